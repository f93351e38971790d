import autocannon from 'autocannon';

export type Drive = {
  /** answers in all, and a second */
  answers: number;
  rate: number;
  /** milliseconds from a question to the end of its answer: the median, and what 99 % stay below */
  median: number;
  most: number;
  /** what went wrong, a line each: connections that failed, waits of over ten seconds, answers other than 200 */
  problems: readonly string[];
};

/**
 * Visitors of a host on this machine, all at the same time, each over a connection of its own and asking for the paths in
 * turn (autocannon).
 *
 * @param amount how many questions they ask together
 * @param pipelining how many of them a visitor has on the way
 */
export async function drive(
  port: number,
  { connections, amount, paths, pipelining = 1 }: DriveOptions,
): Promise<Drive> {
  const { latency, requests, errors, timeouts, non2xx } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    amount,
    pipelining,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    requests: paths.map((path) => ({ path })),
  });
  const failures = {
    'connections failed': errors,
    'answers took over ten seconds': timeouts,
    'answers were no 200': non2xx,
  };
  return {
    answers: requests.total,
    rate: requests.average,
    median: latency.p50,
    most: latency.p99,
    problems: Object.entries(failures).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : [])),
  };
}

type DriveOptions = { connections: number; amount: number; paths: readonly string[]; pipelining?: number };
