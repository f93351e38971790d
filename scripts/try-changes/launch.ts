/**
 * R12.7, a step of `npm run test:all`: makes a launched owner's site of a copy of the project (launched-owner.ts), and goes
 * the way that the README's "Going live" names, to nginx and back. A copy with a failure stays in .cache/ to be looked at.
 */
import { equal } from 'node:assert/strict';
import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hasBrotli, missing } from '../programs';
import { launch, movedAddress } from './launched-owner';
import { buildableCopy, edit } from './project-copy';

const folder = resolve('.cache/launched');
const { NEXT_PUBLIC_TYPEFORM_ID: _, ...settings } = process.env;
// What git says of the project around the copy is not about the copy.
const env = {
  ...settings,
  CI: '',
  GIT_DIR: join(folder, '.git'),
  PORT: '3210',
  PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}`,
};
const jest = 'npx jest --ci --silent --selectProjects';

await rm(folder, { recursive: true, force: true });
await buildableCopy(folder);
await step('an owner’s changes', () => launch(folder));

await run('npm run -s check');
await run('npm run -s dates');
await run('npm run -s build');
await run(`${jest} components export`);
await run('npx playwright test --reporter dot --retries 1 e2e/team.spec');
await run('npm run -s check:release', 0, 'Ready for release.');

const base = await mkdtemp(join(tmpdir(), 'launched-'));
// A port that nobody has yet.
const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
server.close();
await writeFile(join(base, 'local-server.conf'), `listen 127.0.0.1:${port};\n`);
if (!hasBrotli()) await edit(folder, 'deploy/nginx.conf', (text) => text.replace('brotli_static on;', ''));
const release = `npm run -s release -- '${base}'`;
await run(release, 0, 'releases/1 is the current release.');
if (missing(['nginx']).length > 0) process.stdout.write('nginx is missing: it is not started\n');
else await onNginx();
await rm(base, { recursive: true });
await rm(folder, { recursive: true });

/** A second release, and the way back, while nginx serves. */
async function onNginx(): Promise<void> {
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const nginx = spawn('nginx', ['-c', join(base, 'nginx.conf'), '-g', `daemon off; ${user}`], { stdio: 'inherit' });
  try {
    await step('nginx answers', async () => {
      await whenListening();
      for (const path of ['/team/', '/pricing/', '/social/pricing.png', '/web/publications/review-of-decisions-3/'])
        equal((await ask(path)).status, 200, path);
      equal((await ask(movedAddress)).headers.get('location'), '/web/publications/', 'the moved address');
      equal((await ask('/')).headers.get('x-robots-tag'), null, 'robots');
      const sitemap = await (await ask('/sitemap.xml')).text();
      equal(sitemap.includes('/pricing/'), true, 'the sitemap');
      equal((await (await ask('/')).text()).includes('VideoObject'), false, 'data of a film that is gone');
    });
    const before = await readFile(join(folder, 'content/pricing.ts'), 'utf8');
    await edit(folder, 'content/pricing.ts', (text) => text.replace('One price', 'Another price'));
    await run(release, 1, 'npm run build');
    await writeFile(join(folder, 'content/pricing.ts'), before);
    await run(release, 0, 'releases/2 is the current release.');
    await run(release.replace('release', 'rollback'), 0, 'releases/1 is the current release.');
    await step('nginx answers after the way back', async () => equal((await whenListening()).status, 200));
  } finally {
    nginx.kill();
    await new Promise((done) => nginx.once('exit', done));
  }
}

/** The home page, once it is answered: nginx has just started, or taken a kept connection away with an old worker. */
async function whenListening(): Promise<Response> {
  for (;;) {
    const answer = await ask('/').catch(() => undefined);
    if (answer) return answer;
    await pause(100);
  }
}

function ask(path: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
}

/** Runs a command in the copy; the process ends with what it said where it ends otherwise, or does not say what it should. */
async function run(command: string, status = 0, saying = ''): Promise<void> {
  await step(command, async () => {
    const done: SpawnSyncReturns<string> = spawnSync(command, { shell: true, cwd: folder, env, encoding: 'utf8' });
    const said = done.stdout + done.stderr;
    if (done.status !== status || !said.includes(saying)) throw new Error(said);
  });
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work().catch((error: Error) => {
    throw new Error(`a launched owner: ${name}\n${error.message}`);
  });
  process.stdout.write(`a launched owner: ${name}, ${Math.round((performance.now() - start) / 1000)} s\n`);
}
