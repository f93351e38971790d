import type { Page } from '@playwright/test';
import { exportedPages } from '../export/exported-pages';

export type SharedPage = {
  /** name of the picture, from the page's own og:image: "web-publications" */
  name: string;
  title: string;
  /** the title's last phrase, set in italic; empty where there is none */
  accent: string;
};

/**
 * The pages of `folder` that are shared with a picture of their own (`/social/<name>.png`), with the words of their h1.
 * Read from the export, so that a picture never says anything but its page.
 *
 * @param page a browser page to read with
 * @param folder the export, served at `origin`
 */
export async function readSharedPages(page: Page, folder: string, origin: string): Promise<SharedPage[]> {
  await page.route('**/*.js', (route) => route.abort());
  const found = new Map<string, SharedPage>();
  for (const file of await exportedPages(folder)) {
    await page.goto(origin + file.slice(folder.length).replace(/index\.html$/, ''));
    const shared = await page.evaluate(readInPage);
    if (shared) found.set(shared.name, shared);
  }
  await page.unroute('**/*.js');
  // What is drawn next takes over the open document with its policy, which would refuse the drawing's styles.
  await page.goto('about:blank');
  return [...found.values()];
}

/** Runs in the page. */
function readInPage(): SharedPage | undefined {
  const picture = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '';
  const [, name] = /\/social\/([\w-]+)\.png$/.exec(picture) ?? [];
  const heading = document.querySelector('h1');
  if (!name || !heading) return undefined;
  const accent = heading.querySelector('em')?.textContent?.trim() ?? '';
  const words = heading.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  return { name, title: words.slice(0, words.length - accent.length).trim(), accent };
}
