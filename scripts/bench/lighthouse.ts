/**
 * `npm run bench:lighthouse` asks Lighthouse for every page of the export, as a phone on a slow line that it simulates, and
 * prints a table: scores, milliseconds, and the audits that found something. `-- /legal/ /team/` asks for those alone.
 */
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { ensureChromium, findChromium, sandboxArgs } from '../browsers/chromium';
import { benchRoutes } from './contenders';
import { conditionsOf, markdownTable } from './report';
import { serveFolder } from './serve-folder';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

const trouble = ensureChromium();
if (trouble) throw new Error(trouble);
const routes = process.argv.length > 2 ? process.argv.slice(2) : benchRoutes('out');
const server = await serveFolder('out');
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: ['--headless=new', ...sandboxArgs],
});
const lines: string[][] = [];
try {
  for (const route of routes) {
    // A trace gets lost now and then (NO_NAVSTART), and Lighthouse itself asks to be run again.
    const report = (await reportOf(route)) ?? (await reportOf(route));
    if (!report) throw new Error(`${route}: Lighthouse could not measure it, twice`);
    lines.push(lineOf(route, report));
  }
} finally {
  chrome.kill();
  await server.close();
}
const titles = ['Route', 'Found', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS'];
process.stdout.write(`${conditionsOf(1)}\n\n${markdownTable(titles, lines, 2)}\n`);

/** Undefined where Lighthouse failed. Called as a module, it reports that to nobody. */
async function reportOf(route: string): Promise<Result | undefined> {
  const options = { port: chrome.port, logLevel: 'error', onlyCategories: categories } as const;
  const report = (await lighthouse(server.origin + route, { ...options, disableFullPageScreenshot: true }))?.lhr;
  return report?.runtimeError ? undefined : report;
}

function lineOf(route: string, { categories: scored, audits }: Result): string[] {
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const weighed = ['accessibility', 'best-practices', 'seo'].flatMap((category) => scored[category]?.auditRefs ?? []);
  const found = weighed.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id);
  return [
    `\`${route}\``,
    found.join(', '),
    ...categories.map((category) => String(Math.round((scored[category]?.score ?? Number.NaN) * 100))),
    ...times.map((time) => String(Math.round(figure(time)))),
    figure('cumulative-layout-shift').toFixed(3),
  ];
}
