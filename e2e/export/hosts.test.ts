/**
 * What a host answers for `out/`: the server of `npm start`, and nginx with deploy/nginx.conf where it is installed.
 *
 * @jest-environment node
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { headersFor, readHeaders } from '@/scripts/serve/host-files';
import { startStaticServer } from '@/scripts/serve/static-server';
import { folderWith } from '@/scripts/testing/folder-with';
import { freePort, listens } from '../support/ports';

const rules = readHeaders(readFileSync('out/_headers', 'utf8'));
const isInstalled = (program: string) => {
  try {
    return Boolean(execFileSync(program, ['-v'], { stdio: 'pipe' }));
  } catch {
    return false;
  }
};
const fileIn = (folder: string, ending: string) =>
  `${folder}/${readdirSync(join('out', folder), { encoding: 'utf8' }).find((name) => name.endsWith(ending))}`;
const script = fileIn('/_next/static/chunks', '.js');
const document = fileIn('/web/Attachments', '.pdf');

/** One request; Node's own client sends a path as it is written, where fetch would tidy `..` away. */
const ask = (port: number, path: string, method = 'GET', headers = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown> }>((answered, failed) => {
    request({ host: '127.0.0.1', port, path: encodeURI(path), method, headers, agent: false }, (response) => {
      response.resume().on('end', () => answered({ status: response.statusCode ?? 0, headers: response.headers }));
    })
      .on('error', failed)
      .end();
  });

const inLowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function answersAsAsked(port: () => number) {
  test.each([
    ['a page', '/legal/'],
    ['a script, for ever', script],
    ['a document, which search engines leave aside', document],
  ])('%s comes with the headers of public/_headers', async (_, path) => {
    const { status, headers } = await ask(port(), path);
    expect(status).toBe(200);
    expect(headers).toMatchObject(inLowerCase(headersFor(rules, path)));
  });

  test('an address without its slash leads to the page', async () => {
    const { status, headers } = await ask(port(), '/legal');
    expect([301, 308]).toContain(status);
    expect(headers.location).toBe('/legal/');
  });

  test.each(['/no/such/page/', `${script}.missing`, '/_headers', '/../package.json'])(
    '%s is not found: a page that nobody keeps, and nobody may frame',
    async (path) => {
      const { status, headers } = await ask(port(), path);
      if (status === 400) return;
      expect(status).toBe(404);
      expect(headers).toMatchObject({
        'content-security-policy': "frame-ancestors 'self'",
        'cache-control': 'no-store',
        'content-type': expect.stringMatching(/^text\/html; charset=utf-8$/i),
      });
    },
  );

  test('pages are sent compressed, films by ranges', async () => {
    const page = await ask(port(), '/legal/', 'GET', { 'accept-encoding': 'gzip' });
    expect(page.headers['content-encoding']).toBe('gzip');
    const film = await ask(port(), fileIn('/video', '.mp4'), 'GET', { range: 'bytes=0-99' });
    expect([film.status, film.headers['content-length']]).toEqual([206, '100']);
  });
}

describe('npm start (R10.5)', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startStaticServer('out', 0);
  });
  afterAll(() => void server.close());
  answersAsAsked(() => (server.address() as AddressInfo).port);

  test('R5.11: an address that has moved leads to the new one', async () => {
    const moved = await startStaticServer(folderWith({ _headers: '', _redirects: '/old /legal/ 301\n' }), 0);
    const answer = await ask((moved.address() as AddressInfo).port, '/old');
    moved.close();
    expect(answer).toMatchObject({ status: 301, headers: { location: '/legal/' } });
  });
});

(isInstalled('nginx') ? describe : describe.skip)('nginx', () => {
  let port: number;
  let nginx: ChildProcess;
  beforeAll(async () => {
    port = await freePort();
    const folder = folderWith();
    const settings = readFileSync('deploy/nginx.conf', 'utf8')
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replaceAll('/srv/site', resolve('out'));
    writeFileSync(join(folder, 'nginx.conf'), settings);
    // Started by root, its workers would be somebody who may not read this folder.
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const options = ['-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', `daemon off; pid ${folder}/pid; ${user}`];
    execFileSync('nginx', ['-t', '-q', ...options], { stdio: 'inherit' });
    nginx = spawn('nginx', options, { stdio: 'ignore' });
    while (!(await listens(port))) await new Promise(setImmediate);
  });
  afterAll(() => void nginx?.kill());
  answersAsAsked(() => port);
});
