import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';

/** The program of CHROMIUM_PATH, else Playwright's own download, else a system's. */
const programs = [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium'];

/**
 * Starts Chromium. Without hinting glyphs have the same widths on screen and on paper, and the lines that are counted are the
 * printed ones.
 */
const startBrowser = () =>
  chromium.launch({
    executablePath: programs.find((path) => path && existsSync(path)),
    args: ['--font-render-hinting=none', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });

/** Opens a page for drawing and closes its browser afterwards. */
export async function withBrowser<Result>(draw: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await startBrowser();
  try {
    return await draw(await browser.newPage());
  } finally {
    await browser.close();
  }
}
