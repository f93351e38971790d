import { type ScriptFile, scriptFile } from '../browser-script';
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
export function deferScripts(page: Document, { announce, loader }: LoaderScripts): ScriptFile {
  const scripts = [...page.querySelectorAll('script')].filter(({ type }) => !dataBlocks.includes(type));
  const unknown = scripts.find(({ type }) => !/^(text\/javascript)?$/.test(type));
  if (unknown) throw new Error(`script type ${unknown.type} is not supported: add it to late-runtime.ts`);
  const running = scripts.filter((script) => !script.hasAttribute('nomodule'));
  const sources = running.flatMap((script) => script.getAttribute('src') ?? []);
  const inline = running.filter((script) => !script.hasAttribute('src')).map(({ text }) => text);
  const foreign = sources.find((source) => !/^\/(?!\/)/.test(source));
  if (foreign !== undefined)
    throw new Error(`the script ${foreign} is another site's; to count visits see docs/marketing.md`);
  if (sources.length === 0) throw new Error('there is no script file to load later');
  if (inline.length === 0) throw new Error('there is no inline script with the data of the page');

  const data = scriptFile('pages', inline.map((code) => `${code.replace(/;?\s*$/, '')};\n`).join(''));
  // React reads the page's data when it starts, so the data comes first.
  const ordered = [data.path, ...sources];
  const replaced = [...scripts, ...page.querySelectorAll('[rel="modulepreload"], [rel="preload"][as="script"]')];
  for (const element of replaced) element.remove();
  const script = (text: string) => Object.assign(page.createElement('script'), { text });
  const last = script(loader);
  last.dataset.scripts = ordered.join(' ');
  page.body.prepend(script(announce));
  page.body.append(last);
  return data;
}

/** Whether the page loads its scripts at once: an element marked `data-eager` asks for it. */
export const loadsScriptsAtOnce = (page: Document): boolean => page.querySelector('[data-eager]') !== null;
