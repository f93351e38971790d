import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTabs } from '@/components/ui/use-tabs';
import { type CarouselPlace, selectTab, stepShift, stepTab, visibleTabs } from './carousel';

export type FeatureTab = { id: string; name: string; panel: ReactNode };

/** The exported HTML is that of a wide window. */
const serverWidth = Number.POSITIVE_INFINITY;

const start: CarouselPlace = { offset: 0, active: 0 };

export function useCarousel(tabs: readonly FeatureTab[]) {
  const count = tabs.length;
  const visible = useSyncExternalStore(
    onResize,
    () => visibleTabs(window.innerWidth),
    () => visibleTabs(serverWidth),
  );
  const shift = useSyncExternalStore(
    onResize,
    () => stepShift(window.innerWidth),
    () => stepShift(serverWidth),
  );
  const [place, setPlace] = useState(start);

  const select = useCallback((tab: number) => setPlace((now) => selectTab(now, tab, count, visible)), [count, visible]);
  const step = useCallback((by: number) => setPlace((now) => stepTab(now, by, count, visible)), [count, visible]);
  const ids = useMemo(() => tabs.map(({ id }) => id), [tabs]);
  const pattern = useTabs({ ids, active: place.active, select });
  const list = pattern.list.ref;

  useLayoutEffect(() => {
    if (list.current) setPlace(placeBefore(list.current, ids));
  }, [list, ids]);

  // Another width: the strip stays within its ends, and the selected tab within the strip.
  useLayoutEffect(() => {
    setPlace((now) => selectTab(now, now.active, count, visible));
  }, [count, visible]);

  useEffect(() => {
    const onHashChange = () => {
      const tab = tabOfHash(ids);
      if (tab >= 0) select(tab);
    };
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, [ids, select]);

  return { tabs, ...place, shift, pattern, isEnhanced: pattern.isEnhanced, select, step };
}

export type Carousel = ReturnType<typeof useCarousel>;

/** What the visitor chose before the runtime came: in the select, by focus in a panel, by swiping, or by a link. */
function placeBefore(list: HTMLElement, ids: readonly string[]): CarouselPlace {
  const panels = ids.map((id) => document.getElementById(id));
  const { scrollLeft = 0, clientWidth = 0 } = panels[0]?.parentElement ?? {};
  const swiped = clientWidth ? Math.round(scrollLeft / clientWidth) : 0;
  const focused = panels.findIndex((panel) => panel?.contains(document.activeElement));
  const chosen = list.closest('[data-island]')?.querySelector('select')?.selectedIndex ?? 0;
  const active = [chosen, focused, swiped, tabOfHash(ids)].find((tab) => tab > 0) ?? 0;
  const width = window.innerWidth;
  const offset = Math.round((list.parentElement?.scrollLeft ?? 0) / stepShift(width));
  return selectTab({ offset, active }, active, ids.length, visibleTabs(width));
}

function tabOfHash(ids: readonly string[]): number {
  return ids.findIndex((id) => location.hash === `#${id}`);
}

function onResize(listener: () => void) {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
