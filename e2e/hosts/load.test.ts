import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureHosts } from '@/scripts/ensure-hosts';
import { crowd } from '../load/crowd';
import { slowReaders, slowSenders } from '../load/slow';
import { type Host, makeRelease, startNginx } from './hosts';

const files = (folder: string) => readdirSync(join('out', folder)).map((name) => join(folder, name));
const assets = files('/_next/static/chunks').filter((path) => /\.(js|css)$/.test(path));
const paths = ['/', '/legal/', '/web/publications/', '/tenth-lining/', '/team/', ...assets];
const documents = files('/web/Attachments').filter((path) => path.endsWith('.pdf'));
const size = (path: string) => statSync(join('out', path)).size;
const largest = documents.sort((a, b) => size(b) - size(a))[0] ?? '';

let host: Host;
beforeAll(async () => {
  expect(ensureHosts()).toEqual([]);
  host = await startNginx(await makeRelease());
}, 120_000);
afterAll(() => host?.stop());

test('500 visitors at the same time are all answered, each thirty times', async () => {
  const { connected, latencies, problems } = await crowd(host.port, { connections: 500, requests: 30, paths });
  expect(problems.slice(0, 5)).toEqual([]);
  expect([connected, latencies.length]).toEqual([500, 15_000]);
}, 60_000);

test.each([
  ['send a byte at a time', () => slowSenders(host.port, 60)],
  ['read a packet at a time', () => slowReaders(host.port, 60, largest)],
])('60 clients that %s are still waiting when 50 others have had all they asked for', async (_, begin) => {
  const slow = await begin();
  const { latencies, problems } = await crowd(host.port, { connections: 50, requests: 10, paths });
  const stillWaiting = slow.waiting();
  slow.end();
  expect(problems).toEqual([]);
  expect([latencies.length, stillWaiting]).toEqual([500, 60]);
});

test('a client that never ends its request is sent away after ten seconds', async () => {
  const slow = await slowSenders(host.port, 5);
  const begun = Date.now();
  const gone = async () => {
    while (slow.waiting() > 0) await new Promise((done) => setTimeout(done, 100));
    return Date.now() - begun;
  };
  expect(await gone()).toBeGreaterThan(5_000);
}, 30_000);
