/**
 * What tests start besides Node, and what brings it: told to a person, and run for CI alone, whose machine is thrown away.
 * Run by itself, this unpacks the old Chromiums.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { onPath, run } from './browsers/chromium';

/** `isWhole` asks for more than a person needs, where CI has to have it. */
type Program = { isThere: () => boolean; isWhole?: () => boolean; packages?: readonly string[]; command?: string };

const areOnPath = (...names: readonly string[]) =>
  names.every((name) => onPath(process.env, [name]).some((path) => existsSync(path)));

/** Wrangler stands in a package of its own (deploy/package.json): its 160 MB are for who tests hosts, nobody else. */
export const wranglerProgram = join('deploy', 'node_modules', 'wrangler', 'bin', 'wrangler.js');

const hosts = {
  nginx: {
    isThere: () => areOnPath('nginx'),
    isWhole: hasBrotli,
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    ...(process.platform === 'darwin' && { command: 'brew install nginx' }),
  },
  Wrangler: { isThere: () => existsSync(wranglerProgram), command: 'npm ci --prefix deploy' },
};

/**
 * Of the kind that cheap phones and old computers run: 116 knows popovers but not `closedby` nor hints, 113 is the
 * last that knows no popovers, 109, below the site's floor (README), the last for Windows 7. npm has them, packed for
 * servers: headless shells.
 */
const oldVersions = {
  'Chromium 116': '116.0.0',
  'Chromium 113': '113.0.1',
  'Chromium 109': '109.0.6',
} as const;
type OldChromium = keyof typeof oldVersions;
const oldChromiums = Object.keys(oldVersions) as OldChromium[];
const folder = '.cache/engines';

/** Where the program of an old Chromium is, or would be. */
export const oldChromium = (name: OldChromium) => join(folder, `chromium-${oldVersions[name]}`);

/** The browsers that walk the site (e2e/engines). The newest Chromium has Playwright's tests. */
export type EngineName = 'Firefox' | 'WebKit' | OldChromium;
const engines = {
  Firefox: { isThere: () => areOnPath('firefox-esr'), packages: ['firefox-esr'] },
  WebKit: {
    isThere: () => areOnPath('WebKitWebDriver', 'Xvfb', 'openbox'),
    // It draws into a window; the last three play the film.
    packages: [
      ...['webkit2gtk-driver', 'xvfb', 'openbox'],
      ...['gstreamer1.0-plugins-good', 'gstreamer1.0-plugins-bad', 'gstreamer1.0-libav'],
    ],
  },
  ...(Object.fromEntries(
    oldChromiums.map((name) => [
      name,
      { isThere: () => existsSync(oldChromium(name)), command: 'npx tsx scripts/programs.ts' },
    ]),
  ) as Record<OldChromium, Program>),
};

const programs = {
  ...hosts,
  ...engines,
  // They read the numbered PDFs in their tests.
  'PDF tools': { isThere: () => areOnPath('pdftotext', 'pdfinfo', 'qpdf'), packages: ['poppler-utils', 'qpdf'] },
} satisfies Record<string, Program>;
export type ProgramName = keyof typeof programs;
export type HostProgram = keyof typeof hosts;

export const hostPrograms = Object.keys(hosts) as HostProgram[];
export const engineNames = Object.keys(engines) as EngineName[];

/** Those of some programs that are not on this machine. */
export function missing<Name extends ProgramName>(names: readonly Name[]): Name[] {
  return names.filter((name) => !programs[name].isThere());
}

/** The command that brings a program to a person's machine. It is told, never run, in their place. */
export function commandFor(name: ProgramName): string {
  const { command, packages = [] }: Program = programs[name];
  return command ?? `sudo apt-get install ${packages.join(' ')}`;
}

/** Brings what is missing to CI's machine. Whether it worked: `missing`. */
export function installForCi(names: readonly ProgramName[]): void {
  const lacking = names.map((name): Program => programs[name]).filter(({ isThere, isWhole = isThere }) => !isWhole());
  for (const command of new Set(lacking.flatMap(({ command = [] }) => command))) run(command);
  const packages = lacking.flatMap(({ packages = [] }) => packages);
  if (packages.length > 0)
    run(`apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`);
}

/** Whether this machine's nginx can send the brotli copies, as deploy/nginx.conf asks; some systems lack the module. */
export function hasBrotli(): boolean {
  mkdirSync('.cache', { recursive: true });
  const file = resolve('.cache/brotli.conf');
  writeFileSync(file, 'include /etc/nginx/modules-enabled/*.conf;\nevents {}\nhttp { brotli_static on; }\n');
  return spawnSync('nginx', ['-t', '-q', '-c', file]).status === 0;
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

if (process.argv[1]?.endsWith('programs.ts')) unpackOldChromiums();
