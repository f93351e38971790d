import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { headersFor } from '@/scripts/hosting/header-rules';
import { type HostProgram, hasBrotli } from '@/scripts/programs';
import { describeWith } from '../support/describe-with';
import { ask } from './ask';
import { type Host, makeRelease, type Release, startNginx, startOwnServer, startWrangler } from './hosts';

const files = readdirSync('out', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).replace(/^out/, ''))
  .filter((path) => !/\.(br|gz)$|^\/(_headers|_redirects|_nginx\.conf|\.)/.test(path));
const routes = files.filter((path) => path.endsWith('/index.html')).map((path) => path.replace(/index\.html$/, ''));
const largest = (extension: string) =>
  files.filter((path) => extname(path) === extension).sort((a, b) => read(b).length - read(a).length)[0] ?? '';
const extensions = [...new Set(files.map((path) => extname(path)))].filter((extension) => extension !== '.html');
const read = (path: string) => readFileSync(join('out', path.replace(/\/$/, '/index.html')));

/** The kinds of address that the definition tells apart, with a file of each. */
const kinds = [
  { kind: 'a plain file', path: '/robots.txt' },
  { kind: 'a script', path: files.find((path) => path.startsWith('/_next/static/')) ?? '' },
  { kind: 'a drawn picture', path: files.find((path) => path.startsWith('/_pictures/')) ?? '' },
  { kind: 'the launchers’ script', path: files.find((path) => path.startsWith('/forms/embed/')) ?? '' },
  { kind: 'a document', path: largest('.pdf') },
  { kind: 'a cover', path: files.find((path) => path.startsWith('/web/Attachments/covers/')) ?? '' },
];

const page = /^text\/html; ?charset=utf-8$/i;
const types: Readonly<Record<string, RegExp>> = {
  '.css': /^text\/css(; ?charset=utf-8)?$/i,
  '.js': /^(text|application)\/javascript(; ?charset=utf-8)?$/i,
  '.txt': /^text\/plain(; ?charset=utf-8)?$/i,
  '.vtt': /^text\/vtt/i,
  '.xml': /^(text|application)\/xml/i,
  '.json': /^application\/json/i,
  '.pdf': /^application\/pdf$/i,
  '.svg': /^image\/svg\+xml/i,
  '.jpg': /^image\/jpeg$/i,
  '.png': /^image\/png$/i,
  '.webp': /^image\/webp$/i,
  '.avif': /^image\/avif$/i,
  '.woff2': /^font\/woff2$/i,
  '.mp4': /^video\/mp4$/i,
  '.webm': /^video\/webm$/i,
};

let release: Release;
beforeAll(async () => {
  release = await makeRelease();
});

type Candidate = {
  name: string;
  start: (release: Release) => Promise<Host>;
  hasRanges: boolean;
  /** what it must be installed for */
  program?: HostProgram;
  encodings?: readonly string[];
};

const hosts: readonly Candidate[] = [
  // Cloudflare's local runtime sends whole files only; in front of the real one, its cache answers ranges.
  { name: 'Cloudflare', start: startWrangler, hasRanges: false, program: 'Wrangler' },
  {
    name: 'nginx',
    start: startNginx,
    hasRanges: true,
    program: 'nginx',
    encodings: hasBrotli() ? ['br', 'gzip'] : ['gzip'],
  },
  { name: 'npm start', start: startOwnServer, hasRanges: true },
];

