import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { folderWith } from '../testing/folder-with';
import { deploy, rollBackCloudflare } from './cloudflare';
import { keepAssets } from './keep-assets';
import { nginxSettings, publish, rollBack } from './publish';

const policy = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"/>';

/** An export with one page and the hashed files it lists. */
function makeExport(page: string, assets: readonly string[], listed = assets): string {
  return folderWith({
    'index.html': page.startsWith('<meta') ? page : `${policy}${page}`,
    '_nginx.conf': '',
    '_assets.json': JSON.stringify({ files: listed }),
    ...Object.fromEntries(assets.map((asset) => [asset, `content of ${asset}`])),
  });
}

/** The site's place, a new one for each test. */
let base: string;
beforeEach(() => {
  base = folderWith();
});
const release = (...build: Parameters<typeof makeExport>) => publish(makeExport(...build), base);
const served = async () => (await readFile(join(base, 'current/index.html'), 'utf8')).replace(policy, '');

const [first, second, third] = ['/_next/static/a.1.js', '/_next/static/a.2.js', '/_next/static/a.3.js'];

test('the assets of the last release stay for one release, and no longer', async () => {
  const assets = async () => (await readdir(join(base, 'current/_next/static'))).sort();
  await release('one', [first]);
  await release('two', [second]);
  expect(await served()).toBe('two');
  expect(await assets()).toEqual(['a.1.js', 'a.2.js']);
  await release('three', [third]);
  expect(await assets()).toEqual(['a.2.js', 'a.3.js']);
  expect(await readdir(join(base, 'releases'))).toEqual(['2', '3']);
});

test('nginx’s settings are written for the place; the machine’s own stand beside them, and stay', async () => {
  await release('one', [first]);
  const file = join(base, 'nginx.conf');
  const settings = await readFile(file, 'utf8');
  expect(settings).toContain(`root "${base}/current";`);
  expect(settings).not.toContain('"/srv/site');
  for (const own of ['http*', 'server']) expect(settings).toContain(`include "${base}/local-${own}.conf";`);

  const own = join(base, 'local-server.conf');
  expect(await readFile(own, 'utf8')).toContain('\nlisten 8080;\n');
  await writeFile(own, 'listen 80;');
  await release('two', []);
  expect(await readFile(own, 'utf8')).toBe('listen 80;');
});

