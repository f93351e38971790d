import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findChromium } from './find-chromium';

/**
 * Opens a Chromium for drawing and closes it afterwards, whatever happens. Hinting is off: glyphs then have the same
 * widths on screen and on paper, and the counted lines are the printed ones.
 *
 * @param options of the page; `bypassCSP` for drawings that take the place of a page of the site, whose policy refuses
 *   their styles
 */
export async function withBrowser<Result>(
  draw: (page: Page) => Promise<Result>,
  options?: BrowserContextOptions,
): Promise<Result> {
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--font-render-hinting=none', ...(isRoot ? ['--no-sandbox'] : [])],
  });
  try {
    return await draw(await browser.newPage(options));
  } finally {
    await browser.close();
  }
}
