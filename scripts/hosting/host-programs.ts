import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A program that the host tests start, and the command with which a person brings it. */
export type HostProgram = 'nginx' | 'Wrangler';

/** Wrangler stands in a package of its own (deploy/package.json): its 160 MB are for who tests hosts, nobody else. */
export const wranglerProgram = join('deploy', 'node_modules', 'wrangler', 'bin', 'wrangler.js');

const isThere: Readonly<Record<HostProgram, () => boolean>> = {
  nginx: () => spawnSync('nginx', ['-v']).status === 0,
  Wrangler: () => existsSync(wranglerProgram),
};

/** The programs that are not on this machine. */
export function missingPrograms(): HostProgram[] {
  return (Object.keys(isThere) as HostProgram[]).filter((program) => !isThere[program]());
}

/** The command that brings a program to a person's machine. It is told, never run, in their place. */
export function commandFor(program: HostProgram, platform: string = process.platform): string {
  if (program === 'Wrangler') return 'npm ci --prefix deploy';
  return platform === 'darwin' ? 'brew install nginx' : 'sudo apt-get install nginx libnginx-mod-http-brotli-static';
}

/** Brings poppler and qpdf, which read the numbered PDFs in their tests, to CI's machine where they are missing. */
export function installPdfToolsForCi(): void {
  const isMissing = ['pdftotext', 'pdfinfo', 'qpdf'].some((name) => spawnSync(name, ['--version']).error);
  if (isMissing) run('apt-get update -qq && apt-get install -y -qq --no-install-recommends poppler-utils qpdf');
}

/** Brings what is missing to CI's machine, which is thrown away after the run. Whether it worked: `missingPrograms`. */
export function installForCi(): void {
  if (missingPrograms().includes('Wrangler')) run('npm ci --prefix deploy --no-audit --no-fund');
  if (!hasBrotli())
    run('apt-get update -qq && apt-get install -y -qq --no-install-recommends nginx libnginx-mod-http-brotli-static');
}

/** Whether this machine's nginx can send the brotli copies, as deploy/nginx.conf asks; some systems lack the module. */
export function hasBrotli(): boolean {
  const file = join(mkdtempSync(join(tmpdir(), 'nginx-')), 'nginx.conf');
  writeFileSync(file, 'include /etc/nginx/modules-enabled/*.conf;\nevents {}\nhttp { brotli_static on; }\n');
  return spawnSync('nginx', ['-t', '-q', '-c', file]).status === 0;
}

function run(command: string): void {
  spawnSync(command, { shell: true, stdio: 'ignore', timeout: 5 * 60_000 });
}
