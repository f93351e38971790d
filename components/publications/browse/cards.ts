import { browse as words } from '@/content/browse';
import type { BrowseItem } from './browse-state';
import type { FoundEdition } from './search/search';

const allCards = () => [...document.querySelectorAll<HTMLElement>('[data-slug]')];

/** Shows these cards in this order, and no other. Moving them is safe: React never renders them again. */
export function placeCards(shown: readonly BrowseItem[]): void {
  const cards = new Map(allCards().map((card) => [card.dataset.slug ?? '', card]));
  const isShown = new Set(shown.map(({ slug }) => slug));
  for (const [slug, card] of cards) card.toggleAttribute('hidden', !isShown.has(slug));
  for (const list of new Set(shown.map((item) => item.list))) {
    const ordered = shown.filter((item) => item.list === list).flatMap(({ slug }) => cards.get(slug) ?? []);
    const shelf = ordered[0]?.parentElement;
    // A card that has the focus would lose it when moved: only an order that differs is made.
    const current = [...(shelf?.children ?? [])].filter((card) => !(card as HTMLElement).hidden);
    if (ordered.some((card, place) => current[place] !== card)) shelf?.append(...ordered);
  }
}

/** Says on each list's tab how many of its publications are shown; of a page on which nothing is searched, nothing. */
export function countOnTabs(shown: readonly BrowseItem[], isFiltered: boolean): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-hits]')) {
    const count = shown.filter(({ list }) => list === place.dataset.hits).length;
    place.textContent = isFiltered ? ` (${count})` : '';
  }
}

/** Marks on the cards what a search has found, and says on how many pages of the PDF; what the one before left goes. */
export function markMatches(
  editions: ReadonlyMap<string, FoundEdition>,
  marksIn: (text: string) => ReadonlyArray<readonly [start: number, end: number]>,
): void {
  for (const mark of document.querySelectorAll('[data-slug] mark')) {
    const { parentNode } = mark;
    mark.replaceWith(...mark.childNodes);
    parentNode?.normalize();
  }
  for (const card of allCards()) {
    const place = card.querySelector<HTMLElement>('[data-found]');
    const found = editions.get(card.dataset.slug ?? '');
    const said = pagesSaid(found ?? []);
    // A text that is written anew is laid out anew, though it is the same.
    if (place && place.textContent !== said) place.textContent = said;
    place?.toggleAttribute('hidden', said === '');
    if (!found || card.hidden) continue;
    for (const part of card.querySelectorAll('h3, p:not([data-found])')) markPart(part, marksIn);
  }
}

function pagesSaid(found: FoundEdition): string {
  const each = found
    .filter(({ pages }) => pages > 0)
    .map(({ typed, pages }) => `“${typed}” ${words.on} ${pages} ${words.pages[pages === 1 ? 'one' : 'many']}`);
  return each.length > 0 ? `${words.inPdf} ${each.join(', ')}` : '';
}

function markPart(part: Element, marksIn: Parameters<typeof markMatches>[1]): void {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    // From the last on: a mark divides the text that it stands in.
    for (const [start, end] of [...marksIn(text.data)].reverse()) {
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, end);
      const mark = document.createElement('mark');
      mark.className = markStyle;
      range.surroundContents(mark);
    }
  }
}

/** How a word that was looked for looks. */
export const markStyle = 'bg-sand text-ink forced-colors:bg-[Mark] forced-colors:text-[MarkText]';

/** Slugs of the cards whose own words begin as the query's do: what can be searched when nothing can be fetched. */
export function searchCards(query: string): Set<string> {
  const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const wanted = wordsIn(query);
  const matching = allCards().filter((card) => {
    const own = wordsIn(card.textContent ?? '');
    return wanted.every((start) => own.some((word) => word.startsWith(start)));
  });
  return new Set(matching.map((card) => card.dataset.slug ?? ''));
}
