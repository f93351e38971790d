import { lendButton } from '@/components/publications/gate/lent-item';
import { shelfPath, shelfSize } from '@/lib/publications/shelves';
import type { BrowseItem } from './arrange';

const asked = new Map<string, Promise<void>>();

/**
 * Brings the cards of these publications that are not on the page: each from the page of the archive that has it, which
 * the place in its list tells. They come hidden; `placeCards` shows them. A file is asked for once, and again when it
 * could not be had.
 *
 * @param items all publications, each list newest first
 * @returns whether any came; undefined where all were there
 */
export function bringCards(items: readonly BrowseItem[], wanted: readonly BrowseItem[]): Promise<boolean> | undefined {
  const missing = wanted.filter(({ slug }) => !document.querySelector(`[data-slug="${CSS.escape(slug)}"]`));
  const places = new Map(missing.map((item) => [cardsAddress(items, item), item.list]));
  if (places.size === 0) return undefined;
  const answers = [...places].map(([address, list]) => {
    const answer = asked.get(address) ?? bring(address, list);
    asked.set(address, answer);
    answer.catch(() => asked.delete(address));
    return answer;
  });
  return Promise.allSettled(answers).then((all) => all.some(({ status }) => status === 'fulfilled'));
}

function cardsAddress(items: readonly BrowseItem[], { slug, list }: BrowseItem): string {
  const place = items.filter((item) => item.list === list).findIndex((item) => item.slug === slug);
  return `${shelfPath(list, Math.floor(place / shelfSize) + 1)}/cards.json`;
}

async function bring(address: string, list: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const answer: unknown = await response.json();
  if (!Array.isArray(answer)) throw new Error(`${address} has no cards`);
  const place = document.createElement('template');
  place.innerHTML = answer.join('');
  for (const card of [...place.content.children] as HTMLElement[]) {
    card.hidden = true;
    lendButton(card);
  }
  document.querySelector(`#${list} ul`)?.append(place.content);
}
