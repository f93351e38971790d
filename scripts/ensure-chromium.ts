import { spawnSync } from 'node:child_process';
import { findChromium } from '../lib/find-chromium';

// Playwright's own download first: it is the version the tests were written with. The package managers follow for
// machines that cannot reach it. Each is tried only where its program exists.
const installers = [
  'npx playwright install --with-deps chromium',
  'npx playwright install chromium',
  // Debian has the headless shell in a package of its own; older releases lack it.
  'apt-get update -qq && (apt-get install -y -qq chromium chromium-headless-shell || apt-get install -y -qq chromium)',
  'dnf install -y chromium',
  'apk add --no-cache chromium',
  'brew install --cask chromium',
];

type EnsureChromiumOptions = {
  /** where a Chromium is, if there is one */
  find?: () => string | undefined;
  /** runs one installer; whether it worked is seen by `find` alone */
  install?: (command: string) => void;
};

/**
 * Makes sure that a Chromium can be found (lib/find-chromium.ts), installing one if need be.
 *
 * @returns one sentence with what to do where none could be installed; undefined when there is one
 */
export function ensureChromium({ find = findChromium, install = run }: EnsureChromiumOptions = {}): string | undefined {
  if (find()) return undefined;
  process.stdout.write('No Chromium found: installing one.\n');
  for (const command of installers) {
    install(command);
    if (find()) return undefined;
  }
  return 'No Chromium could be installed: install one and set CHROMIUM_PATH to its program.';
}

function run(command: string): void {
  spawnSync(command, { shell: true, stdio: 'ignore', timeout: 10 * 60_000 });
}
