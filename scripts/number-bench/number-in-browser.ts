import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { numberPdf as words } from '../../content/number-pdf';

/** Milliseconds from choosing; `longest` the longest task on the page's own thread; `pages` as the file has them. */
export type Numbered = { first: number; all: number; longest: number; megabytes: number };

/** Numbers a file on the exported page, as a reader does, with the engine on its way as the pointer is. */
export async function numberInBrowser(browser: Browser, address: string, file: string): Promise<Numbered> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/tenth-lining/number/`);
  await page.mouse.move(5, 5);
  await page.locator('main [data-ready]').waitFor();
  const loaded = page.waitForResponse(/engine\.js$/);
  await page.getByText(words.choose.label, { exact: true }).hover();
  await (await loaded).finished();
  await page.evaluate(() => {
    const seen = { longest: 0, chosen: 0, first: 0, all: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
    addEventListener('change', () => (seen.chosen ||= performance.now()), { capture: true });
    new MutationObserver(() => {
      if (!seen.first && document.querySelector('main li canvas')) seen.first = performance.now() - seen.chosen;
      if (!seen.all && document.querySelector('a[download]')) seen.all = performance.now() - seen.chosen;
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('a[download]').waitFor({ timeout: 600_000 });
  const seen = await page.evaluate(() => (window as unknown as { seen: Omit<Numbered, 'megabytes'> }).seen);
  const client = await context.newCDPSession(page);
  const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo');
  const renderer = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMegabytes(id));
  await client.detach();
  await context.close();
  return { ...seen, megabytes: Math.max(...renderer) };
}

function residentMegabytes(process: number): number {
  const status = readStatus(process);
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
}

/** Linux's account of a process, the peak of its memory among it; empty on other systems. */
function readStatus(process: number): string {
  try {
    return readFileSync(`/proc/${process}/status`, 'utf8');
  } catch {
    return '';
  }
}
