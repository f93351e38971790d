import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort, listens } from '@/e2e/support/ports';
import { exportedPolicies } from '@/scripts/export/policy/exported-policies';
import { redirectsFile } from '@/scripts/hosting/cloudflare-files';
import { type HeaderRule, headerRules } from '@/scripts/hosting/header-rules';
import { nginxInclude } from '@/scripts/hosting/nginx-include';
import { type Redirect, redirects } from '@/scripts/hosting/redirects';
import { hasBrotli, wranglerProgram } from '@/scripts/programs';
import { nginxSettings } from '@/scripts/release/publish';
import { startStaticServer } from '@/scripts/serve/static-server';

/** A running host. */
export type Host = { port: number; stop: () => Promise<void> };

/** A copy of the export as a release, with the site's own redirects and two more, which content may not have. */
export type Release = { base: string; folder: string; rules: readonly HeaderRule[]; moved: readonly Redirect[] };

export async function makeRelease(): Promise<Release> {
  const base = await mkdtemp(join(tmpdir(), 'hosts-'));
  const folder = join(base, 'release');
  await cp('out', folder, { recursive: true });
  await symlink('release', join(base, 'current'));
  await mkdir(join(base, 'tmp'));
  await writeFile(join(base, 'secret.txt'), 'secret');
  const rules = headerRules(await exportedPolicies(folder));
  const moved = [
    ...redirects,
    { from: '/web/publications/removed-edition', to: '/web/publications/' },
    { from: '/old.html', to: '/legal/' },
  ];
  await writeFile(join(folder, '_redirects'), redirectsFile(moved));
  await writeFile(join(folder, '_nginx.conf'), nginxInclude(rules, moved));
  return { base, folder, rules, moved };
}

/** nginx with deploy/nginx.conf itself: only its folder and its port are this machine's. */
export async function startNginx({ base }: Pick<Release, 'base'>): Promise<Host> {
  const port = await freePort();
  const written = await readFile('deploy/nginx.conf', 'utf8');
  const text = hasBrotli() ? written : written.replace('brotli_static on;', '');
  const file = join(base, 'test.conf');
  await writeFile(file, nginxSettings(text, base));
  await writeFile(join(base, 'local-server.conf'), `listen 127.0.0.1:${port};`);
  // Started by root, its workers would be somebody who may not read a temporary folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const program = spawn('nginx', ['-c', file, '-g', `daemon off; ${user}`], { stdio: ['ignore', 'ignore', 'pipe'] });
  return whenListening(program, port);
}

/** Cloudflare's own local runtime with deploy/wrangler.jsonc; only the folder is the release's. */
export async function startWrangler({ folder }: Release): Promise<Host> {
  const port = await freePort();
  const program = spawn(
    process.execPath,
    [
      resolve(wranglerProgram),
      'dev',
      ...['--config', 'deploy/wrangler.jsonc', '--assets', folder, '--ip', '127.0.0.1'],
      ...['--port', String(port), '--inspector-port', '0', '--show-interactive-dev-session=false'],
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
    },
  );
  return whenListening(program, port);
}

/** What `npm start` runs. */
export async function startOwnServer({ folder, rules, moved }: Release): Promise<Host> {
  const server = await startStaticServer({ folder, port: 0, rules, moved });
  const { port } = server.address() as AddressInfo;
  return { port, stop: () => new Promise((done) => void server.close(() => done())) };
}

/** The host once it answers; throws, with what it said, when it ends or says nothing for a minute. */
async function whenListening(program: ChildProcess, port: number): Promise<Host> {
  let said = '';
  program.stderr?.on('data', (part) => {
    said += part;
  });
  const ended = new Promise<void>((done) => program.once('exit', () => done()));
  const deadline = Date.now() + 60_000;
  while (!(await listens(port))) {
    if (program.exitCode !== null || Date.now() > deadline) {
      program.kill();
      throw new Error(`${program.spawnargs.join(' ')} does not answer on port ${port}: ${said}`);
    }
    await setTimeout(100);
  }
  return {
    port,
    stop: () => {
      program.kill();
      return ended;
    },
  };
}
