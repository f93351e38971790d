import { pagesByTemplate } from '../exported-pages';
import { usedRules } from './used-rules';

/** Every class and id on a page. */
const namesOf = (page: Document): string[] =>
  [...page.querySelectorAll('[class], [id]')].flatMap(({ classList, id }) => [...classList, id]);

/**
 * Puts the rules that a page needs into the page, in place of its style sheets: the first paint then needs
 * one request instead of two. The whole sheet is named on each style; the loader brings it with the runtime, which may add
 * elements that the page had none of. A page whose runtime runs at load keeps its style sheets.
 *
 * @param page a page as `next build` writes it; changed
 * @throws Error when the page has no style sheet in its head, or one that is not the site's own or for one medium only
 */
export function inlineStyle(page: Document, rulesOf: (address: string) => string): void {
  const links = page.querySelectorAll('link[rel="stylesheet"]');
  if (links.length === 0) throw new Error('there is no style sheet');
  for (const link of links) {
    const href = link.getAttribute('href') ?? '';
    if (!/^\/(?!\/)/.test(href) || link.parentNode !== page.head || link.hasAttribute('media'))
      throw new Error(`the style sheet "${href}" is not of this site, in the head and for every medium`);
    link.remove();
    const style = Object.assign(page.createElement('style'), { textContent: rulesOf(href) });
    style.dataset.sheet = href;
    page.head.append(style);
  }
}

/**
 * The rules that each page needs of each style sheet. Pages of one template share them, so that the policy has one hash for all
 * of them.
 */
export function pageStyles(
  pages: ReadonlyArray<{ route: string; page: Document }>,
  readSheet: (address: string) => string,
) {
  const rules = new Map<string, string>();
  const templates = [...pagesByTemplate(pages)].map(([template, same]) => ({
    template,
    routes: same.map(({ route }) => route),
    names: new Set(same.flatMap(({ page }) => namesOf(page))),
    text: same.map(({ page }) => page.documentElement.textContent).join(''),
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
