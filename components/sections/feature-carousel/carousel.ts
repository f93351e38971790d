/** The tab strip's numbers (R4.3 to R4.5); the widths of tabs are tokens of the same names in tailwind.config.ts. */
const smallWidth = 640;
const mediumWidth = 1024;
const wideStepWidth = 768;

/** What the strip moves by in one step, in CSS pixels: one tab. */
const tabStep = { narrow: 180, wide: 230 } as const;

/**
 * @param width of the window, in CSS pixels
 * @returns how many tabs show at once: 1 under 640, 2 under 1024, else 4 (R4.4)
 */
export function visibleTabs(width: number): 1 | 2 | 4 {
  if (width < smallWidth) return 1;
  return width < mediumWidth ? 2 : 4;
}

/**
 * @param width of the window, in CSS pixels
 * @returns how far one step moves the strip, in CSS pixels: 180 under 768, else 230 (R4.5)
 */
export function stepShift(width: number): number {
  return width < wideStepWidth ? tabStep.narrow : tabStep.wide;
}

/** @returns the last offset of the strip, in tabs: tabs − visible, and 0 where all of them fit (R4.3) */
function maxOffset(tabs: number, visible: number): number {
  return Math.max(0, tabs - visible);
}

/** The first tab in view, and the tab whose panel shows. Both count from 0. */
export type CarouselPlace = { offset: number; active: number };

/**
 * One step of an arrow or a swipe moves strip and selection, each within its ends: every press shows another feature,
 * and the selected tab stays in view.
 *
 * @param by 1 for the next, −1 for the previous
 */
export function stepTab({ offset, active }: CarouselPlace, by: number, tabs: number, visible: number): CarouselPlace {
  return { offset: clamp(offset + by, 0, maxOffset(tabs, visible)), active: clamp(active + by, 0, tabs - 1) };
}

/** Selects a tab and moves the strip as little as shows it. An index outside the tabs selects the nearest. */
export function selectTab({ offset }: CarouselPlace, tab: number, tabs: number, visible: number): CarouselPlace {
  const active = clamp(tab, 0, tabs - 1);
  const shown = clamp(offset, active - visible + 1, active);
  return { offset: clamp(shown, 0, maxOffset(tabs, visible)), active };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
