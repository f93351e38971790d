import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * The Chromium to test with: CHROMIUM_PATH, else Playwright's own download, else one on the PATH.
 *
 * @param own where Playwright's download would be
 * @returns the program's path, or undefined where there is none
 */
export function findChromium(
  env: Readonly<Record<string, string | undefined>> = process.env,
  own = chromium.executablePath(),
): string | undefined {
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => systemNames.map((name) => join(folder, name)));
  return [env.CHROMIUM_PATH, own, ...onPath].find((path) => path !== undefined && path !== '' && existsSync(path));
}
