import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { keepAssets } from './keep-assets';
import { folderWith } from './testing/folder-with';

/** A live site with these answers, by path; every other path is not found. */
async function siteWith(answers: Record<string, string>) {
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(url in answers ? 200 : 404).end(answers[url]);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('the files of the live release stand beside those of the new one, which are not touched', async () => {
  const folder = folderWith({ '_next/static/same.js': 'new' });
  const { server, address } = await siteWith({
    '/_assets.json': '["/_next/static/same.js", "/_next/static/old.js", "/../secret"]',
    '/_next/static/same.js': 'old',
    '/_next/static/old.js': 'old',
  });
  const kept = await keepAssets(folder, address);
  server.close();
  expect(kept).toEqual(['/_next/static/old.js']);
  expect(readFileSync(join(folder, '_next/static/old.js'), 'utf8')).toBe('old');
  expect(readFileSync(join(folder, '_next/static/same.js'), 'utf8')).toBe('new');
});

test('a site without a list, or without a file that it lists, stops the release', async () => {
  const { server, address } = await siteWith({ '/_assets.json': '["/_next/static/old.js"]' });
  await expect(keepAssets(folderWith(), address)).rejects.toThrow('does not give /_next/static/old.js (404)');
  server.close();
  await expect(keepAssets(folderWith(), address)).rejects.toThrow('does not give /_assets.json (no answer)');
});
