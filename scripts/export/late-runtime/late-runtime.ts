import { type ScriptFile, scriptFile } from '../browser-script';
import {
  attribute,
  createElement,
  elements,
  type HtmlElement,
  insert,
  onlyElement,
  type Page,
  remove,
  textOf,
} from '../html-tree';
import type { LoaderScripts } from './loader-script';

/** Blocks of data that no browser runs as a script, or that belong into the page itself. */
const dataBlocks = ['application/ld+json', 'application/json', 'speculationrules'];

/**
 * Takes Next's scripts out of a page, so that a visitor who only reads pays for none of them.
 *
 * - The inline ones, which repeat the page's content for React, become one file: the page weighs half, and the
 *   Content-Security-Policy needs no hash for them.
 * - All are listed, in their order, on the loader at the end of the body, which loads them on the visitor's first
 *   signal. What says that they will come (announce.ts) begins the body: nothing can be pressed before, and in the head
 *   it holds up the first words (docs/adr/0011).
 * - A page with an element marked `data-eager` has them loaded at once, by the same loader: it looks after
 *   scripts that do not come.
 * - Data blocks (JSON-LD) and speculation rules are no scripts to run, and stay; scripts for browsers without modules
 *   go, as those browsers show the page without its runtime.
 *
 * @param page a page as `next build` writes it; changed
 * @returns the file that the page's data becomes
 * @throws Error when the page is not made as Next makes pages: its scripts would be lost, or run in another way
 */
export function lateRuntime(page: Page, { announce, loader }: LoaderScripts): ScriptFile {
  const scripts = elements(page, 'script').filter((script) => !dataBlocks.includes(attribute(script, 'type') ?? ''));
  for (const script of scripts) refuseUnknownType(script);
  const running = scripts.filter((script) => attribute(script, 'nomodule') === undefined);
  const sources = running.flatMap((script) => attribute(script, 'src') ?? []);
  const inline = running.filter((script) => attribute(script, 'src') === undefined).map(textOf);
  const foreign = sources.find((source) => !/^\/(?!\/)/.test(source));
  if (foreign !== undefined)
    throw new Error(`the script ${foreign} is another site's; to count visits see docs/marketing.md`);
  if (sources.length === 0) throw new Error('there is no script file to load later');
  if (inline.length === 0) throw new Error('there is no inline script with the data of the page');

  const data = scriptFile('pages', inline.map((code) => `${code.replace(/;?\s*$/, '')};\n`).join(''));
  // React reads the page's data when it starts, so the data comes first.
  const ordered = [data.path, ...sources];
  for (const script of scripts) remove(script);
  const body = onlyElement(page, 'body');
  insert(body, createElement('script', {}, announce), body.childNodes[0]);
  insert(body, createElement('script', { 'data-scripts': scriptList(ordered) }, loader));
  for (const link of elements(page, 'link').filter(preloadsScript)) remove(link);
  return data;
}

function refuseUnknownType(script: HtmlElement): void {
  const type = attribute(script, 'type') ?? '';
  if (!['', 'text/javascript'].includes(type))
    throw new Error(`script type ${type} is not supported: add it to late-runtime.ts`);
}

/** Whether the page's runtime runs at load: its element marked `data-eager` asks for it. */
export function isEager(page: Page): boolean {
  return elements(page).some((element) => attribute(element, 'data-eager') !== undefined);
}

/** The addresses as the loader reads them, with a space between. */
function scriptList(sources: readonly string[]): string {
  const broken = sources.find((source) => /\s/.test(source));
  if (broken !== undefined) throw new Error(`the address of the script "${broken}" has a space in it`);
  return sources.join(' ');
}

function preloadsScript(link: HtmlElement): boolean {
  const rel = attribute(link, 'rel');
  return rel === 'modulepreload' || (rel === 'preload' && attribute(link, 'as') === 'script');
}
