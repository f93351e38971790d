import {
  attribute,
  createElement,
  elements,
  type HtmlElement,
  insertBefore,
  onlyElement,
  type Page,
  remove,
} from '../html-tree';

/** Every class and id on a page, apart. */
export function namesOf(page: Page): string[] {
  return elements(page).flatMap((element) => [
    ...(attribute(element, 'class') ?? '').split(/\s+/),
    ...(attribute(element, 'id') ?? '').split(/\s+/),
  ]);
}

/**
 * Puts the rules that a page needs into the page, in place of its style sheets: the first words wait for one answer of
 * the host, not for two. The whole sheet is named on each style; the loader brings it with the runtime, which may add
 * elements that the page had none of. A page whose runtime runs at load keeps its style sheets.
 *
 * @param page a page as `next build` writes it; changed
 * @param rulesOf gives the rules that the page needs of a style sheet, by the sheet's address
 * @throws Error when the page has no style sheet in its head, or one that is not the site's own or for one medium only
 */
export function inlineStyle(page: Page, rulesOf: (address: string) => string): void {
  const links = elements(page, 'link').filter((link) => attribute(link, 'rel') === 'stylesheet');
  if (links.length === 0) throw new Error('there is no style sheet');
  const head = onlyElement(page, 'head');
  for (const link of links) {
    const href = sheetAddress(link, head);
    insertBefore(link, createElement('style', { 'data-sheet': href }, rulesOf(href)));
    remove(link);
  }
}

function sheetAddress(link: HtmlElement, head: HtmlElement): string {
  const href = attribute(link, 'href') ?? '';
  if (!/^\/(?!\/)/.test(href)) throw new Error(`the style sheet "${href}" is not of this site`);
  if (link.parentNode !== head) throw new Error(`the style sheet ${href} stands outside the head`);
  if (attribute(link, 'media') !== undefined) throw new Error(`the style sheet ${href} is for one medium`);
  return href;
}
