import { attribute, elementHtml, elements, type Page } from './html-tree';

/**
 * The cards of an archive's page, for the publications page to show as its reader goes on or finds them
 * (components/publications/browse/lent-cards.ts): the same HTML, without the page around it.
 *
 * @param page a page whose steps are all done
 * @returns the content of `cards.json` beside the page; undefined where the page lends none
 * @throws Error when a card does not say whose it is
 */
export function lentCards(page: Page): string | undefined {
  const shelf = elements(page, 'ul').find((list) => attribute(list, 'data-cards') !== undefined);
  if (!shelf) return undefined;
  const cards = elements(shelf, 'li');
  if (cards.length === 0 || cards.some((card) => !attribute(card, 'data-slug')))
    throw new Error('a card that is lent has no data-slug');
  // The picture that a page opens with is no such picture where it is lent.
  const lent = (html: string) => html.replace(' fetchpriority="high"', '').replace('loading="eager"', 'loading="lazy"');
  return JSON.stringify(cards.map(elementHtml).map(lent));
}
