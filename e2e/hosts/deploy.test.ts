import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureHosts } from '@/scripts/ensure-hosts';
import { publish } from '@/scripts/release/publish';
import { assetsOf, makeNextBuild } from '../load/builds';
import { type Visits, visitWhile } from '../load/deploy';
import { ask } from './ask';
import { type Host, startNginx } from './hosts';

const pages = ['/', '/legal/', '/web/publications/', '/tenth-lining/'];
let host: Host;
let opened: string[];
let visits: Visits;

beforeAll(async () => {
  expect(ensureHosts()).toEqual([]);
  const [next, base] = [await makeNextBuild(), await mkdtemp(join(tmpdir(), 'site-'))];
  await publish('out', base);
  host = await startNginx({ base });
  opened = assetsOf((await ask(host.port, '/legal/')).body.toString());
  visits = await visitWhile(host.port, { visitors: 12, pages, builds: ['out', next] }, () => publish(next, base));
}, 120_000);
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
