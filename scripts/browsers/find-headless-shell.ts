import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './find-chromium';

const names = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell', 'chrome-headless-shell.exe'];

/**
 * Chromium's headless shell: the same engine without a browser around it, so no windows, no PDF viewer and no pop-up
 * blocker. A page opens in half the time. CHROMIUM_PATH, else the one that Playwright downloads beside its Chromium,
 * else one on the PATH, else the Chromium that findChromium finds.
 *
 * @param own the Chromium that Playwright would download: `…/chromium-1234/chrome-linux/chrome`
 * @returns the program's path, or undefined where there is neither
 */
export function findHeadlessShell(
  env: Readonly<Record<string, string | undefined>> = process.env,
  own: string = chromium.executablePath(),
): string | undefined {
  const folder = /^.*[\\/]chromium-\d+(?=[\\/])/.exec(own)?.[0].replace(/chromium(-\d+)$/, 'chromium_headless_shell$1');
  const besideOwn =
    folder && existsSync(folder)
      ? readdirSync(folder).flatMap((inner) => names.map((name) => join(folder, inner, name)))
      : [];
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((place) => names.map((name) => join(place, name)));
  return (
    [env.CHROMIUM_PATH, ...besideOwn, ...onPath].find(
      (path) => path !== undefined && path !== '' && existsSync(path),
    ) ?? findChromium(env, own)
  );
}