const testHost = ({ start, hasRanges, encodings = ['br', 'gzip'] }: Candidate) => {
  let host: Host;
  beforeAll(async () => {
    host = await start(release);
  });
  afterAll(() => host?.stop());

  test.each(routes)('%s is served, with the headers of the definition', async (route) => {
    const { status, header, body } = await ask(host.port, route);
    expect([status, body.toString()]).toEqual([200, read(route).toString()]);
    expect(header('content-type')).toMatch(page);
    const expected = headersFor(release.rules, route);
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, header(name.toLowerCase())]))).toEqual(
      expected,
    );
  });

  test.each(routes.filter((route) => route !== '/'))('%s is found without its slash', async (route) => {
    const { status, header } = await ask(host.port, `${route.slice(0, -1)}?a=1`);
    expect([301, 307, 308]).toContain(status);
    expect(header('location')).toBe(`${route}?a=1`);
  });

  test.each(extensions)('%s files have their type', async (extension) => {
    const { status, header } = await ask(host.port, encodeURI(largest(extension)));
    expect(status).toBe(200);
    expect(header('content-type')).toMatch(types[extension] as RegExp);
    expect(header('x-content-type-options')).toBe('nosniff');
  });

  test.each(encodings)('pages, scripts and styles come as %s to who accepts it', async (encoding) => {
    for (const path of ['/legal/', largest('.js'), largest('.css')]) {
      const { header, body } = await ask(host.port, path, { headers: { 'accept-encoding': encoding } });
      expect([path, header('content-encoding')]).toEqual([path, encoding]);
      expect(body.equals(read(path))).toBe(true);
    }
  });

  test.each(kinds)('$kind comes with the headers of the definition, and no others of them', async ({ path }) => {
    const { header } = await ask(host.port, encodeURI(path));
    const names = [...new Set(release.rules.flatMap(({ headers }) => Object.keys(headers)))];
    const expected = headersFor(release.rules, path);
    expect(Object.fromEntries(names.map((name) => [name, header(name.toLowerCase())]))).toEqual(
      Object.fromEntries(names.map((name) => [name, expected[name] ?? ''])),
    );
  });

  test('a page that has not changed is not sent again', async () => {
    const { header } = await ask(host.port, '/legal/');
    const again = await ask(host.port, '/legal/', { headers: { 'if-none-match': header('etag') } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('a document can be read in parts', async () => {
    const { status, body } = await ask(host.port, largest('.pdf'), { headers: { range: 'bytes=0-3' } });
    expect(body.subarray(0, 4).toString()).toBe('%PDF');
    expect([status, body.length]).toEqual(hasRanges ? [206, 4] : [200, read(largest('.pdf')).length]);
  });

  const missing = ['/no/such/page/', '/no-such-file.pdf', '/_next/static/gone.js', '/Account/LoginEmail', '/a%0d%0ab'];
  test.each(missing.flatMap((path) => ['no-cors', 'navigate'].map((mode) => [path, mode])))(
    '%s is not found: the 404 page with its status and the security headers, and nobody keeps it (%s)',
    async (path = '', mode = '') => {
      const headers = { 'sec-fetch-mode': mode };
      const first = await ask(host.port, path, { headers });
      // Cloudflare answers an address that is written unusually with its usual form first.
      const location = first.header('location');
      const { status, header, body } = location ? await ask(host.port, location, { headers }) : first;
      expect(header('cache-control')).toBe('no-store');
      expect([status, body.toString()]).toEqual([404, read('/404.html').toString()]);
      expect(header('content-type')).toMatch(page);
      expect(header('x-content-type-options')).toBe('nosniff');
      expect(header('content-security-policy')).toContain("default-src 'none'");
    },
  );

  test('moved addresses lead on for good, with and without their slash', async () => {
    expect(release.moved.length).toBeGreaterThanOrEqual(2);
    for (const { from, to } of release.moved) {
      for (const path of [from, `${from}/`]) {
        const { status, header } = await ask(host.port, path);
        expect([status, header('location')]).toEqual([301, to]);
      }
    }
  });

  test.each(['/_headers', '/_redirects', '/_nginx.conf', '/.assetsignore'])('%s is not for visitors', async (path) => {
    expect((await ask(host.port, path)).status).toBe(404);
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/legal/..%2f..%2fsecret.txt',
    '/legal/../../secret.txt',
    '/..%5csecret.txt',
    '/%2e%2e%2f%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd',
    '/%00',
    '/%',
  ])('%s reaches nothing outside the export', async (path) => {
    // Cloudflare answers an address that is written unusually with its usual form first.
    let answer = await ask(host.port, path);
    if (answer.header('location')) answer = await ask(host.port, answer.header('location'));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.toString()).not.toMatch(/^secret|root:/);
  });

  test.each(['//example.com', '//example.com/%2e%2e', '/\\example.com'])('%s leads to no other site', async (path) => {
    const { header } = await ask(host.port, path);
    expect(header('location')).not.toMatch(/^(\/\/|\/\\|https?:\/\/(?!127\.0\.0\.1))/);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('%s is not allowed', async (method) => {
    const { status } = await ask(host.port, '/legal/', { method });
    expect(status).toBe(405);
  });

  test('HEAD answers with the headers alone', async () => {
    const { status, header, body } = await ask(host.port, '/legal/', { method: 'HEAD' });
    expect([status, body.length]).toEqual([200, 0]);
    expect(header('content-type')).toMatch(page);
  });
};

for (const host of hosts) describeWith(host.program, host.name, () => testHost(host));

describeWith('nginx', 'nginx before an application', () => {
  test('passes /Account/ on when its address is set', async () => {
    const application = createServer(async (request, response) => {
      let bytes = 0;
      for await (const part of request) bytes += part.length;
      response.end([request.method, request.url, request.headers['x-forwarded-proto'], bytes].join(' '));
    });
    await new Promise<void>((done) => application.listen(0, '127.0.0.1', done));
    const { port } = application.address() as AddressInfo;
    const example = readFileSync('deploy/application.conf.example', 'utf8');
    const { base } = release;
    await writeFile(
      join(base, 'application.conf'),
      example.replace('https://application.internal', `http://127.0.0.1:${port}`),
    );
    const host = await startNginx(release);
    const path = '/Account/LoginEmail?a=1';
    // What ends TLS says how the visitor asked; a document may be larger than nginx's own megabyte.
    const headers = { 'x-forwarded-proto': 'https' };
    const answer = await ask(host.port, path, { method: 'POST', headers, body: Buffer.alloc(3_000_000) });
    const direct = await ask(host.port, path);
    await host.stop();
    application.close();
    expect([answer.status, answer.body.toString()]).toEqual([200, `POST ${path} https 3000000`]);
    expect(direct.body.toString()).toBe(`GET ${path} http 0`);
    expect(answer.header('content-security-policy')).toBe('');
  });
});
