import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { shelfSize } from '@/lib/publications/shelves';
import type { BrowseItem } from './arrange';
import { placeCards } from './cards';
import { bringCards } from './lent-cards';

/** How near the end of the cards has to be before the next ones come. */
const near = '600px';

/**
 * Shows the first cards of what was found in each list, and the next ones as the reader comes to their end. The link to
 * the archive that stands there (ShelfPages) is what is watched; pressed, it brings them too. Who saves data presses it.
 *
 * @param shown what was found, in its order
 * @param dress writes on the cards what was found in them, those that have just come too
 */
export function useShelves(items: readonly BrowseItem[], shown: readonly BrowseItem[], dress: () => void): void {
  const [limits, setLimits] = useState<Readonly<Record<string, number>>>({});
  const [arrived, setArrived] = useState(0);
  // Another question begins at its first answers.
  const [asked, setAsked] = useState(shown);
  if (asked !== shown) {
    setAsked(shown);
    setLimits({});
  }

  const visible = useMemo(() => {
    const counts: Record<string, number> = {};
    return shown.filter(({ list }) => {
      counts[list] = (counts[list] ?? 0) + 1;
      return counts[list] <= (limits[list] ?? shelfSize);
    });
  }, [shown, limits]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has arrived stands on the page, not in a value
  useLayoutEffect(() => {
    placeCards(items, visible);
    dress();
  }, [items, visible, arrived, dress]);
  useEffect(() => {
    let isPast = false;
    bringCards(items, visible)?.then((came) => {
      if (came && !isPast) setArrived((count) => count + 1);
    });
    return () => {
      isPast = true;
    };
  }, [items, visible]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each arrival the link is looked at anew
  useEffect(() => {
    const links = document.querySelectorAll<HTMLElement>('[data-more]');
    if (links.length === 0) return undefined;
    const stop = new AbortController();
    const grow = (list: string) =>
      setLimits((before) => ({ ...before, [list]: (before[list] ?? shelfSize) + shelfSize }));
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) grow((target as HTMLElement).dataset.more ?? '');
        }
      },
      { rootMargin: near },
    );
    for (const link of links) {
      const { more: list = '' } = link.dataset;
      const has = (some: readonly BrowseItem[]) => some.filter((item) => item.list === list).length;
      link.hidden = has(visible) >= has(shown);
      const onClick = (event: MouseEvent) => {
        // What cannot be had is on the page that the link leads to.
        if (!hasArrived(visible)) return;
        event.preventDefault();
        grow(list);
      };
      link.addEventListener('click', onClick, { signal: stop.signal });
      if (!link.hidden && hasArrived(visible) && !savesData()) watch.observe(link);
    }
    return () => {
      stop.abort();
      watch.disconnect();
    };
  }, [shown, visible, arrived]);
}

function hasArrived(visible: readonly BrowseItem[]): boolean {
  return visible.every(({ slug }) => document.querySelector(`[data-slug="${CSS.escape(slug)}"]`));
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
