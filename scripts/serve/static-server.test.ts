import { existsSync } from 'node:fs';
import { readdir, readlink } from 'node:fs/promises';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { folderWith } from '../testing/folder-with';
import { startStaticServer } from './static-server';

// What every host answers (pages, headers, ranges, what is missing): e2e/export/hosts.test.ts.
let server: Server;

beforeAll(async () => {
  const parent = folderWith({
    'out/index.html': '<h1>Home</h1>',
    'out/_headers': '/*\n  X-Content-Type-Options: nosniff\n',
    'out/_redirects': '/old /legal/ 301\n',
    'out/404.html': '<h1>Not here</h1>',
    'out/legal/index.html': '<h1>For lawyers</h1>',
    'out/film.mp4': Buffer.alloc(20_000_000),
    'beside/index.html': 'secret',
    'secret.txt': 'secret',
  });
  server = await startStaticServer(join(parent, 'out'), 0);
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
    const asked = request({ port, path, method, headers, agent: false }, async (response) => {
      resolve({ status: response.statusCode, headers: response.headers, body: await text(response) });
    });
    asked.on('error', reject).end();
  });
}

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

test.each([
  '/..%5csecret.txt',
  '/%2e%2e/beside',
  '//beside',
  '//legal',
  '/\\legal',
  '/%5fheaders',
  '/_headers/',
  '/_HEADERS',
  '/_redirects/',
])('%s is not found: nothing outside the folder, nothing for hosts, and no way to another site', async (path) => {
  const { status, headers, body } = await ask(path);
  expect([status, body]).toEqual([404, '<h1>Not here</h1>']);
  expect(headers.location).toBeUndefined();
});

test('an address that has moved leads to the new one', async () => {
  expect(await ask('/old')).toMatchObject({ status: 301, headers: { location: '/legal/' } });
});
