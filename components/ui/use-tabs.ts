import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { plainClick } from '@/lib/plain-click';

type Options = {
  /** the panels' ids, in the order of the tabs; each tab is a link to its panel */
  ids: readonly string[];
  /** the selected tab, counted from 0 */
  active: number;
  select: (tab: number) => void;
};

/**
 * The tabs pattern on a list of links. In the exported HTML, and in the first render, they are links to panels that are
 * all there; with scripts the same elements are a tablist: one of them in the tab order, arrow keys, Home and End.
 *
 * `isEnhanced` says which of the two it is, and changes before the next picture is drawn. Spread `list` on the <ul>,
 * `item` on each <li>, `tab(index)` on its <a> and `panel(index)` on what the link leads to.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function useTabs({ ids, active, select }: Options) {
  const ref = useRef<HTMLUListElement>(null);
  const [isEnhanced, setEnhanced] = useState(false);
  useLayoutEffect(() => setEnhanced(true), []);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!isEnhanced || event.metaKey || event.ctrlKey || event.altKey) return;
    const next = event.key === ' ' ? active : tabForKey(event.key, active, ids.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    ref.current?.querySelectorAll('a')[next]?.focus({ preventScroll: true });
  }

  const tab = (index: number) => ({
    id: `${ids[index]}-tab`,
    href: `#${ids[index]}`,
    ...(isEnhanced && {
      role: 'tab',
      'aria-selected': index === active,
      'aria-controls': ids[index],
      tabIndex: index === active ? 0 : -1,
    }),
    onClick: (event: MouseEvent) => {
      if (!plainClick(event.nativeEvent)) return;
      event.preventDefault();
      select(index);
    },
  });

  return {
    isEnhanced,
    list: { ref, role: isEnhanced ? 'tablist' : undefined, onKeyDown },
    item: { role: isEnhanced ? 'presentation' : undefined },
    tab,
    panel: (index: number) => (isEnhanced ? { role: 'tabpanel', 'aria-labelledby': `${ids[index]}-tab` } : {}),
  };
}

/**
 * The tab that a key leads to in a horizontal list of tabs, round the ends.
 *
 * @returns undefined for a key that does not move between tabs
 */
export function tabForKey(key: string, active: number, tabs: number): number | undefined {
  const last = tabs - 1;
  const targets: Record<string, number> = {
    ArrowRight: active === last ? 0 : active + 1,
    ArrowLeft: active === 0 ? last : active - 1,
    Home: 0,
    End: last,
  };
  return targets[key];
}
