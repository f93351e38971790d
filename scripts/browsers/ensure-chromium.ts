import { spawnSync } from 'node:child_process';
import { findChromium, findHeadlessShell } from './find-chromium';

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

type EnsureChromiumOptions = {
  isCi?: boolean;
  /** where a Chromium is, if there is one */
  find?: () => string | undefined;
  /** where a headless shell is, or else the Chromium */
  findShell?: () => string | undefined;
  /** runs one installer; whether it worked is seen by `find` alone */
  install?: (command: string) => void;
};

/**
 * Makes sure that a Chromium can be found (scripts/browsers/find-chromium.ts). Where there is none, Playwright's
 * installer is asked, which writes to the user's own cache; with CI=true the system's package manager too.
 *
 * @returns one sentence with what to do where none could be installed; undefined when there is one
 */
export function ensureChromium({
  isCi = Boolean(process.env.CI),
  find = findChromium,
  findShell = findHeadlessShell,
  install = run,
}: EnsureChromiumOptions = {}): string | undefined {
  for (const command of isCi ? forCi : [playwright]) {
    if (find()) break;
    process.stdout.write(`No Chromium found: ${command}\n`);
    install(command);
  }
  if (find()) {
    if (isCi && findShell() === find()) install(shellForCi);
    return undefined;
  }
  return `No Chromium: \`${playwright}\` brought none. Install one and set CHROMIUM_PATH to its program.`;
}

/** Runs an installer, without its words. Whether it worked is seen by looking for what it brings. */
export function run(command: string): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, { shell: true, stdio: 'ignore', timeout: 10 * 60_000, env });
}
