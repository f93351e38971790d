/**
 * `npm run bench`: first and largest paint, layout shift and bytes of the built pages on a slow phone, with an empty
 * cache and no interaction. `npm run bench -- ../before/out` measures another export's pages in turn with
 * them, and prints the ratio of paint times. `--runs 5`, `--routes /,/legal/`.
 */
import { existsSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from './browsers/chromium';
import { exitWithError } from './exit-with-error';
import { type ExportedPage, exportedPages, pagesByTemplate } from './export/exported-pages';
import { startStaticServer } from './serve/static-server';

/** Times in milliseconds; bytes over the line, with headers. */
type Visit = { firstPaint: number; largestPaint: number; shift: number; bytes: number };

/** One page of one export, with the visits of all rounds. */
type Row = { route: string; folder: string; origin: string; visits: Visit[] };

// The phone and the line of Lighthouse's mobile preset.
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const bytesPerSecond = 1_600_000 / 8;
const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond / 2 };
const slowLine = { offline: false, latency: 150, ...throughput };
/** The time that is measured after `load`, so that late fonts count. */
const millisecondsAfterLoad = 2500;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, routes: { type: 'string' } },
});
const folders = ['out', ...positionals];
for (const folder of folders)
  if (!existsSync(join(folder, 'index.html'))) exitWithError(`There is no ${folder}/index.html.`);

const exports = await Promise.all(
  folders.map(async (folder) => {
    const server = await startStaticServer(folder, 0);
    return { folder, server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
  }),
);
const rows = (values.routes?.split(',') ?? heaviestOfEachTemplate()).flatMap((route) =>
  exports
    .filter(({ folder }) => existsSync(join(folder, route, 'index.html')))
    .map(({ folder, origin }): Row => ({ route, folder, origin, visits: [] })),
);
for (let round = 0; round < Number(values.runs); round += 1)
  await measureRound(round % 2 === 0 ? rows : rows.toReversed());
for (const { server } of exports) server.close().closeAllConnections();
printTable();

function heaviestOfEachTemplate(): string[] {
  const pages = exportedPages('out').filter(({ route }) => route.endsWith('/') && !route.startsWith('/forms/'));
  const sizeOf = ({ file }: ExportedPage) => statSync(file).size;
  const templates = [...pagesByTemplate(pages).values()];
  return templates
    .flatMap((same) => same.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 1))
    .map(({ route }) => route);
}

/** One visit to each page in one browser, so that what slows the machine for a minute slows all of them. */
async function measureRound(inTurn: readonly Row[]): Promise<void> {
  // Without a folder of its own Playwright makes a profile, and deletes it at the end.
  const context = await chromium.launchPersistentContext('', { ...phone, executablePath: findChromium() });
  // The first page of a new browser pays for the browser's start.
  if (inTurn[0]) await visit(context, inTurn[0]);
  for (const row of inTurn) row.visits.push(await visit(context, row));
  await context.close();
}

async function visit(context: BrowserContext, { origin, route }: Row): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(watchPaints);
  await page.goto(origin + route, { waitUntil: 'load' });
  await page.waitForTimeout(millisecondsAfterLoad);
  const paints = await page.evaluate<Omit<Visit, 'bytes'>>('window.paints');
  await page.close();
  return { ...paints, bytes };
}

/** Runs in the page before its own scripts. */
function watchPaints(): void {
  const paints = { firstPaint: Number.NaN, largestPaint: Number.NaN, shift: 0 };
  Object.assign(window, { paints });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') paints.firstPaint = entry.startTime;
      if (entry.entryType === 'largest-contentful-paint') paints.largestPaint = entry.startTime;
      if (entry.entryType === 'layout-shift') paints.shift += Reflect.get(entry, 'value');
    }
  }).observe({ entryTypes: ['paint', 'largest-contentful-paint', 'layout-shift'] });
}

function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? Number.NaN) + (sorted[sorted.length >> 1] ?? Number.NaN)) / 2;
}

/** Medians of the rounds; a ratio is the median of the rounds' ratios. */
function printTable(): void {
  process.stdout.write('| Page | Export | First paint | Largest paint | Shift | KB | This site to it |\n');
  process.stdout.write('|---|---|---:|---:|---:|---:|---:|\n');
  for (const { route, folder, visits } of rows) {
    const middle = (figure: keyof Visit) => median(visits.map((visit) => visit[figure]));
    const own = rows.find((row) => row.route === route && row.folder === 'out')?.visits ?? [];
    const ratio = (figure: keyof Visit) =>
      median(own.map((visit, round) => visit[figure] / (visits[round]?.[figure] ?? Number.NaN))).toFixed(2);
    const cells = [
      ...[route, folder, middle('firstPaint').toFixed(0), middle('largestPaint').toFixed(0)],
      ...[middle('shift').toFixed(3), (middle('bytes') / 1000).toFixed(1)],
      folder === 'out' ? '' : `${ratio('firstPaint')} / ${ratio('largestPaint')}`,
    ];
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
  }
}
