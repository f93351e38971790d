import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, CDPSession } from '@playwright/test';
import type { Contender } from './contenders';
import { inTurn } from './report';
import { type ServedFolder, serveFolder } from './serve-folder';
import { slowDown, withPhone } from './slow-phone';

/** What the page itself sees of its beginning. Times in milliseconds. */
type Paints = {
  firstPaint: number;
  largestPaint: number;
  longestTask: number;
  /** what all tasks took above 50 ms each, from the navigation on */
  blocking: number;
  shift: number;
};

/** What a reader gets who opens one page with an empty cache and touches nothing. */
export type ThrottledRun = Paints & {
  /** all that the server sent, heads too */
  bytes: number;
  /** what of it are pictures that stand in or near the first screen */
  pictureBytes: number;
  requests: number;
  elements: number;
};

/** All runs of one page of one contender. */
export type ThrottledRow = { route: string; name: string; runs: ThrottledRun[] };

/** The phone that Lighthouse's mobile preset has in mind. */
export const throttledPhone = { cpu: 4, width: 412, height: 823, scale: 1.75 };

/** How long nothing may happen before the page counts as loaded, in milliseconds: late fonts and prefetches are in. */
const quiet = 2500;

/**
 * Measures each route of each contender that has it, round by round: what slows the machine for a minute then slows all of
 * them.
 *
 * @param onRun is told of each run
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
  const rows = routes.flatMap((route) =>
    served
      .filter(({ folder }) => existsSync(join(folder, route, 'index.html')))
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
          const paints = [run.firstPaint, run.largestPaint].map(Math.round).join(', ');
          onRun(`${round + 1}/${rounds} ${route} ${name}: ${paints} ms`);
        }
      });
    }
  } finally {
    await Promise.all(served.map(({ server }) => server.close()));
  }
  return rows;
}

/** Opens a page in a new tab of a phone, on a slow line, and watches it until nothing happens any more. */
export async function throttledRun(
  context: BrowserContext,
  server: ServedFolder,
  route: string,
): Promise<ThrottledRun> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await forgetEverything(session);
    await slowDown(session, throttledPhone);
    await page.addInitScript(watchPaints);
    let pictureBytes = 0;
    const pictures = new Set<string>();
    session.on('Network.responseReceived', ({ requestId, type }) => type === 'Image' && pictures.add(requestId));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (pictures.has(requestId)) pictureBytes += encodedDataLength;
    });
    const before = server.traffic();
    await page.goto(server.origin + route, { waitUntil: 'load' });
    await page.waitForTimeout(quiet);
    const seen = await page.evaluate<Paints>('window.seen');
    const elements = await page.locator('*').count();
    const after = server.traffic();
    return {
      ...seen,
      bytes: after.bytes - before.bytes,
      pictureBytes,
      requests: after.requests - before.requests,
      elements,
    };
  } finally {
    await page.close();
  }
}

async function forgetEverything(session: CDPSession): Promise<void> {
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
}

/** Runs in the page, before anything of its own. */
function watchPaints(): void {
  const seen: Paints = { firstPaint: Number.NaN, largestPaint: Number.NaN, longestTask: 0, blocking: 0, shift: 0 };
  Object.assign(window, { seen });
  const notes: Record<string, (entry: PerformanceEntry) => void> = {
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.firstPaint = startTime;
    },
    'largest-contentful-paint': ({ startTime }) => {
      seen.largestPaint = startTime;
    },
    longtask: ({ duration }) => {
      seen.longestTask = Math.max(seen.longestTask, duration);
      seen.blocking += duration - 50;
    },
    'layout-shift': (entry) => {
      seen.shift += Reflect.get(entry, 'value');
    },
  };
  for (const [type, note] of Object.entries(notes)) {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  }
}
