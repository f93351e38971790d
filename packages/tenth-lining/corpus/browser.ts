import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';

/** The program of CHROMIUM_PATH, else Playwright's own download, else a system's. */
const programs = [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium'];

/** Opens a page of Chromium for drawing, and closes the browser afterwards. */
export async function withBrowser<Result>(draw: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: programs.find((path) => path && existsSync(path)),
    // With hinting, glyphs on screen, where the ground truth is measured, are not as wide as on paper.
    args: ['--font-render-hinting=none'],
  });
  try {
    return await draw(await browser.newPage());
  } finally {
    await browser.close();
  }
}
