import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Wrangler stands in a package of its own (deploy/package.json): its 160 MB are for who tests hosts, nobody else. */
export const wranglerProgram = join('deploy', 'node_modules', 'wrangler', 'bin', 'wrangler.js');

const nginxInstallers = [
  'apt-get update -qq && apt-get install -y -qq --no-install-recommends nginx libnginx-mod-http-brotli-static',
  'apk add --no-cache nginx nginx-mod-http-brotli',
  'dnf install -y nginx nginx-mod-brotli',
  'brew install nginx',
];

/**
 * Makes sure that both hosts' programs are there, installing what is missing.
 *
 * @returns what is still missing, a sentence each with what to do; empty when the hosts can be tested
 */
export function ensureHosts(): string[] {
  if (!existsSync(wranglerProgram)) run('npm ci --prefix deploy --no-audit --no-fund');
  if (!hasBrotli()) run(nginxInstallers.find((installer) => hasProgram(installer)) ?? 'false');
  return [
    ...(existsSync(wranglerProgram) ? [] : ['Wrangler is missing: run `npm ci --prefix deploy`.']),
    ...(hasNginx() ? [] : ['nginx is missing: install it with your system’s package manager.']),
  ];
}

/** Whether this machine's nginx can send the brotli copies, as deploy/nginx.conf asks; some systems lack the module. */
export function hasBrotli(): boolean {
  const file = join(mkdtempSync(join(tmpdir(), 'nginx-')), 'nginx.conf');
  writeFileSync(file, 'include /etc/nginx/modules-enabled/*.conf;\nevents {}\nhttp { brotli_static on; }\n');
  return spawnSync('nginx', ['-t', '-q', '-c', file]).status === 0;
}

/** Whether this machine has an nginx at all. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}

function hasProgram(command: string): boolean {
  return spawnSync(command.split(' ')[0] ?? '', ['--version']).status === 0;
}

function run(command: string): void {
  spawnSync(command, { shell: true, stdio: 'ignore', timeout: 5 * 60_000 });
}
