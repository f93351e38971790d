/** The first tab in view, and the tab whose panel shows. Both count from 0. */
export type CarouselPlace = { offset: number; active: number };

/**
 * @param width of the window, in CSS pixels
 * @returns how many tabs show at once (R4.4), and what one step moves the strip by, in CSS pixels (R4.5); the widths of
 * tabs are tokens in tailwind.config.ts
 */
export function stripFor(width: number) {
  return { visible: width < 640 ? 1 : width < 1024 ? 2 : 4, step: width < 768 ? 180 : 230 };
}

/** The strip's offset, in tabs: moved as little as shows the selected tab, from 0 to tabs − visible (R4.3). */
export function offsetFor({ offset, active }: CarouselPlace, tabs: number, visible: number): number {
  const shown = Math.min(Math.max(offset, active - visible + 1), active);
  return Math.min(Math.max(shown, 0), Math.max(0, tabs - visible));
}
