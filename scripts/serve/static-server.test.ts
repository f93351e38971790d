import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readlink, writeFile } from 'node:fs/promises';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { headerRules, headersFor } from '../hosting/header-rules';
import { startStaticServer } from './static-server';

const rules = headerRules({ all: { 'default-src': ["'none'"] }, kinds: new Map() });
const page = '<h1>For lawyers</h1>';
let server: Server;
let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'serve-'));
  const folder = join(parent, 'out');
  for (const path of ['legal', '_next/static', 'web/Attachments']) await mkdir(join(folder, path), { recursive: true });
  await mkdir(join(parent, 'beside'));
  const files: ReadonlyArray<readonly [string, string | Buffer]> = [
    ['out/index.html', '<h1>Home</h1>'],
    ['out/_headers', 'secret'],
    ['out/_nginx.conf', 'secret'],
    ['out/404.html', '<h1>Not here</h1>'],
    ['out/legal/index.html', page],
    ['out/legal/index.html.br', brotliCompressSync(page)],
    ['out/legal/index.html.gz', gzipSync(page)],
    ['out/_next/static/a.js', 'a()'],
    ['out/film.mp4', Buffer.alloc(20_000_000)],
    ['out/web/Attachments/a.pdf', '%PDF-1.7 0123456789'],
    ['beside/index.html', 'secret'],
    ['secret.txt', 'secret'],
  ];
  for (const [name, content] of files) await writeFile(join(parent, name), content);
  server = await startStaticServer({ folder, port: 0, rules });
});

afterAll(() => {
  server.close();
});

type Answer = { status?: number; headers: NodeJS.Dict<string | string[]>; body: string };

/**
 * Node's own client, which sends a path as it is written; fetch would tidy `..` away. A connection for each: the server
 * closes one that is idle, which a slow machine takes for a failure.
 */
function ask(path: string, { method = 'GET', headers = {} } = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, method, headers, agent: false }, (response) => {
      let body = '';
      response.on('data', (part) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    asked.on('error', reject).end();
  });
}

test('serves a folder’s page at its address, and its headers are those of the definition', async () => {
  const { status, headers, body } = await ask('/legal/');
  expect([status, body]).toEqual([200, page]);
  expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
  for (const [name, value] of Object.entries(headersFor(rules, '/legal/'))) {
    expect(headers[name.toLowerCase()]).toBe(value);
  }
});

test.each([
  ['/legal', '/legal/'],
  ['/legal?a=1', '/legal/?a=1'],
])('%s leads to %s for good', async (path, location) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([308, location]);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('to who accepts %s it sends %s', async (accepted, encoding) => {
  const { headers } = await ask('/legal/', { headers: { 'accept-encoding': accepted } });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toMatch(/accept-encoding/i);
});

test('sends a part of a document', async () => {
  const { status, headers, body } = await ask('/web/Attachments/a.pdf', { headers: { range: 'bytes=0-3' } });
  expect([status, headers['content-range'], body]).toEqual([206, 'bytes 0-3/19', '%PDF']);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['x-robots-tag']).toBe('noindex');
});

test.each([
  ['bytes=15-', 206, 'bytes 15-18/19', '6789'],
  ['bytes=15-99', 206, 'bytes 15-18/19', '6789'],
  ['bytes=20-10', 416, 'bytes */19', ''],
  ['bytes=19-', 416, 'bytes */19', ''],
])('a Range of %s is answered %i, %s', async (range, expected, part, content) => {
  const { status, headers, body } = await ask('/web/Attachments/a.pdf', { headers: { range } });
  expect([status, headers['content-range'], body]).toEqual([expected, part, content]);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each(['/a%0d%0aX-Injected:%201', '/web/Attachments/%0a.pdf'])('%s has the headers of its place', async (path) => {
  const { headers } = await ask(path);
  const { 'Cache-Control': _, ...expected } = headersFor(rules, decodeURIComponent(path));
  expect(expected['Content-Security-Policy']).toBeTruthy();
  expect(headers).toMatchObject(
    Object.fromEntries(Object.entries(expected).map(([name, value]) => [name.toLowerCase(), value])),
  );
  expect(headers['x-injected']).toBeUndefined();
});

// Only Linux tells which files a process has open.
(existsSync('/proc/self/fd') ? test : test.skip)('a film that is left half-way is not kept open', async () => {
  const isOpen = async () => {
    const files = await readdir('/proc/self/fd');
    const names = await Promise.all(files.map((file) => readlink(`/proc/self/fd/${file}`).catch(() => '')));
    return names.some((name) => name.endsWith('film.mp4'));
  };
  await new Promise<void>((left) => {
    const { port } = server.address() as AddressInfo;
    const asked = request({ port, path: '/film.mp4', agent: false }, (response) => {
      response.once('data', () => asked.destroy()).on('error', () => undefined);
      response.once('close', () => left());
    }).end();
  });
  while (await isOpen()) await new Promise((done) => setImmediate(done));
});

test('listens to this machine alone', () => {
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
});

test.each(['/no/such/page/', '/_next/static/gone.js'])('%s is not found, and nobody keeps that', async (path) => {
  const { status, headers, body } = await ask(path);
  expect([status, body]).toEqual([404, '<h1>Not here</h1>']);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/legal/../../secret.txt',
  '/%2e%2e/beside',
  '/%',
  '/%00',
  '//beside',
  '//legal',
  '/\\legal',
  '/_headers',
  '/_nginx.conf',
  '/%5fheaders',
  '/_headers/',
  '/_HEADERS',
  '/_redirects/',
])('%s is not found: nothing outside the folder, nothing for hosts, and no way to another site', async (path) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(404);
  expect(headers.location).toBeUndefined();
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed', async (method) => {
  const { status, headers } = await ask('/legal/', { method });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each([
  ['/legal/', 200],
  ['/no/such/page/', 404],
])('HEAD %s answers %i with headers alone', async (path, expected) => {
  const { status, body } = await ask(path, { method: 'HEAD' });
  expect([status, body]).toEqual([expected, '']);
});
