import { spawnSync } from 'node:child_process';
import { findChromium } from '../lib/find-chromium';

// Playwright's own download first: it is the version the tests were written with. The package managers follow for
// machines that cannot reach it. Each is tried only where its program exists.
const installers = [
  'npx playwright install --with-deps chromium',
  'npx playwright install chromium',
  'apt-get update -qq && apt-get install -y -qq chromium',
  'dnf install -y chromium',
  'apk add --no-cache chromium',
  'brew install --cask chromium',
];

/** Makes sure that a Chromium can be found, installing one if need be; ends the process with one sentence if it cannot. */
export function ensureChromium(): void {
  if (findChromium()) return;
  process.stdout.write('No Chromium found: installing one.\n');
  for (const command of installers) {
    spawnSync(command, { shell: true, stdio: 'ignore', timeout: 10 * 60_000 });
    if (findChromium()) return;
  }
  process.stderr.write('No Chromium could be installed: install one and set CHROMIUM_PATH to its program.\n');
  process.exit(1);
}
