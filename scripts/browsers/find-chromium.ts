import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

type Environment = Readonly<Record<string, string | undefined>>;

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell', 'chrome-headless-shell.exe'];

/** Where programs of these names would be on the PATH, folder by folder. */
export const onPath = ({ PATH = '' }: Environment, names: readonly string[]) =>
  PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

const firstThere = (paths: ReadonlyArray<string | undefined>) => paths.find((path) => path && existsSync(path));

/**
 * The Chromium to test with: CHROMIUM_PATH, else Playwright's own download, else one on the PATH.
 *
 * @param own where Playwright's download would be
 * @returns the program's path, or undefined where there is none
 */
export function findChromium(env: Environment = process.env, own = chromium.executablePath()): string | undefined {
  return firstThere([env.CHROMIUM_PATH, own, ...onPath(env, systemNames)]);
}

/**
 * Chromium's headless shell: the same engine without a browser around it, so no windows, no PDF viewer and no pop-up
 * blocker. A page opens in half the time. CHROMIUM_PATH, else the one that Playwright downloads beside its Chromium,
 * else one on the PATH, else the Chromium that findChromium finds.
 *
 * @param own the Chromium that Playwright would download: `…/chromium-1234/chrome-linux/chrome`
 */
export function findHeadlessShell(env: Environment = process.env, own = chromium.executablePath()): string | undefined {
  const folder = /^.*[\\/]chromium-\d+(?=[\\/])/.exec(own)?.[0].replace(/chromium(-\d+)$/, 'chromium_headless_shell$1');
  const besideOwn =
    folder && existsSync(folder)
      ? readdirSync(folder).flatMap((inner) => shellNames.map((name) => join(folder, inner, name)))
      : [];
  return firstThere([env.CHROMIUM_PATH, ...besideOwn, ...onPath(env, shellNames)]) ?? findChromium(env, own);
}
