/**
 * What a host answers for `out/`: the server of `npm start`, and nginx with deploy/nginx.conf.
 *
 * @jest-environment node
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { redirects } from '@/content/redirects';
import { exportedFiles } from '@/scripts/export/exported-pages';
import { writeHostFiles } from '@/scripts/export/host-files';
import { startStaticServer } from '@/scripts/serve/static-server';
import { folderWith } from '@/scripts/testing/folder-with';

// Mocked because the owner may leave `security` out.
jest.mock('@/content/site', () => ({
  site: { url: 'https://site.example', lang: 'en', security: { contact: 'mailto:a@b.example', expires: '31-10-2027' } },
}));

/** The export, with redirects and dotfiles added. */
const folder = folderWith({ '.env': 'secret', '.well-known/acme-challenge/token': 'given' });
beforeAll(async () => {
  cpSync('out', folder, { recursive: true });
  await writeHostFiles(folder, [
    ...redirects,
    { from: '/moved-page', to: '/legal' },
    { from: '/moved/Page.pdf', to: '/web/publications?tab=a$b#kenya' },
    { from: '/moved/caf%C3%A9%20a%22b', to: '/legal/#first' },
    { from: '/moved-away/', to: 'https://other.example/a' },
  ]);
});

const fileIn = (folder: string, ending: string) =>
  `${folder}/${readdirSync(join('out', folder), { encoding: 'utf8' }).find((name) => name.endsWith(ending))}`;
const script = fileIn('/_next/static/chunks', '.js');
const document = fileIn('/web/Attachments', '.pdf');

const film = fileIn('/video', '.mp4');
const bytes = readFileSync(join('out', film));

