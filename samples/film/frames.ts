import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colors } from '../../tailwind.config';
import { type Cut, Poster, Storyboard } from './storyboard';
import type { TimedShot } from './timeline';

/** shots, the address of the served `out/`, and the sheet with its pixels */
type Film = { shots: readonly TimedShot[]; origin: string; cut: Cut; width: number; height: number };

/**
 * Draws the film's frames as PNG files, in order. A frame in which nothing moves is drawn once and handed out again,
 * so the film costs a third of its frames.
 *
 * @param page a page that takes styles from anywhere (`bypassCSP`)
 * @param film the film's sheet, and how many frames a second it has
 */
export async function* frames(page: Page, { fps, ...film }: Film & { fps: number }): AsyncGenerator<Buffer> {
  await openSheet(page, film, createElement(Storyboard, film));
  const total = Math.round((film.shots.at(-1)?.end ?? 0) * fps);
  let frame: Buffer | undefined;
  for (let index = 0; index < total; index++) {
    const isStill = await page.evaluate(seek, { time: (index / fps) * 1000, before: ((index - 1) / fps) * 1000 });
    if (!frame || !isStill) frame = await page.screenshot({ type: 'png' });
    yield frame;
  }
}

/** Draws what stands in the film's place before it plays, as a PNG file. */
export async function poster(page: Page, film: Film): Promise<Buffer> {
  await openSheet(page, film, createElement(Poster, film));
  return page.screenshot({ type: 'png' });
}

/** Puts a drawing in the place of the contents of a page of the site, whose serif and styles stay. */
async function openSheet(page: Page, { origin, width, height }: Film, drawing: ReactElement): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${origin}/tenth-lining/`);
  const tokens = Object.entries(colors).map(([name, value]) => `--${name}:${value}`);
  const styles = [`:root{${tokens.join(';')}}`, await sansFace(), await readFile('samples/film/storyboard.css')];
  // A page has the rules of what stands on it; a drawing needs those of every scene.
  const sheets = await page
    .locator('style[data-sheet]')
    .evaluateAll((all) => all.map((style) => (style as HTMLElement).dataset.sheet ?? ''));
  for (const url of sheets) await page.addStyleTag({ url });
  await page.addStyleTag({ content: styles.join('\n') });
  await page.evaluate(async (html) => {
    document.body.innerHTML = html;
    await document.fonts.load('16px "Public Sans Variable"');
    await document.fonts.ready;
  }, renderToStaticMarkup(drawing));
}

/** The sans of the drawings. The site takes each system's own; a film must come out the same on every machine. */
async function sansFace(): Promise<string> {
  const file = 'node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';
  const data = (await readFile(file)).toString('base64');
  return `@font-face{font-family:"Public Sans Variable";font-weight:100 900;src:url(data:font/woff2;base64,${data})}`;
}

/** Runs in the page: sets all animations to a time (ms), and tells whether none of them moved since `before`. */
function seek({ time, before }: { time: number; before: number }): boolean {
  let isStill = true;
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = time;
    const { delay = 0, endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
    if (time >= delay && before <= Number(endTime)) isStill = false;
  }
  return isStill;
}
