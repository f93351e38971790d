import type { Page } from '@playwright/test';

/** Fetched pictures further down than a browser looks ahead; Chromium's own distance on a good line is 1,250 px. */
export function farPictures(page: Page): Promise<string[]> {
  return page.locator('img, video[poster]').evaluateAll((all) =>
    all
      .filter((one) => one.getBoundingClientRect().top > innerHeight + 1250)
      .map((one) => (one as HTMLImageElement).currentSrc || (one as HTMLVideoElement).poster)
      .filter((address) =>
        // What is shown from the browser's memory cost nothing.
        performance.getEntriesByName(address).some((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
      ),
  );
}

/** Fetched faces in which nothing on the first screen is set. */
export function unseenFaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0;
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const seen = [...document.querySelectorAll('body *')]
      .filter((element) => hasWords(element) && isSeen(element))
      .map((element) => getComputedStyle(element));
    // The stand-ins' names say whom they are like.
    const fetched = [...document.fonts].filter(({ status, family }) => status === 'loaded' && !/-like-/.test(family));
    return fetched
      .filter(
        ({ family, style }) =>
          !seen.some((one) => one.fontStyle === style && one.fontFamily.replaceAll('"', '').startsWith(family)),
      )
      .map(({ family, style }) => `${family} ${style}`);
  });
}
