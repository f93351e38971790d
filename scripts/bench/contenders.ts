import { statSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { transform } from 'lightningcss';
import { writeCompressedCopies } from '../export/compress';
import { exportedPages, pagesByTemplate } from '../export/exported-pages';
import {
  attribute,
  createElement,
  elements,
  insert,
  onlyElement,
  pageHtml,
  parsePage,
  remove,
  textOf,
} from '../export/html-tree';

/** An export to measure, and what its rows are called. */
export type Contender = { name: string; folder: string };

/** The site's own row, and that of its pages with nothing but their words and rules: no files, no scripts. */
export const site = 'site';
export const floor = 'floor';

/** Copies an export's pages without anything that they ask for. */
export async function floorOf(folder: string): Promise<Contender> {
  const copy = '.cache/bench/floor';
  await rm(copy, { recursive: true, force: true });
  await cp(folder, copy, { recursive: true });
  for (const { file: page } of exportedPages(copy)) {
    await writeFile(page, stripRequests(await readFile(page, 'utf8')));
    await Promise.all(['.br', '.gz'].map((suffix) => rm(`${page}${suffix}`, { force: true })));
  }
  await writeCompressedCopies(copy);
  return { name: floor, folder: copy };
}

/**
 * The routes to measure: every page of an export but the form's, which stands in a dialog's frame, and of the pages that share one template (`/web/publications/…/`)
 * the heaviest.
 *
 * @param folder the export
 */
export function benchRoutes(folder: string): string[] {
  const pages = exportedPages(folder)
    .filter(({ route }) => route.endsWith('/') && !route.startsWith('/forms/'))
    .map(({ file, route }) => ({ route, bytes: statSync(file).size }));
  return [...pagesByTemplate(pages).values()]
    .flatMap((same) => same.toSorted((one, other) => other.bytes - one.bytes)[0]?.route ?? [])
    .sort();
}

const asking = ['src', 'srcset', 'poster', 'href'];

/**
 * A page that asks for nothing: its words with the rules that stand in it, in the reader's own faces, without scripts and
 * files. The floor that first and largest paint are measured against; its boxes are those of the page.
 */
function stripRequests(html: string): string {
  const page = parsePage(html);
  for (const name of ['script', 'link']) for (const element of elements(page, name)) remove(element);
  // Without an icon named, the browser asks for /favicon.ico by itself.
  insert(onlyElement(page, 'head'), createElement('link', { rel: 'icon', href: 'data:,' }));
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
