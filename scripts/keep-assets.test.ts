import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { exportedFiles } from './export/exported-pages';
import { keepAssets } from './keep-assets';
import { folderWith } from './testing/folder-with';

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => void server.close().closeAllConnections()));

/** Starts a server; returns its address. */
async function hostWith(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a server of these files; other paths get 404. */
const siteWith = (answers: Record<string, string>) =>
  hostWith(({ url = '' }, response) => response.writeHead(url in answers ? 200 : 404).end(answers[url]));

const files = {
  '/_assets.json': '["/_next/static/same.js", "/_next/static/old.js", "/_pictures/a1/b.avif"]',
  '/_next/static/same.js': 'old',
  '/_next/static/old.js': 'old',
  '/_pictures/a1/b.avif': 'picture',
};

test.each([
  ['site', () => siteWith(files)],
  ['folder', async () => folderWith(files)],
])('R12.5: hashed files of the live release, from its %s, are added to the new one', async (_, from) => {
  const folder = folderWith({ '_next/static/same.js': 'new' });
  expect(await keepAssets(folder, await from())).toEqual(['/_next/static/old.js', '/_pictures/a1/b.avif']);
  expect(readFileSync(join(folder, '_next/static/old.js'), 'utf8')).toBe('old');
  expect(readFileSync(join(folder, '_next/static/same.js'), 'utf8')).toBe('new');
});

test('R12.5: before the first release there is nothing to keep', async () => {
  expect(await keepAssets(folderWith(), await siteWith({}))).toBeUndefined();
  expect(await keepAssets(folderWith(), folderWith())).toBeUndefined();
  expect(await keepAssets(folderWith(), await siteWith({ '/_assets.json': '<p>Another site</p>' }))).toEqual([]);
});

test('only files below the folders of hashed files are downloaded', async () => {
  const names = [
    ...['/_worker.js', '/.htaccess', '/index.html', '/_headers', '/web/Attachments/a.pdf', '/_pictures/a.html'],
    ...['/_next/static/../../a.js', '/_next/static/%2e%2e/a.js', '/_next/static/..\\a.js', '/_pictures/.a.js'],
    ...['//other.example/_pictures/a.js', 'http://127.0.0.1/_pictures/a.js', '/_next/static/a.js?b.js'],
    ...['/_pictures/', 7],
  ];
  const folder = folderWith();
  const from = await hostWith((_, response) => response.end(JSON.stringify(names)));
  expect(await keepAssets(folder, from)).toEqual([]);
  expect(exportedFiles(folder)).toEqual([]);
});

const list = '["/_next/static/a.js", "/_next/static/b.js"]';
const most = { files: 1, bytes: 1000, milliseconds: 500 };

const lacking: RequestListener = ({ url }, response) =>
  response.writeHead(url === '/_assets.json' ? 200 : 404).end(list);
const endless: RequestListener = (_, response) => void setInterval(() => response.write('a'.repeat(999)), 1).unref();
const away = { Location: 'http://127.0.0.1:1/' };

test.each<[string, RequestListener, Partial<typeof most>, string]>([
  ['lacks a file of its list', lacking, { files: 2 }, 'Could not download /_next/static/a.js'],
  ['lists too many', (_, response) => response.end(list), {}, 'lists 2 files; allowed are 1'],
  ['sends without end', endless, {}, 'more than 1000 bytes'],
  ['does not answer', () => {}, {}, 'timeout'],
  ['answers with an error', (_, response) => response.writeHead(503).end(), {}, 'status 503'],
  ['redirects', (_, response) => response.writeHead(302, away).end(), {}, 'status 302'],
])('a host that %s stops the release, and nothing is written', async (_, answer, own, sentence) => {
  const folder = folderWith();
  await expect(keepAssets(folder, await hostWith(answer), { ...most, ...own })).rejects.toThrow(sentence);
  expect(existsSync(join(folder, '_next'))).toBe(false);
});

test('a host that cannot be reached stops the release', async () => {
  await expect(keepAssets(folderWith(), 'http://127.0.0.1:1')).rejects.toThrow('Could not download /_assets.json');
});