/** Sends a request with `node:http`, since fetch would resolve `..` in the path. */
const ask = (port: number, path: string, headers = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((answered, failed) => {
    request({ host: '127.0.0.1', port, path, headers, agent: false }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      answered({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
    })
      .on('error', failed)
      .end();
  });

const onAll = {
  'content-security-policy': "frame-ancestors 'self'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-resource-policy': 'same-origin',
};
const typeOf = (kind: string) => expect.stringMatching(new RegExp(`^text/${kind}; charset=utf-8$`, 'i'));
const forMinutes = 'public, max-age=300, must-revalidate';
const forEver = 'public, max-age=31536000, immutable';

function answersAsAsked(port: () => number) {
  test.each([
    ['a page', '/legal/', { 'cache-control': forMinutes }],
    ['a script', script, { 'cache-control': forEver }],
    ['a picture', fileIn('/_pictures', '.avif'), { 'cache-control': forEver }],
    ['a document, which search engines leave aside', document, { 'x-robots-tag': 'noindex' }],
    ['security.txt', '/.well-known/security.txt', { 'content-type': typeOf('plain') }],
    ['what a certificate is asked for with', '/.well-known/acme-challenge/token', {}],
  ])('%s is sent with its headers', async (_, path, own) => {
    const { status, headers } = await ask(port(), path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ ...onAll, ...own });
  });

  test.each([
    ['/moved-page', '/legal/'],
    ['/moved-page/', '/legal/'],
    ['/moved-page?utm_source=mail&a=b', '/legal/?utm_source=mail&a=b'],
    ['/moved/Page.pdf', '/web/publications/?tab=a%24b#kenya'],
    ['/moved/Page.pdf/?c', '/web/publications/?tab=a%24b#kenya'],
    ['/moved/caf%C3%A9%20a%22b?c', '/legal/?c#first'],
    ['/moved-away', 'https://other.example/a'],
    ['/moved-away/?c=d', 'https://other.example/a?c=d'],
  ])('R5.11: %s redirects permanently and keeps its query', async (path, location) => {
    expect(await ask(port(), path)).toMatchObject({ status: 301, headers: { location } });
  });

  test('R5.11: every redirect of content leads to an address that exists', async () => {
    for (const { from } of redirects) {
      const path = from.replace(/\/$/, '');
      for (const asked of [path, `${path}/`]) {
        const { status, headers } = await ask(port(), asked);
        const target = String(headers.location);
        const found = target.startsWith('/') ? (await ask(port(), target.replace(/#.*/, ''))).status : 200;
        expect([asked, status, found]).toEqual([asked, 301, 200]);
      }
    }
  });

  const size = bytes.length;
  test.each([
    ['bytes=0-99', 0, 100],
    ['bytes=7-7', 7, 8],
    ['bytes=0-0', 0, 1],
    ['bytes=-10', size - 10, size],
    [`bytes=${size - 5}-`, size - 5, size],
    ['bytes=5-999999999999', 5, size],
    [`bytes=-${size + 1}`, 0, size],
  ])('a video is sent in ranges: %s (RFC 9110, 14)', async (range, from, to) => {
    const { status, headers, body } = await ask(port(), film, { range });
    expect([status, headers['content-range']]).toEqual([206, `bytes ${from}-${to - 1}/${size}`]);
    expect(body.equals(bytes.subarray(from, to))).toBe(true);
  });

  test.each(['bytes=5-2', 'bytes=a-b', 'bytes=-', 'bytes=', 'lines=0-9', 'bytes=1-2,4-3'])(
    'the invalid range %s is refused or ignored',
    async (range) => {
      const { status, body } = await ask(port(), film, { range });
      expect([200, 206, 416]).toContain(status);
      if (status === 200) expect(body.equals(bytes)).toBe(true);
    },
  );

  test.each([`bytes=${size}-`, 'bytes=99999999999999999999-', 'bytes=-0'])('%s gets a 416', async (range) => {
    const { status, headers } = await ask(port(), film, { range });
    expect([status, headers['content-range']]).toEqual([416, `bytes */${size}`]);
  });

  test('an address without a trailing slash redirects to the page', async () => {
    const { status, headers } = await ask(port(), '/legal?a=b');
    expect([301, 308]).toContain(status);
    expect(headers.location).toBe('/legal/?a=b');
  });

  test.each(['//legal', '/%2flegal', '/\\legal'])('%s does not redirect to another site', async (path) => {
    expect((await ask(port(), path)).headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  });

  test.each([
    ...['/no/such/page/', `${script}.missing`, '/_headers', '/_redirects', '/_nginx.conf', '/.env'],
    ...['/../package.json', '/.well-known/', '/.well-known/../.env', '/%00', '/%'],
  ])('%s gets a 404 page that may be neither cached nor framed', async (path) => {
    const { status, headers } = await ask(port(), path);
    if (status === 400) return;
    expect(status).toBe(404);
    expect(headers).toMatchObject({ ...onAll, 'cache-control': 'no-store', 'content-type': typeOf('html') });
  });

  test('pages are sent compressed, ranges of them uncompressed', async () => {
    const packed = { 'accept-encoding': 'gzip' };
    expect((await ask(port(), '/legal/', packed)).headers['content-encoding']).toBe('gzip');
    const { status, headers } = await ask(port(), '/legal/', { ...packed, range: 'bytes=0-1999' });
    expect([headers['content-encoding'], headers['content-range']]).toEqual(
      status === 200 ? ['gzip', undefined] : [undefined, expect.stringMatching(/^bytes 0-1999\//)],
    );
  });
}

describe('npm start (R10.5)', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startStaticServer(folder, 0);
  });
  afterAll(() => void server.close());
  answersAsAsked(() => (server.address() as AddressInfo).port);

  test('answers 503 while a build replaces its folder', async () => {
    const building = await startStaticServer(folderWith(), 0);
    const { port } = building.address() as AddressInfo;
    for (let times = 0; times < 2; times += 1) expect((await ask(port, '/')).status).toBe(503);
    building.close();
  });
});

// Skipped where nginx is not installed, except in CI.
(spawnSync('nginx', ['-v']).status === 0 || process.env.CI ? describe : describe.skip)('nginx', () => {
  let port: number;
  let nginx: ChildProcess;
  beforeAll(async () => {
    const probe = await startStaticServer(folder, 0);
    port = (probe.address() as AddressInfo).port;
    probe.close();
    const own = folderWith();
    const settings = readFileSync('deploy/nginx.conf', 'utf8')
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replaceAll('/srv/site', folder);
    writeFileSync(join(own, 'nginx.conf'), settings);
    // As root, nginx would run its workers as a user who may not read this folder.
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const options = ['-c', join(own, 'nginx.conf'), '-e', 'stderr', '-g', `daemon off; pid ${own}/pid; ${user}`];
    execFileSync('nginx', ['-t', '-q', ...options], { stdio: 'inherit' });
    nginx = spawn('nginx', options, { stdio: 'ignore' });
    while (!(await ask(port, '/').catch(() => false))) await new Promise(setImmediate);
  });
  afterAll(() => void nginx?.kill());
  answersAsAsked(() => port);
});

test('R12.5: _assets.json lists all files in the folders of hashed files', () => {
  const below = /^(_next\/static|_pictures|tenth-lining\/number\/engine)\//;
  const files = exportedFiles('out').filter((file) => below.test(file));
  const listed: string[] = JSON.parse(readFileSync('out/_assets.json', 'utf8'));
  expect(listed).toEqual(files.map((file) => `/${file}`));
});

test('security.txt has a contact and an expiry date (RFC 9116)', () => {
  const lines = readFileSync(join(folder, '.well-known/security.txt'), 'utf8').split('\n');
  expect(lines.slice(0, 2)).toEqual(['Contact: mailto:a@b.example', 'Expires: 2027-10-31T00:00:00Z']);
  expect(lines[3]).toBe('Canonical: https://site.example/.well-known/security.txt');
});