test('R12.5: a release loses no edit of the settings: it is refused, with where edits last; a rollback is made', async () => {
  for (const page of ['one', 'two']) await release(page, []);
  const file = join(base, 'nginx.conf');
  await writeFile(file, `${await readFile(file, 'utf8')}# mine\n`);
  await expect(release('three', [])).rejects.toThrow(
    `${file} was edited by hand, and a release writes it anew: move your lines into local-server.conf`,
  );
  await rollBack(base);
  expect(await served()).toBe('one');
  expect(await readFile(file, 'utf8')).toMatch(/# mine\n$/);
});

test('R12.5: a release with samples is kept from search engines, by either host, and one without them is not', async () => {
  const folder = makeExport('one', []);
  const nginx = () => readFile(join(base, 'current/_nginx.conf'), 'utf8');
  const everywhere = '"~^/[\\s\\S]*$" "noindex";';
  await release('live', []);
  expect(await nginx()).not.toContain(everywhere);
  await publish(folder, base, true);
  expect(await nginx()).toContain(everywhere);
  await rollBack(base);
  expect(await nginx()).not.toContain(everywhere);
  for (const isStaging of [true, false]) {
    await deploy(folder, undefined, isStaging, jest.fn());
    const [, all = ''] = /^\/\*\n((?: .*\n)*)/.exec(await readFile(join(folder, '_headers'), 'utf8')) ?? [];
    expect(all.includes('X-Robots-Tag: noindex')).toBe(isStaging);
  }
});

test('the live site can be asked for its files too', async () => {
  const engine = '/tenth-lining/number/engine/0a1b/engine.js';
  const [old, next] = [makeExport('one', [first, engine]), makeExport('two', [second])];
  const site = createServer(async (request, response) => {
    const content = await readFile(join(old, request.url ?? '')).catch(() => undefined);
    response.writeHead(content ? 200 : 404).end(content);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const { kept } = await keepAssets(next, `http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  site.close();
  site.closeAllConnections();
  expect(kept).toEqual([first, engine]);
  expect(await readFile(join(next, first), 'utf8')).toBe(`content of ${first}`);
});

test('takes no path out of the folder, and nothing but hashed files', async () => {
  const previous = makeExport('one', [], ['/../secret', '/_next/static/../../secret', '/index.html']);
  expect((await keepAssets(makeExport('two', []), previous)).kept).toEqual([]);
});

test('a release that cannot be completed names the file that is missing, and leaves everything as it was', async () => {
  await release('one', [], [first]);
  await expect(release('two', [])).rejects.toThrow(`lists ${first}`);
  expect(await served()).toBe('one');
  expect(await readdir(join(base, 'releases'))).toEqual(['1']);
});

test('headers that change are those of both releases, before and after the turn', async () => {
  const allowing = (hash: string) => makeExport(policy.replace("'none'", `'none'; script-src '${hash}'`), []);
  await publish(allowing('sha256-a='), base);
  await publish(allowing('sha256-b='), base);
  for (const release of ['1', '2']) {
    const headers = await readFile(join(base, 'releases', release, '_nginx.conf'), 'utf8');
    expect(headers).toContain("script-src 'sha256-a=' 'sha256-b='");
  }
});

test('a rollback serves the release before, with the files that pages of the later one ask for', async () => {
  await release('one', [first]);
  await release('two', [second]);
  await rollBack(base);
  expect(await served()).toBe('one');
  expect((await readdir(join(base, 'current/_next/static'))).sort()).toEqual(['a.1.js', 'a.2.js']);
  await expect(rollBack(base)).rejects.toThrow(`There is no release before 1 in ${base}.`);
  await release('three', [third]);
  expect([await served(), await readdir(join(base, 'releases'))]).toEqual(['three', ['1', '3']]);
  await rollBack(base);
  expect(await served()).toBe('one');
});

test('of two releases at once one is refused, in a sentence; a release that was killed holds nobody up', async () => {
  const both = await Promise.allSettled(['one', 'two'].map((page) => release(page, [])));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refusal = both.find((each): each is PromiseRejectedResult => each.status === 'rejected');
  expect(refusal?.reason.message).toBe(
    `Another release to ${base} is under way (process ${process.pid}): wait for it.`,
  );
  // Nothing of the lock is left, whoever got it.
  expect((await readdir(base)).filter((name) => name.includes('lock'))).toEqual([]);
  // No process has this number: Linux counts to 2 ** 22.
  await symlink('99999999', join(base, 'release.lock'));
  await release('three', []);
  expect(await served()).toBe('three');
});

test('a release within five minutes of the last is warned of, and made', async () => {
  expect((await release('one', [])).warning).toBeUndefined();
  expect((await release('two', [])).warning).toMatch(/^The last release is \d+ s old:/);
  const list = join(base, 'current/_assets.json');
  await writeFile(list, JSON.stringify({ files: [], released: new Date(Date.now() - 301_000).toISOString() }));
  expect((await release('three', [])).warning).toBeUndefined();
});

test.each([
  ['/srv/my site', '"/srv/my site/current"'],
  ['/srv/a$&b', `"/srv/a${'$'}{site_dollar}&b/current"`],
  ['/srv/a"b', '"/srv/a\\"b/current"'],
])('%s is written as nginx reads it', (base, root) => {
  const settings = nginxSettings('pid "/srv/site/nginx.pid";\nroot "/srv/site/current";', base);
  expect(settings).toBe(`pid "${base.replace('"', '\\"')}/nginx.pid";\nroot ${root};`);
});

test('Cloudflare is deployed to by the pinned wrangler, and rolled back by it', async () => {
  const ran: string[][] = [];
  const wrangler = (...words: string[]) => void ran.push(words);
  const folder = makeExport('one', [first]);
  expect(await deploy(folder, undefined, false, wrangler)).toEqual({ kept: 0, warning: undefined });
  expect(JSON.parse(await readFile(join(folder, '_assets.json'), 'utf8'))).toMatchObject({ files: [first] });
  rollBackCloudflare(wrangler);
  expect(ran.map(([command]) => command)).toEqual(['deploy', 'rollback']);
});

test('a live site that does not answer, or is another one, is told in a sentence and not deployed over', async () => {
  const wrangler = jest.fn();
  const other = createServer((_, response) => response.writeHead(404).end());
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const site = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  await expect(deploy(makeExport('one', []), site, false, wrangler)).rejects.toThrow(`${site} has no /_assets.json`);
  await new Promise((done) => other.close(done));
  await expect(deploy(makeExport('one', []), site, false, wrangler)).rejects.toThrow(`${site} does not answer (ECONN`);
  expect(wrangler).not.toHaveBeenCalled();
});
