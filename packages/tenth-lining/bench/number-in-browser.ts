import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** Milliseconds from choosing; `longest`: processor time of the longest task on the page's own thread. */
export type Numbered = { first: number; all: number; longest: number; megabytes: number };

/** Numbers a file on the exported page, as a reader does, with the engine on its way as the pointer is. */
export async function numberInBrowser(browser: Browser, address: string, file: string): Promise<Numbered> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/tenth-lining/number/`);
  // The first move of all has no length.
  await page.mouse.move(5, 5, { steps: 2 });
  await page.locator('main [data-ready]').waitFor();
  const loaded = page.waitForResponse(/engine\.js$/);
  await page.locator('input[type=file]').hover();
  await (await loaded).finished();
  await page.evaluate(() => {
    const seen = { chosen: 0, first: 0, all: 0 };
    Object.assign(window, { seen });
    addEventListener('change', () => (seen.chosen ||= performance.now()), { capture: true });
    new MutationObserver(() => {
      if (!seen.first && document.querySelector('main canvas')) seen.first = performance.now() - seen.chosen;
      if (!seen.all && document.querySelector('a[download]')) seen.all = performance.now() - seen.chosen;
    }).observe(document.body, { subtree: true, childList: true });
  });
  await browser.startTracing(page, { categories: ['toplevel'] });
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('a[download]').waitFor({ timeout: 600_000 });
  const longest = longestTask(await browser.stopTracing());
  const seen = await page.evaluate(() => (window as unknown as { seen: { first: number; all: number } }).seen);
  const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo');
  const renderer = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMegabytes(id));
  await context.close();
  return { ...seen, longest, megabytes: Math.max(...renderer) };
}

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } };

/** By processor time, so that a busy machine tells the same; of all pages' own threads, of which only this one works. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const own = new Set(threads.map(threadOf));
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && own.has(threadOf(event)));
  return tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0);
}

/** The peak of a process's memory by Linux's account of it; other systems have none. */
function residentMegabytes(process: number): number {
  const account = `/proc/${process}/status`;
  const status = existsSync(account) ? readFileSync(account, 'utf8') : '';
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
}
