import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { findChromium, onPath, run } from './chromium';

/** The browsers that walk the site (e2e/engines), besides Playwright's tests. */
export type EngineName = 'Firefox' | 'WebKit' | 'Chromium' | OldChromium;

/**
 * Of the kind that cheap phones and old computers run: 123 and 116 know popovers but not `closedby` nor hints, 113 is the
 * last that knows no popovers, 109, below the site's floor (README), the last for Windows 7. npm has them, packed for
 * servers: headless shells.
 */
const oldVersions = {
  'Chromium 123': '123.0.1',
  'Chromium 116': '116.0.0',
  'Chromium 113': '113.0.1',
  'Chromium 109': '109.0.6',
} as const;
type OldChromium = keyof typeof oldVersions;
const oldChromiums = Object.keys(oldVersions) as OldChromium[];
const folder = '.cache/engines';

/** Where the program of an old Chromium is, or would be. */
export const oldChromium = (name: OldChromium) => join(folder, `chromium-${oldVersions[name]}`);

const isOnPath = (name: string) => onPath(process.env, [name]).some((path) => existsSync(path));

type Engine = { isThere: () => boolean; packages?: readonly string[]; command?: string };

const unpack = 'npx tsx scripts/browsers/engines.ts';

/** How to see that an engine is there, and what brings it: packages of Debian, or a command. */
const engines: Readonly<Record<EngineName, Engine>> = {
  Firefox: { isThere: () => isOnPath('firefox-esr'), packages: ['firefox-esr'] },
  WebKit: {
    isThere: () => ['WebKitWebDriver', 'Xvfb', 'openbox'].every(isOnPath),
    // It draws into a window; the last three play the film.
    packages: [
      ...['webkit2gtk-driver', 'xvfb', 'openbox'],
      ...['gstreamer1.0-plugins-good', 'gstreamer1.0-plugins-bad', 'gstreamer1.0-libav'],
    ],
  },
  Chromium: { isThere: () => findChromium() !== undefined, command: 'npx playwright install chromium' },
  ...ofOld((name) => ({ isThere: () => existsSync(oldChromium(name)), command: unpack })),
};

/** One value for each of the old Chromiums. */
export function ofOld<Value>(value: (name: OldChromium) => Value): Record<OldChromium, Value> {
  return Object.fromEntries(oldChromiums.map((name) => [name, value(name)])) as Record<OldChromium, Value>;
}

/** The engines that are not on this machine. */
export function missingEngines(): EngineName[] {
  return (Object.keys(engines) as EngineName[]).filter((name) => !engines[name].isThere());
}

/** The command that brings an engine to a person's machine. It is told, never run, in their place. */
export function commandForEngine(name: EngineName): string {
  const { command, packages = [] } = engines[name];
  return command ?? `sudo apt-get install ${packages.join(' ')}`;
}

/** Brings what is missing to CI's machine, which is thrown away after the run. Whether it worked: `missingEngines`. */
export function installEnginesForCi(): void {
  unpackOldChromiums();
  const packages = missingEngines().flatMap((name) => engines[name].packages ?? []);
  if (packages.length > 0)
    run(`apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`);
}

/** Fetches the old Chromiums from npm and unpacks them. */
function unpackOldChromiums(): void {
  for (const name of oldChromiums) {
    const program = oldChromium(name);
    if (existsSync(program)) continue;
    const own = join(folder, oldVersions[name]);
    mkdirSync(own, { recursive: true });
    const options = '--no-save --no-package-lock --no-audit --no-fund --ignore-scripts';
    run(`npm install ${options} --prefix ${own} @sparticuz/chromium@${oldVersions[name]}`);
    const packed = join(own, 'node_modules/@sparticuz/chromium/bin/chromium.br');
    if (!existsSync(packed)) continue;
    // Under its own name only when it is whole.
    writeFileSync(`${program}.part`, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
    renameSync(`${program}.part`, program);
    rmSync(own, { recursive: true });
  }
}

if (process.argv[1]?.endsWith('engines.ts')) unpackOldChromiums();
