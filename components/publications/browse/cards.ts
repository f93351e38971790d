import type { BrowseItem } from './arrange';
import { searchWords } from './words';

/**
 * Shows these publications' cards in this order and hides all others. The cards are server-rendered and React never
 * renders them again, so moving them is safe; order in the document is also the order of Tab.
 */
export function placeCards(items: readonly BrowseItem[], shown: readonly BrowseItem[]): void {
  const cards = new Map(
    [...document.querySelectorAll<HTMLElement>('[data-slug]')].map((card) => [card.dataset.slug ?? '', card]),
  );
  const isShown = new Set(shown.map(({ slug }) => slug));
  for (const { slug } of items) cards.get(slug)?.toggleAttribute('hidden', !isShown.has(slug));
  for (const list of new Set(shown.map((item) => item.list))) {
    const ordered = shown.filter((item) => item.list === list).flatMap(({ slug }) => cards.get(slug) ?? []);
    const shelf = ordered[0]?.parentElement;
    // A card that has the focus would lose it when moved: only an order that differs is made.
    const current = [...(shelf?.children ?? [])].filter((card) => !(card as HTMLElement).hidden);
    if (ordered.some((card, place) => current[place] !== card)) shelf?.append(...ordered);
  }
}

/** Slugs of the cards whose own words match: what can be searched when the index cannot be had. */
export function searchCards(query: string): Set<string> {
  const wanted = searchWords(query);
  const cards = [...document.querySelectorAll<HTMLElement>('[data-slug]')];
  const matching = cards.filter((card) => {
    const own = searchWords(card.textContent ?? '');
    return wanted.every((prefix) => own.some((word) => word.startsWith(prefix)));
  });
  return new Set(matching.map((card) => card.dataset.slug ?? ''));
}
