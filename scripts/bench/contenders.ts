import { existsSync, statSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { transform } from 'lightningcss';
import { writeCompressedCopies } from '../export/compress';
import { exportedPages, pagesByTemplate } from '../export/exported-pages';
import { assetList } from '../export/host-files';
import {
  append,
  attribute,
  createElement,
  elements,
  onlyElement,
  pageHtml,
  parsePage,
  remove,
  textOf,
} from '../export/html-tree';

const cache = '.cache/bench';

/**
 * A folder of static files to measure, and what its rows are called. A peer is another site, whose home page the site is
 * held against; an export of this site, such as the one of the commit before, is none.
 */
export type Contender = { name: string; folder: string; isPeer?: boolean };

/** The site's own row, and that of its pages with nothing but their words and rules: no files, no scripts. */
export const site = 'site';
export const floor = 'floor';

/** Copies an export's pages without anything that they ask for. */
export async function floorOf(folder: string): Promise<Contender> {
  const copy = await copyOf(folder, floor);
  for (const { file: page } of exportedPages(copy)) {
    await writeFile(page, stripRequests(await readFile(page, 'utf8')));
    await Promise.all(['.br', '.gz'].map((suffix) => rm(`${page}${suffix}`, { force: true })));
  }
  await writeCompressedCopies(copy);
  return { name: floor, folder: copy };
}

/**
 * Copies a folder of static files and adds the compressed copies that this site has, so that each is served in the same
 * way. It is called by its name, or where that is `out`, by that of the folder around it.
 *
 * @throws Error when it has no index.html
 */
export async function asContender(folder: string): Promise<Contender> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`There is no ${join(folder, 'index.html')}.`);
  const name = basename(resolve(folder).replace(/[/\\]out$/, ''));
  const copy = await copyOf(folder, `other-${name}`);
  const notFound = join(copy, '404.html');
  if (!existsSync(notFound)) await writeFile(notFound, 'Not found');
  // As small as they get takes minutes on a large site; one that comes with its own copies keeps them.
  if (!existsSync(join(copy, 'index.html.br'))) await writeCompressedCopies(copy);
  return { name, folder: copy, isPeer: !existsSync(join(folder, assetList)) };
}

async function copyOf(folder: string, name: string): Promise<string> {
  const copy = join(cache, name);
  await rm(copy, { recursive: true, force: true });
  await cp(folder, copy, { recursive: true });
  return copy;
}

// The form page stands in a dialog's frame and is kept out of search engines; the rest are copies of the 404 page.
const notMeasured = /^\/(_not-found|404|forms)\//;

/**
 * The routes to measure: every page of an export, and of the pages that share one template (`/web/publications/…/`)
 * the heaviest.
 *
 * @param folder the export
 */
export function benchRoutes(folder: string): string[] {
  const pages = exportedPages(folder)
    .filter(({ route }) => route.endsWith('/') && !notMeasured.test(route))
    .map(({ file, route }) => ({ route, bytes: statSync(file).size }));
  return heaviestOfEachTemplate(pages).sort();
}

/** Of pages that stand side by side below a page of the export the heaviest; all others as they are. */
export function heaviestOfEachTemplate(pages: ReadonlyArray<{ route: string; bytes: number }>): string[] {
  return [...pagesByTemplate(pages).values()].flatMap(
    (same) => same.toSorted((one, other) => other.bytes - one.bytes)[0]?.route ?? [],
  );
}

/** Whether a folder has a page at a route. */
export function hasRoute(folder: string, route: string): boolean {
  return existsSync(join(folder, route, 'index.html'));
}

const asking = ['src', 'srcset', 'poster', 'href'];

/**
 * A page that asks for nothing: its words with the rules that stand in it, in the reader's own faces, without scripts and
 * files. The floor that first and largest paint are measured against; its boxes are those of the page.
 */
export function stripRequests(html: string): string {
  const page = parsePage(html);
  for (const name of ['script', 'link']) for (const element of elements(page, name)) remove(element);
  // Without an icon named, the browser asks for /favicon.ico by itself.
  append(onlyElement(page, 'head'), createElement('link', { rel: 'icon', href: 'data:,' }));
  // The policy names the hash of the style as it was.
  for (const meta of elements(page, 'meta')) if (attribute(meta, 'http-equiv') !== undefined) remove(meta);
  for (const name of ['img', 'source', 'video', 'track', 'iframe']) {
    for (const element of elements(page, name)) {
      element.attrs = element.attrs.filter((attr) => !asking.includes(attr.name));
    }
  }
  for (const style of elements(page, 'style')) {
    style.childNodes = createElement('style', {}, withoutFiles(textOf(style))).childNodes;
  }
  return pageHtml(page);
}

/** The rules without the faces that come from files. */
function withoutFiles(css: string): string {
  const { code } = transform({
    filename: 'floor.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        'font-face': ({ value }) => (JSON.stringify(value.properties).includes('"type":"url"') ? [] : undefined),
      },
    },
  });
  return Buffer.from(code).toString();
}
