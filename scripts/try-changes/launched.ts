import { equal } from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { removePublication } from '../add-publication/remove-publication';
import { hasBrotli, missing } from '../programs';
import { manyPublications } from './add-publications';
import { launch, movedAddress } from './launched-owner';
import { edit } from './project-copy';
import { fewer } from './right-changes';

/** A copy of the project in which changes are tried; both say what they do, and how long it took. */
export type Copy = {
  folder: string;
  step: (what: string, work: () => Promise<unknown>) => Promise<void>;
  /** runs a command there; rejects with what it said where it ends otherwise, or does not say what it should */
  run: (command: string, status?: number, saying?: string) => Promise<void>;
};

const jest = 'npx jest --ci --silent --selectProjects';
const port = 3212;

/** R12.7: makes a launched owner's site (launched-owner.ts), and goes to nginx and back. */
export async function launched({ folder, step, run }: Copy): Promise<void> {
  await step('an owner’s changes', async () => {
    for (const make of Object.values(fewer)) await make(folder);
    await launch(folder);
  });
  await step('Kenya with 200 publications, Namibia with 12', () => manyPublications(folder));
  await run('npm run -s check');
  for (const file of await readdir(join(folder, 'content/publications')))
    if (file.startsWith('many-')) await removePublication(file.replace('.md', ''), folder);
  await run('npm run -s dates');
  await run('npm run -s build');
  await run(`${jest} components export`);
  await run('npx playwright test --reporter dot --retries 1 e2e/team.spec');
  await run('npm run -s check:release', 0, 'Ready for release.');

  const base = join(folder, '.cache/site');
  await mkdir(base, { recursive: true });
  await writeFile(join(base, 'local-server.conf'), `listen 127.0.0.1:${port};\n`);
  if (!hasBrotli()) await edit(folder, 'deploy/nginx.conf', (text) => text.replace('brotli_static on;', ''));
  const release = `npm run -s release -- '${base}'`;
  await run(release, 0, 'releases/1 is the current release.');
  if (missing(['nginx']).length > 0) process.stdout.write('nginx is missing: it is not started\n');
  else await onNginx({ folder, step, run }, base, release);
}

/** A second release, and the way back, while nginx serves. */
async function onNginx({ folder, step, run }: Copy, base: string, release: string): Promise<void> {
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
