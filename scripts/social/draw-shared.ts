import type { Page } from '@playwright/test';
import { inspectPublications } from '../../data/read-publications';
import { withBrowser } from '../browsers/with-browser';
import { type Drawn, drawSocialPicture, screenshot, writePublic } from './draw-publication';
import { motifOf } from './motifs';
import { pagePictureHtml } from './page-picture';
import { printFontFaces } from './print-fonts';
import { socialPictureSize } from './publication-picture';
import { sharedPages } from './shared-pages';

type Shared = keyof typeof sharedPages;

/**
 * Draws the pictures that shared links show.
 *
 * @param subjects names of pages (`home`) and slugs of publications
 */
export async function drawShared(subjects: readonly string[], say: (drawn: Drawn) => void): Promise<void> {
  const fontFaces = await printFontFaces();
  const { publications } = await inspectPublications();
  await withBrowser(async (page) => {
    for (const name of (Object.keys(sharedPages) as Shared[]).filter((name) => subjects.includes(name))) {
      say(await drawPage(page, name, fontFaces));
    }
    for (const publication of publications.filter(({ slug }) => subjects.includes(slug))) {
      say(await drawSocialPicture(page, publication, fontFaces));
    }
  });
}

async function drawPage(page: Page, name: Shared, fontFaces: string): Promise<Drawn> {
  await page.setViewportSize(socialPictureSize);
  await page.setContent(await pagePictureHtml(name, await motifOf(name), fontFaces));
  return writePublic(`/social/${name}.png`, await screenshot(page, 128));
}
