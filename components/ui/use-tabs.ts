import { type KeyboardEvent, useRef } from 'react';
import { useIsHydrated } from '@/components/ui/island';
import { onUnmodifiedClick } from '@/lib/unmodified-click';

type Options = {
  /** of the panels */
  ids: readonly string[];
  active: number;
  select: (tab: number) => void;
};

/**
 * Tabs made of a list of links. In the exported HTML they are links to panels that all show; with scripts the same
 * elements become a tablist with a roving tabindex, arrow keys, Home and End.
 *
 * Spread `list` on the <ul>, `item` on each <li>, `tab(index)` on its <a> and `panel(index)` on what it leads to.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function useTabs({ ids, active, select }: Options) {
  const ref = useRef<HTMLUListElement>(null);
  const isHydrated = useIsHydrated();

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!isHydrated || event.metaKey || event.ctrlKey || event.altKey) return;
    const next = event.key === ' ' ? active : targetOfKey(event.key, active, ids.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    ref.current?.querySelectorAll('a')[next]?.focus({ preventScroll: true });
  }

  const tab = (index: number) => ({
    id: `${ids[index]}-tab`,
    href: `#${ids[index]}`,
    // Next's router would undo an earlier click: as it starts, it writes back the address that it read before.
    'data-await-runtime': isHydrated ? undefined : '',
    ...(isHydrated && {
      role: 'tab',
      'aria-selected': index === active,
      'aria-controls': ids[index],
      tabIndex: index === active ? 0 : -1,
    }),
    onClick: onUnmodifiedClick(() => select(index)),
  });

  return {
    isHydrated,
    list: { ref, role: isHydrated ? 'tablist' : undefined, onKeyDown },
    item: { role: isHydrated ? 'presentation' : undefined },
    tab,
    panel: (index: number) => (isHydrated ? { role: 'tabpanel', 'aria-labelledby': `${ids[index]}-tab` } : {}),
  };
}

/** The index of the tab that a key leads to, wrapping at both ends; undefined for other keys. */
function targetOfKey(key: string, active: number, tabs: number): number | undefined {
  const last = tabs - 1;
  const targets: Record<string, number> = {
    ArrowRight: active === last ? 0 : active + 1,
    ArrowLeft: active === 0 ? last : active - 1,
    Home: 0,
    End: last,
  };
  return targets[key];
}
