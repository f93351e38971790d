import type { Contender } from './folders';
import { hasRoute } from './routes';
import { serveFolder } from './serve-folder';
import { withPhone } from './slow-phone';
import { inTurn } from './statistics';
import { type ThrottledRun, throttledPhone, throttledRun } from './throttled-run';

/** All runs of one page of one contender. */
export type ThrottledRow = { route: string; name: string; runs: ThrottledRun[] };

/**
 * Measures each route of each contender that has it with the slow line and processor applied, round by round, as
 * `measurePages` does. The home page always: every route is held against those of the other sites.
 */
export async function measureThrottled(
  contenders: readonly Contender[],
  routes: readonly string[],
  rounds: number,
  onRun: (line: string) => void,
): Promise<ThrottledRow[]> {
  const served = await Promise.all(
    contenders.map(async (contender) => ({ ...contender, server: await serveFolder(contender.folder) })),
  );
  const rows = [...new Set(['/', ...routes])].flatMap((route) =>
    served
      .filter(({ folder }) => hasRoute(folder, route))
      .map((one) => ({ ...one, route, runs: [] as ThrottledRun[] })),
  );
  try {
    for (let round = 0; round < rounds; round += 1) {
      await withPhone(throttledPhone, async (context) => {
        // The first page of a new browser pays for the browser's own start, whichever page it is: nobody's run.
        if (rows[0]) await throttledRun(context, rows[0].server, rows[0].route);
        for (const { route, name, server, runs } of inTurn(rows, round)) {
          const run = await throttledRun(context, server, route);
          runs.push(run);
          onRun(
            `${round + 1}/${rounds} ${route} ${name}: ${Math.round(run.firstPaint)}, ${Math.round(run.largestPaint)} ms`,
          );
        }
      });
    }
  } finally {
    await Promise.all(served.map(({ server }) => server.close()));
  }
  return rows.map(({ route, name, runs }) => ({ route, name, runs }));
}
