import { open } from './client';

export type Crowd = {
  /** how many were connected at the same time */
  connected: number;
  /** milliseconds from each question to the end of its answer, in ascending order */
  latencies: readonly number[];
  /** what went wrong, a line each: an answer other than 200, or a connection that failed */
  problems: readonly string[];
};

/**
 * Many visitors at once: all are connected before the first one asks; then each asks for the paths in turn, over its own
 * connection, beginning at another one.
 *
 * @param requests how many each of them sends; below the 1,000 after which nginx closes a connection
 */
export async function crowd(
  port: number,
  { connections, requests, paths }: { connections: number; requests: number; paths: readonly string[] },
): Promise<Crowd> {
  const latencies: number[] = [];
  const problems: string[] = [];
  const opened = await Promise.allSettled(Array.from({ length: connections }, () => open(port)));
  const visitors = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  for (const each of opened) if (each.status === 'rejected') problems.push(`Not connected: ${each.reason.message}`);

  const visit = async ({ ask }: (typeof visitors)[number], first: number) => {
    for (let index = 0; index < requests; index += 1) {
      const path = paths[(first + index) % paths.length] ?? '/';
      const begun = performance.now();
      const { status } = await ask(path);
      latencies.push(performance.now() - begun);
      if (status !== 200) problems.push(`${path}: ${status}`);
    }
  };
  const visits = await Promise.allSettled(visitors.map(visit));
  for (const each of visits) if (each.status === 'rejected') problems.push(each.reason.message);
  for (const { socket } of visitors) socket.destroy();
  return { connected: visitors.length, latencies: latencies.sort((a, b) => a - b), problems };
}

/** The value below which a share of the ascending values lie; `0.5` is the median. */
export function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;
}
