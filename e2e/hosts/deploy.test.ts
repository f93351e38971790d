import { mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePage } from '@/scripts/export/html-tree';
import { inlineHashes } from '@/scripts/export/policy/page-policy';
import { readPolicy } from '@/scripts/hosting/policy';
import { publish, rollBack } from '@/scripts/release/publish';
import { describeWith } from '../support/describe-with';
import { ask } from './ask';
import { type Host, startNginx } from './hosts';
import { assetsOf, makeNextBuild } from './next-build';
import { type Visits, visitWhile } from './visit-while';

const pages = ['/', '/legal/', '/web/publications/', '/tenth-lining/number/'];
let nextBuild: Promise<string> | undefined;
const makeNext = () => {
  nextBuild ??= makeNextBuild();
  return nextBuild;
};

let host: Host;
let opened: string[];
let visits: Visits;

describeWith('nginx', 'a deploy on nginx', () => {
  beforeAll(async () => {
    const [next, base] = [await makeNext(), await mkdtemp(join(tmpdir(), 'site-'))];
    await publish('out', base);
    host = await startNginx({ base });
    opened = assetsOf((await ask(host.port, '/legal/')).body.toString());
    visits = await visitWhile(host.port, { visitors: 12, pages, builds: ['out', next] }, () => publish(next, base));
  });
  afterAll(() => host?.stop());

  test('visitors during a deploy get whole pages of one build or the other, with every file they ask for', () => {
    expect(visits.problems).toEqual([]);
    expect(visits.pages[0]).toBeGreaterThanOrEqual(12);
    expect(visits.pages[1]).toBeGreaterThanOrEqual(12);
  });

  test('a page that was opened before the deploy still finds its files after it', async () => {
    const answers = await Promise.all(opened.map(async (path) => [path, (await ask(host.port, path)).status]));
    expect(answers.length).toBeGreaterThan(10);
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });
});

describeWith('nginx', 'releases to nginx', () => {
  let base: string;
  let host: Host;
  let next: string;

  beforeAll(async () => {
    // Both are part of a folder's name, whatever nginx makes of them elsewhere.
    base = join(await mkdtemp(join(tmpdir(), 'site-')), 'my $ite');
    next = await makeNext();
    await mkdir(base);
    await publish('out', base);
    host = await startNginx({ base });
  });
  afterAll(() => host?.stop());

  const policyNow = async () => (await ask(host.port, '/legal/')).header('content-security-policy');

  test('one that nginx refuses is refused again, in one sentence, and leaves everything as it was', async () => {
    const before = [await policyNow(), await readFile(join(base, 'current/_nginx.conf'), 'utf8')];
    await writeFile(join(base, 'application.conf'), 'nonsense;');
    for (const _ of ['first', 'again']) {
      const refusal = await publish(next, base).catch((error: Error) => error.message);
      expect(refusal).toMatch(
        /^nginx refuses the new settings .*nothing has changed: unknown directive "nonsense" in .*$/,
      );
    }
    expect(await readlink(join(base, 'current'))).toBe('releases/1');
    expect([await policyNow(), await readFile(join(base, 'current/_nginx.conf'), 'utf8')]).toEqual(before);
    await rm(join(base, 'application.conf'));
  });

  test('mended, it is made, and nginx sends its policy; a rollback takes it back', async () => {
    const read = async (build: string) =>
      inlineHashes(parsePage(await readFile(join(build, 'legal/index.html'), 'utf8')), 'script');
    const allowed = async () => readPolicy(await policyNow())['script-src'];
    const { body } = await ask(host.port, '/legal/');
    await publish(next, base);
    expect(await allowed()).toEqual(expect.arrayContaining(await read(next)));
    await rollBack(base);
    expect(await allowed()).toEqual(expect.arrayContaining(await read('out')));
    // For a second more nginx may send what it has open.
    let again = await ask(host.port, '/legal/');
    while (!again.body.equals(body)) again = await ask(host.port, '/legal/');
    expect(again.status).toBe(200);
  });
});
