/** The tab strip's numbers (specification §4 and §9). tailwind.config.ts takes the tab's width from `tabStep`. */
const smallWidth = 640;
const mediumWidth = 1024;
const wideStepWidth = 768;

/** What the strip moves by in one step, in CSS pixels: one tab. */
export const tabStep = { narrow: 180, wide: 230 } as const;

/**
 * @param width of the window, in CSS pixels
 * @returns how many tabs show at once: 1 under 640, 2 under 1024, else 4 (specification §4)
 */
export function visibleTabs(width: number): 1 | 2 | 4 {
  if (width < smallWidth) return 1;
  return width < mediumWidth ? 2 : 4;
}

/**
 * @param width of the window, in CSS pixels
 * @returns how far one step moves the strip, in CSS pixels: 180 under 768, else 230 (specification §9)
 */
export function stepShift(width: number): number {
  return width < wideStepWidth ? tabStep.narrow : tabStep.wide;
}

/** @returns the last offset of the strip, in tabs: tabs − visible, and 0 where all of them fit (specification §4) */
export function maxOffset(tabs: number, visible: number): number {
  return Math.max(0, tabs - visible);
}

/** The strip's place: the first tab in view, and the tab whose panel shows. Both count from 0. */
export type CarouselPlace = { offset: number; active: number };

/**
 * Moves the strip, within its ends. A selected tab that would leave the view hands the selection to its neighbour, so
 * the tab of the panel on the page can always be seen; with one tab in view every step changes the panel.
 *
 * @param by tabs to move: 1 for the next arrow, −1 for the previous one, 0 after a change of width
 */
export function moveStrip({ offset, active }: CarouselPlace, by: number, tabs: number, visible: number): CarouselPlace {
  const moved = clamp(offset + by, 0, maxOffset(tabs, visible));
  return { offset: moved, active: clamp(active, moved, moved + visible - 1) };
}

/** Selects a tab and moves the strip as little as shows it. An index outside the tabs selects the nearest. */
export function selectTab({ offset }: CarouselPlace, tab: number, tabs: number, visible: number): CarouselPlace {
  const active = clamp(tab, 0, tabs - 1);
  const shown = clamp(offset, active - visible + 1, active);
  return { offset: clamp(shown, 0, maxOffset(tabs, visible)), active };
}

/**
 * The tab that a key leads to in a horizontal list of tabs, round the ends.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/#keyboardinteraction
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

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
