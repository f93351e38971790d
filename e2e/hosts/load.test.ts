import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { drive } from '../load/drive';
import { neverReaders, slowReaders, slowSenders } from '../load/slow';
import { describeWith } from './describe-with';
import { type Host, makeRelease, startNginx } from './hosts';

const files = (folder: string) => readdirSync(join('out', folder)).map((name) => join(folder, name));
const assets = files('/_next/static/chunks').filter((path) => /\.(js|css)$/.test(path));
const paths = ['/', '/legal/', '/web/publications/', '/tenth-lining/', '/team/', ...assets];
const documents = files('/web/Attachments').filter((path) => path.endsWith('.pdf'));
const size = (path: string) => statSync(join('out', path)).size;
const largest = documents.sort((a, b) => size(b) - size(a))[0] ?? '';

let host: Host;
describeWith('nginx', 'nginx under load', () => {
  beforeAll(async () => {
    host = await startNginx(await makeRelease());
  });
  afterAll(() => host?.stop());

  test('500 visitors at the same time are all answered, each thirty times', async () => {
    const { answers, problems } = await drive(host.port, { connections: 500, amount: 15_000, paths });
    expect(problems).toEqual([]);
    expect(answers).toBe(15_000);
  });

  test.each([
    ['send a byte at a time', () => slowSenders(host.port, 60)],
    ['read a packet at a time', () => slowReaders(host.port, 60, largest)],
  ])('60 clients that %s are still waiting when 50 others have had all they asked for', async (_, begin) => {
    const slow = await begin();
    const { answers, problems } = await drive(host.port, { connections: 50, amount: 500, paths });
    const stillWaiting = slow.waiting();
    slow.end();
    expect(problems).toEqual([]);
    expect([answers, stillWaiting]).toEqual([500, 60]);
  });

  // The number in docs/operations.md.
  test('10,000 clients that never read the film leave the pages to everybody else', async () => {
    const idle = await neverReaders(host.port, 10_000, '/video/introduction.mp4');
    const { answers, problems } = await drive(host.port, { connections: 50, amount: 500, paths });
    idle.end();
    expect(problems).toEqual([]);
    expect(answers).toBe(500);
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
});
