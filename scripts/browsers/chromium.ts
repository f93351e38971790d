import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';

type Environment = Readonly<Record<string, string | undefined>>;

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell', 'chrome-headless-shell.exe'];

/** Root (containers, CI) cannot use Chromium's sandbox; everybody else keeps it. */
export const sandboxArgs: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
/** It also asks nothing of anybody by itself. */
export const quietArgs = [
  ...sandboxArgs,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where programs of these names would be on the PATH, folder by folder. */
export const onPath = ({ PATH = '' }: Environment, names: readonly string[]) =>
  PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

const firstThere = (paths: ReadonlyArray<string | undefined>) => paths.find((path) => path && existsSync(path));

/** The Chromium to test with, if there is one: CHROMIUM_PATH, else Playwright's own download, else one on the PATH. */
export function findChromium(env: Environment = process.env, own = chromium.executablePath()): string | undefined {
  return firstThere([env.CHROMIUM_PATH, own, ...onPath(env, systemNames)]);
}

/**
 * Chromium's headless shell: the same engine without windows, PDF viewer and pop-up blocker, in which a page opens in half
 * the time. CHROMIUM_PATH, else the one beside Playwright's own Chromium (`…/chromium-1234/chrome-linux/chrome`), else one
 * on the PATH, else what findChromium finds.
 */
export function findHeadlessShell(env: Environment = process.env, own = chromium.executablePath()): string | undefined {
  const folder = /^.*[\\/]chromium-\d+(?=[\\/])/.exec(own)?.[0].replace(/chromium(-\d+)$/, 'chromium_headless_shell$1');
  const besideOwn =
    folder && existsSync(folder)
      ? readdirSync(folder).flatMap((inner) => shellNames.map((name) => join(folder, inner, name)))
      : [];
  return firstThere([env.CHROMIUM_PATH, ...besideOwn, ...onPath(env, shellNames)]) ?? findChromium(env, own);
}

// Playwright's own download is the version the tests were written with. A person's machine is asked for nothing more.
const playwright = 'npx playwright install chromium';

// CI's machine is thrown away: there the system's package manager may bring libraries, or the whole browser where
// Playwright's server cannot be reached.
const forCi = [
  'npx playwright install --with-deps chromium',
  playwright,
  'apt-get update -qq && apt-get install -y -qq chromium',
];
// Debian has the headless shell in a package of its own, which older releases lack. Without it the tests take twice as long.
const shellForCi = 'apt-get update -qq && apt-get install -y -qq chromium-headless-shell';

/**
 * Makes sure that a Chromium can be found. Where there is none, Playwright's installer is asked, which writes to the
 * user's own cache; with CI=true the system's package manager too.
 *
 * @returns one sentence with what to do where none could be installed
 */
export function ensureChromium(): string | undefined {
  const isCi = Boolean(process.env.CI);
  for (const command of isCi ? forCi : [playwright]) {
    if (findChromium()) break;
    process.stdout.write(`No Chromium found: ${command}\n`);
    run(command);
  }
  if (!findChromium()) {
    return `No Chromium: \`${playwright}\` brought none. Install one and set CHROMIUM_PATH to its program.`;
  }
  if (isCi && findHeadlessShell() === findChromium()) run(shellForCi);
  return undefined;
}

/** Runs an installer, without its words: whether it worked is seen by what it brings. */
export function run(command: string): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, { shell: true, stdio: 'ignore', timeout: 10 * 60_000, env });
}

/**
 * Opens a Chromium for drawing and closes it afterwards, whatever happens. Hinting is off: glyphs then have the same
 * widths on screen and on paper, and the counted lines are the printed ones.
 */
export async function withBrowser<Result>(draw: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--font-render-hinting=none', ...sandboxArgs],
  });
  try {
    return await draw(await browser.newPage());
  } finally {
    await browser.close();
  }
}
