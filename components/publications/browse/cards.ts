import { browse as words } from '@/content/browse';
import type { BrowseItem } from './browse-state';
import { searchWords } from './search-index';

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

/**
 * Shows on the cards what a search has found in them: the words marked, and under the title the case in which they are,
 * with its issue and the number of other cases. What the search before has left goes.
 *
 * @param casesOf a publication's cases that have the words, a line each for name, citation, subject and issue
 */
export function markMatches(query: string, casesOf: (slug: string) => readonly string[]): void {
  for (const mark of document.querySelectorAll('[data-slug] mark')) {
    const { parentNode } = mark;
    mark.replaceWith(...mark.childNodes);
    parentNode?.normalize();
  }
  const wanted = searchWords(query);
  for (const card of document.querySelectorAll<HTMLElement>('[data-slug]:not([hidden])')) {
    nameCase(card, casesOf(card.dataset.slug ?? ''));
    for (const part of card.querySelectorAll('h3, p')) markIn(part, wanted);
  }
}

function nameCase(card: HTMLElement, [first, ...others]: readonly string[]): void {
  const place = card.querySelector<HTMLElement>('[data-found]');
  if (!place) return;
  const lines = first?.split('\n') ?? [];
  const more = others.length > 0 ? `${others.length} ${words.others}` : '';
  place.hidden = first === undefined;
  place.textContent = first ? [`${words.inCase} ${lines[0]}`, lines.at(-1), more].filter(Boolean).join('\n') : '';
}

function markIn(part: Element, wanted: readonly string[]): void {
  // From the last on: a mark divides the text that it stands in.
  for (const range of foundIn(part, wanted).reverse()) {
    const mark = document.createElement('mark');
    mark.className = 'bg-sand text-ink forced-colors:bg-[Mark] forced-colors:text-[MarkText]';
    range.surroundContents(mark);
  }
}

/** The places of the words in an element's text that begin with one of these. */
function foundIn(element: Element, wanted: readonly string[]): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}\p{M}’']+/gu)) {
      const [plain = ''] = searchWords(word);
      if (!wanted.some((prefix) => plain.startsWith(prefix))) continue;
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      ranges.push(range);
    }
  }
  return ranges;
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
