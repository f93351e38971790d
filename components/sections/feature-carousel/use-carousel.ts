import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTabs } from '@/components/ui/use-tabs';
import { type CarouselPlace, selectTab, stepShift, stepTab, visibleTabs } from './carousel';

/** A tab with its panel, drawn on the server. */
export type FeatureTab = { id: string; name: string; panel: ReactNode };

/** The server draws at no width: nothing in the first HTML depends on it. */
const serverWidth = Number.POSITIVE_INFINITY;

const start: CarouselPlace = { offset: 0, active: 0 };

/** Tab strip, panels and select as the visitor has left them by the time React listens to them. */
type BeforeRuntime = { strip: HTMLElement | null; panels: HTMLElement | null; select: HTMLSelectElement | null };

/**
 * Which tab is selected, how far the strip has moved (carousel.ts), and the tabs pattern on both (use-tabs.ts).
 */
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
  const before = useRef<BeforeRuntime>({ strip: null, panels: null, select: null });

  const select = useCallback((tab: number) => setPlace((now) => selectTab(now, tab, count, visible)), [count, visible]);
  const step = useCallback((by: number) => setPlace((now) => stepTab(now, by, count, visible)), [count, visible]);

  useLayoutEffect(() => {
    setPlace((now) => placeBefore(before.current, now, tabs));
  }, [tabs]);
  const ids = useMemo(() => tabs.map(({ id }) => id), [tabs]);
  const pattern = useTabs({ ids, active: place.active, select });

  // After a change of width the strip stays within its ends, and the selected tab within the strip.
  useLayoutEffect(() => {
    setPlace((now) => selectTab(now, now.active, count, visible));
  }, [count, visible]);

  useEffect(() => {
    const onHashChange = () => {
      const tab = tabOfHash(tabs);
      if (tab >= 0) select(tab);
    };
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, [tabs, select]);

  return { ...place, shift, pattern, isEnhanced: pattern.isEnhanced, select, step, before };
}

export type Carousel = ReturnType<typeof useCarousel>;

/** The tab that the visitor chose before the runtime came: in the select, by walking into a panel, by swiping, or by a link. */
function placeBefore(
  { strip, panels, select }: BeforeRuntime,
  now: CarouselPlace,
  tabs: ReadonlyArray<{ id: string }>,
) {
  const linked = tabOfHash(tabs);
  const swiped = panels?.clientWidth ? Math.round(panels.scrollLeft / panels.clientWidth) : 0;
  const focused = tabs.findIndex(({ id }) => document.getElementById(id)?.contains(document.activeElement));
  const chosen = Math.max(select?.selectedIndex ?? 0, 0);
  const width = window.innerWidth;
  const offset = strip ? Math.round(strip.scrollLeft / stepShift(width)) : 0;
  const active = chosen || Math.max(focused, 0) || swiped || Math.max(linked, 0) || now.active;
  return selectTab({ offset, active }, active, tabs.length, visibleTabs(width));
}

function tabOfHash(tabs: ReadonlyArray<{ id: string }>): number {
  return tabs.findIndex(({ id }) => location.hash === `#${id}`);
}

function onResize(listener: () => void) {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
