import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The file of the export behind an address of the site. */
export function exportedFile(url: string): string {
  const path = decodeURIComponent(new URL(url).pathname);
  return join('out', path.endsWith('/') ? `${path}index.html` : path);
}

/** The most bytes that a page may ask for before any input, without pictures. */
export const bytesBeforeTouch = (route: string) => (route === '/' ? 60_000 : 50_000);

const transferred = new Map<string, number>();

/** What a request costs, in bytes: of text as gzip sends it, of any other file its size. */
export function transferredBytes(url: string): number {
  const file = exportedFile(url);
  const bytes = transferred.get(file) ?? sizeOf(file);
  transferred.set(file, bytes);
  return bytes;
}

function sizeOf(file: string): number {
  const isText = /\.(html|css|js|json|svg|txt|xml)$/.test(file);
  return isText ? gzipSync(readFileSync(file), { level: 9 }).length : statSync(file).size;
}

/** Fetched pictures further down than a browser looks ahead; Chromium's own distance on a good line is 1,250 px. */
export function farPictures(page: Page): Promise<string[]> {
  return page.locator('img, video[poster]').evaluateAll((all) =>
    all
      .filter((one) => one.getBoundingClientRect().top > innerHeight + 1250)
      .map((one) => (one as HTMLImageElement).currentSrc || (one as HTMLVideoElement).poster)
      .filter((address) =>
        // Nothing is transferred for a cached picture.
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
    // Fallback faces have "-like-" in their names.
    const fetched = [...document.fonts].filter(({ status, family }) => status === 'loaded' && !/-like-/.test(family));
    return fetched
      .filter(
        ({ family, style }) =>
          !seen.some((one) => one.fontStyle === style && one.fontFamily.replaceAll('"', '').startsWith(family)),
      )
      .map(({ family, style }) => `${family} ${style}`);
  });
}
