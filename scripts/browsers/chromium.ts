import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

/**
 * The path of the Chromium to test with: CHROMIUM_PATH, else Playwright's download, else one on the PATH. Where there is none,
 * Playwright installs one into the user's cache; if that fails, Playwright later says that this path is missing.
 */
export function findChromium(): string {
  const own = chromium.executablePath();
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!existsSync(own) && !onPath(systemNames))
    spawnSync('npx playwright install chromium', { shell: true, stdio: 'inherit' });
  return existsSync(own) ? own : (onPath(systemNames) ?? own);
}

/**
 * The path of Chromium's headless shell (the engine without windows, PDF viewer and pop-up blocker, twice as fast), else of
 * Chromium; undefined where Playwright starts its own.
 */
export function findHeadlessShell(): string | undefined {
  const program = findChromium();
  const isPlaywrights = program === chromium.executablePath();
  return isPlaywrights ? undefined : (onPath(['chromium-headless-shell', 'chrome-headless-shell']) ?? program);
}
