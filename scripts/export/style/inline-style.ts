import { pagesByTemplate } from '../exported-pages';
import { attribute, createElement, elements, insert, onlyElement, type Page, remove, textOf } from '../html-tree';
import { usedRules } from './used-rules';

/** Every class and id on a page. */
const namesOf = (page: Page): string[] =>
  elements(page).flatMap((element) => ['class', 'id'].flatMap((name) => (attribute(element, name) ?? '').split(/\s+/)));

/**
 * Puts the rules that a page needs into the page, in place of its style sheets: the first paint then needs
 * one request instead of two. The whole sheet is named on each style; the loader brings it with the runtime, which may add
 * elements that the page had none of. A page whose runtime runs at load keeps its style sheets.
 *
 * @param page a page as `next build` writes it; changed
 * @throws Error when the page has no style sheet in its head, or one that is not the site's own or for one medium only
 */
export function inlineStyle(page: Page, rulesOf: (address: string) => string): void {
  const links = elements(page, 'link').filter((link) => attribute(link, 'rel') === 'stylesheet');
  if (links.length === 0) throw new Error('there is no style sheet');
  const head = onlyElement(page, 'head');
  for (const link of links) {
    const href = attribute(link, 'href') ?? '';
    if (!/^\/(?!\/)/.test(href) || link.parentNode !== head || attribute(link, 'media') !== undefined)
      throw new Error(`the style sheet "${href}" is not of this site, in the head and for every medium`);
    remove(link);
    insert(head, createElement('style', { 'data-sheet': href }, rulesOf(href)));
  }
}

/**
 * The rules that each page needs of each style sheet. Pages of one template share them, so that the policy has one hash for all
 * of them.
 */
export function pageStyles(
  pages: ReadonlyArray<{ route: string; page: Page }>,
  readSheet: (address: string) => string,
) {
  const rules = new Map<string, string>();
  const templates = [...pagesByTemplate(pages)].map(([template, same]) => ({
    template,
    routes: same.map(({ route }) => route),
    names: new Set(same.flatMap(({ page }) => namesOf(page))),
    text: same.flatMap(({ page }) => elements(page).map(textOf)).join(''),
  }));
  return (route: string, address: string): string => {
    const of = templates.find(({ routes }) => routes.includes(route));
    if (!of) throw new Error(`${route} is no page of the export.`);
    const key = `${of.template} ${address}`;
    const known = rules.get(key) ?? usedRules(readSheet(address), of.names, address, of.text);
    rules.set(key, known);
    return known;
  };
}
