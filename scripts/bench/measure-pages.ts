import { launch } from 'chrome-launcher';
import { findChromium } from '../browsers/find-chromium';
import type { Contender } from './folders';
import { noScript, type PageRow } from './page-row';
import { measurePage, type PageRun } from './page-run';
import { hasRoute } from './routes';
import { serveFolder } from './serve-folder';
import { inTurn } from './statistics';

/**
 * Measures each route of each contender that has it, round by round: what slows the machine for a minute then slows
 * all of them. Accessibility, best practices and SEO do not vary, and are judged in the first round.
 *
 * @param onRun is told of each run
 */
export async function measurePages(
  contenders: readonly Contender[],
  routes: readonly string[],
  rounds: number,
  onRun: (line: string) => void,
): Promise<PageRow[]> {
  const served = await Promise.all(
    contenders.map(async (contender) => ({ ...contender, server: await serveFolder(contender.folder) })),
  );
  const rows = routes.flatMap((route) =>
    served.filter(({ folder }) => hasRoute(folder, route)).map((one) => ({ ...one, route, runs: [] as PageRun[] })),
  );
  try {
    for (let round = 0; round < rounds; round += 1) {
      await withChromium(async (port) => {
        // The first page of a new browser pays for the browser's own start, whichever page it is: nobody's run.
        if (rows[0]) await measurePage(rows[0].server.origin + rows[0].route, port, false);
        for (const route of routes) {
          const sameRoute = rows.filter((row) => row.route === route);
          for (const { name, server, runs } of inTurn(sameRoute, round)) {
            const run = await measurePage(server.origin + route, port, round === 0 && name !== noScript);
            runs.push(run);
            onRun(`${round + 1}/${rounds} ${route} ${name}: ${run.performance}, LCP ${Math.round(run.lcp)} ms`);
          }
        }
      });
    }
  } finally {
    await Promise.all(served.map(({ server }) => server.close()));
  }
  return rows.map(({ route, name, runs }) => ({ route, name, runs }));
}

async function withChromium(use: (port: number) => Promise<void>): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...(isRoot ? ['--no-sandbox'] : [])],
  });
  try {
    await use(chrome.port);
  } finally {
    chrome.kill();
  }
}
