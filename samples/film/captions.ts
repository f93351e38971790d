import type { TimedShot } from './timeline';

/**
 * The captions as a WebVTT file (https://www.w3.org/TR/webvtt1/): one cue a shot with the words on the screen. The
 * first says that there is nothing to hear.
 *
 * @param shots with their times in seconds
 * @param silence the sentence that says so
 */
export function captions(shots: readonly TimedShot[], silence: string): string {
  const cues = shots.map(({ id, start, end, title, accent, text }, index) => {
    const words = [title, accent].filter(Boolean).join(' ');
    const firstLine = index === 0 ? `[${silence}] ${words}` : words;
    return `${id}\n${timestamp(start)} --> ${timestamp(end)}\n${firstLine}\n${text}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

/** `hh:mm:ss.ttt`, as WebVTT wants it, of a time in seconds. */
export function timestamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}
