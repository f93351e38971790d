import { readFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findChromium } from '../../lib/find-chromium';
import type { TimedShot } from '../../lib/video/timeline';
import { colors } from '../../tailwind.config';
import { Storyboard } from './storyboard';

type Film = { shots: readonly TimedShot[]; origin: string; width: number; height: number; fps: number };

// Root (containers) cannot use Chromium's sandbox; everybody else keeps it.
const isRoot = process.getuid?.() === 0;

/**
 * Draws the film's frames as PNG files, in order. A frame in which nothing moves is drawn once and handed out again,
 * so the film costs a third of its frames.
 *
 * @param film shots, the address of the served `out/` (fonts and styles come from there), pixels and frames a second
 */
export async function* frames({ shots, origin, width, height, fps }: Film): AsyncGenerator<Buffer> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: isRoot ? ['--no-sandbox'] : [] });
  try {
    const page = await browser.newPage({ viewport: { width, height }, bypassCSP: true });
    await openStoryboard(page, shots, origin);
    const total = Math.round((shots.at(-1)?.end ?? 0) * fps);
    let frame: Buffer | undefined;
    for (let index = 0; index < total; index++) {
      const isStill = await page.evaluate(seek, { time: (index / fps) * 1000, before: ((index - 1) / fps) * 1000 });
      if (!frame || !isStill) frame = await page.screenshot({ type: 'png' });
      yield frame;
    }
  } finally {
    await browser.close();
  }
}

/** Puts the storyboard in the place of a page of the site, whose font and styles it keeps. */
async function openStoryboard(page: Page, shots: readonly TimedShot[], origin: string): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${origin}/tenth-lining/`);
  const tokens = Object.entries(colors).map(([name, value]) => `--${name}:${value}`);
  await page.addStyleTag({ content: `:root{${tokens.join(';')}}${await readFile('scripts/video/storyboard.css')}` });
  await page.evaluate(
    (html) => {
      document.body.innerHTML = html;
      return document.fonts.ready;
    },
    renderToStaticMarkup(createElement(Storyboard, { shots })),
  );
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
