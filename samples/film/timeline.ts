import type { Shot } from '../../content/introduction';

export type TimedShot = Shot & { start: number; end: number };

/**
 * Where each shot stands in the film.
 *
 * @param shots in the film's order, with their lengths in seconds
 * @returns the same shots with start and end, in seconds from the beginning
 */
export function timeline(shots: readonly Shot[]): TimedShot[] {
  let start = 0;
  return shots.map((shot) => {
    const end = start + shot.seconds;
    const timed = { ...shot, start, end };
    start = end;
    return timed;
  });
}
