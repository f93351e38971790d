import { type ScriptFile, scriptFile } from '../browser-script';
import { attribute, createElement, elements, insert, onlyElement, type Page, remove, textOf } from '../html-tree';
import type { LoaderScripts } from './loader-script';

/** Types of script elements that stay in the page: no browser runs them as scripts. */
const dataBlocks = ['application/ld+json', 'application/json', 'speculationrules'];

/**
 * Takes Next's scripts out of a page, so that a visitor who only reads downloads none of them.
 *
 * - The inline ones, which repeat the page's content for React, become one file: the page weighs half, and the
 *   Content-Security-Policy needs no hash for them.
 * - All are listed, in their order, on the loader at the end of the body. announce.ts begins the body: in the head it would
 *   delay the first words (docs/adr/0011).
 * - Scripts for browsers without modules are dropped, as those browsers show the page without scripts.
 *
 * @param page a page as `next build` writes it; changed
 * @returns the file with the page's data
 * @throws Error when the page is not made as Next makes pages: its scripts would be lost, or run in another way
 */
export function deferScripts(page: Page, { announce, loader }: LoaderScripts): ScriptFile {
  const scripts = elements(page, 'script').filter((script) => !dataBlocks.includes(attribute(script, 'type') ?? ''));
  const unknown = scripts.find((script) => !/^(text\/javascript)?$/.test(attribute(script, 'type') ?? ''));
  if (unknown) throw new Error(`script type ${attribute(unknown, 'type')} is not supported: add it to late-runtime.ts`);
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
  insert(body, createElement('script', { 'data-scripts': ordered.join(' ') }, loader));
  for (const link of elements(page, 'link')) {
    const rel = attribute(link, 'rel');
    if (rel === 'modulepreload' || (rel === 'preload' && attribute(link, 'as') === 'script')) remove(link);
  }
  return data;
}

/** Whether the page loads its scripts at once: an element marked `data-eager` asks for it. */
export function loadsScriptsAtOnce(page: Page): boolean {
  return elements(page).some((element) => attribute(element, 'data-eager') !== undefined);
}
