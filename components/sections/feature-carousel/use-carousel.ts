import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useTabs } from '@/components/ui/use-tabs';
import { type CarouselPlace, selectTab, stepShift, stepTab, visibleTabs } from './carousel';

export type FeatureTab = { id: string; name: string; panel: ReactNode };

const start: CarouselPlace = { offset: 0, active: 0 };

export function useCarousel(tabs: readonly FeatureTab[]) {
  const count = tabs.length;
  const visible = useWidth(visibleTabs);
  const shift = useWidth(stepShift);
  const [place, setPlace] = useState(start);

  const select = (tab: number) => setPlace((now) => selectTab(now, tab, count, visible));
  const step = (by: number) => setPlace((now) => stepTab(now, by, count, visible));
  const ids = tabs.map(({ id }) => id);
  const pattern = useTabs({ ids, active: place.active, select });

  const takeOver = useEffectEvent(() => {
    if (pattern.list.ref.current) setPlace(placeBefore(pattern.list.ref.current, ids));
  });
  useLayoutEffect(() => takeOver(), []);

  // Another width: the strip stays within its ends, and the selected tab within the strip.
  useLayoutEffect(() => {
    setPlace((now) => selectTab(now, now.active, count, visible));
  }, [count, visible]);

  const onHashChange = useEffectEvent(() => {
    const tab = tabOfHash(ids);
    if (tab >= 0) select(tab);
  });
  useEffect(() => {
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  return { tabs, ...place, shift, pattern, isEnhanced: pattern.isEnhanced, select, step };
}

export type Carousel = ReturnType<typeof useCarousel>;

/** What the visitor chose before the runtime came: in the select, by focus in a panel, by swiping, or by a link. */
function placeBefore(list: HTMLElement, ids: readonly string[]): CarouselPlace {
  const panels = ids.map((id) => document.getElementById(id));
  const { scrollLeft = 0, clientWidth = 0 } = panels[0]?.parentElement ?? {};
  const swiped = clientWidth ? Math.round(scrollLeft / clientWidth) : 0;
  const focused = panels.findIndex((panel) => panel?.contains(document.activeElement));
  const chosen = list.closest('#features')?.querySelector('select')?.selectedIndex ?? 0;
  const active = [chosen, focused, swiped, tabOfHash(ids)].find((tab) => tab > 0) ?? 0;
  const width = window.innerWidth;
  const offset = Math.round((list.parentElement?.scrollLeft ?? 0) / stepShift(width));
  return selectTab({ offset, active }, active, ids.length, visibleTabs(width));
}

function tabOfHash(ids: readonly string[]): number {
  return ids.findIndex((id) => location.hash === `#${id}`);
}

/** What follows from the window's width. The exported HTML is that of a wide window. */
function useWidth<Value>(read: (width: number) => Value): Value {
  return useSyncExternalStore(
    onResize,
    () => read(window.innerWidth),
    () => read(Number.POSITIVE_INFINITY),
  );
}

function onResize(listener: () => void) {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
