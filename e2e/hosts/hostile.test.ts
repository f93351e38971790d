import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from './ask';
import { attack } from './hostile/attack';
import { freePort, type Host, makeRelease, whenListening } from './hosts';

// `HOSTILE_REQUESTS=100000 npm run test:hosts -- hostile` takes more time than every run has.
const requests = Number(process.env.HOSTILE_REQUESTS ?? 10_000);
// What Node itself opens as it goes; a leak is one in a hundred requests and more.
const few = 5;
const vanishing = '/web/Attachments/vanishing.pdf';
const document = '/web/Attachments/TAT-Summaries-1st-edition.pdf';
// Small ones for the most part: it is requests that are counted, not bytes.
const paths = [
  ...[
    '/',
    '/legal/',
    '/legal',
    '/no/such/page',
    '/_headers',
    '/_nginx.conf/',
    '/web/publications/?q=vat',
    '/robots.txt',
  ],
  ...['/favicon.ico', '/icon.svg', '/feed.xml', '/_next/static/gone.js', '/.assetsignore'],
  ...[vanishing, document],
];

let host: Host | undefined;
afterAll(() => host?.stop());

test(`npm start outlasts ${requests.toLocaleString('en')} hostile requests, each answered with all its headers`, async () => {
  const { folder, rules } = await makeRelease();
  const port = await freePort();
  const args = ['--import', 'tsx', 'scripts/serve/run.ts', '--folder', folder, '--port', String(port)];
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  host = await whenListening(program, port);
  const descriptors = () => (existsSync('/proc') ? readdirSync(`/proc/${program.pid}/fd`).length : 0);
  await ask(port, '/legal/');
  const before = descriptors();

  let clients = 0;
  const between = async () => {
    clients += 1;
    const [file, fresh] = [join(folder, vanishing), join(folder, `fresh-${clients}`)];
    if (clients % 2) return rm(file, { force: true });
    await copyFile(join(folder, document), fresh);
    await rename(fresh, file);
  };
  // Cache-Control is missing where nothing may be kept.
  const names = Object.keys(rules[0]?.headers ?? {}).filter((name) => name !== 'Cache-Control');
  const begun = performance.now();
  const seen = await attack(port, { seed: 14, requests, paths, names, between });
  const seconds = Math.round((performance.now() - begun) / 1000);
  const { status } = await ask(port, '/legal/');
  while (descriptors() > before + few && performance.now() - begun < 60_000 + seconds * 1000)
    await new Promise((done) => setTimeout(done, 100));
  const after = descriptors();
  const { exitCode } = program;

  process.stdout.write(
    `${seen.requests} requests, ${seen.answers} answers in ${seconds} s; descriptors ${before}, ${after}\n`,
  );
  expect(seen.problems).toEqual([]);
  expect([seen.requests, status, exitCode]).toEqual([requests, 200, null]);
  expect(seen.answers).toBeGreaterThan(requests / 3);
  expect(after).toBeLessThanOrEqual(before + few);
});
