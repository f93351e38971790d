import type { Page } from '@playwright/test';

/** Holds back requests to these addresses until `release`, as a slow line does. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<{ release: () => void }> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.fallback();
  });
  return { release };
}

/** Every script file of a page. */
export const scripts = '**/*.js';

/**
 * Starts to sum layout shifts, those right after an input too. Call it before `goto`.
 *
 * @param within only the shifts that move something in there; by default all of the page's
 */
export async function watchLayoutShifts(page: Page, within = 'html'): Promise<() => Promise<number>> {
  await page.addInitScript((selector) => {
    type Shift = PerformanceEntry & { value: number; sources: ReadonlyArray<{ node?: Node }> };
    const sum = { value: 0 };
    Object.assign(window, { layoutShifts: sum });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const isWithin = ({ node }: { node?: Node }) => node && document.querySelector(selector)?.contains(node);
        // A shift may come without sources, when what moved is gone again: it counts.
        if (sources.length === 0 || sources.some(isWithin)) sum.value += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, within);
  return () =>
    page.evaluate(async () => {
      // Shifts are reported with the frame after the one that moved.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { layoutShifts: { value: number } }).layoutShifts.value;
    });
}

/** Doubles the size of all text, as a reader's setting does. */
export async function doubleTextSize(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

/** The durations of the transform animations that are running now, in milliseconds. */
export const moveDurations = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ effect }) => effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => 'transform' in frame),
      )
      .map(({ effect }) => Number(effect?.getComputedTiming().duration)),
  );

/** WCAG 1.4.12: what a reader's own style sheet may set. */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Spaces all text as widely as that; nothing may be cut then. */
export const spaceText = (page: Page, isSpaced = true): Promise<void> =>
  page.evaluate(
    (rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    },
    isSpaced ? spaced : '',
  );

/** Scrolls through the whole page, by half a window in each frame. */
export async function readToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}
