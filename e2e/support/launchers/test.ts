import type { Frame, Page } from '@playwright/test';
import { loaderFiles } from '@/components/launchers/loader-files';
import type { Launcher, ModeLauncher } from '@/content/launcher-types';
import { test as base, expect } from '../test';
import { bundleIslands, launcherFolder, launcherPage, launcherPath } from './bundle';

const label = 'Talk to us';
export const title = "The tests' form";
const common = { pages: '/legal', formId: 'moe6aa', label, title } as const;

/** One launcher of each mode, all alike. */
export const launchers = {
  popup: { ...common, mode: 'popup' },
  slider: { ...common, mode: 'slider' },
  popover: { ...common, mode: 'popover' },
  'side-tab': { ...common, mode: 'side-tab' },
} as const satisfies Record<ModeLauncher['mode'], ModeLauncher>;

/** The launcher's link, before the form library has put its own button in the place of some. */
export const launcherLink = (page: Page) => page.getByRole('link', { name: label });

/** The button of a popover or side tab, once the form library has drawn it. */
export const libraryButton = (page: Page) => page.getByRole('button', { name: label });

/** What the form library adds to the page: over the window, or the panel with its button. */
export const overlay = (page: Page, mode: ModeLauncher['mode']) =>
  page.getByTestId(`tf-v1-${mode.replace('-', '')}`).first();

/** It speaks the library's messages only when it is told to (`tell`), and has one field. */
const formPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<main aria-label="Form"><h1>${title}</h1><label>Answer <input></label></main>
<script>
  const embedId = new URLSearchParams(location.search).get('typeform-embed-id');
  window.tell = (type, data) => parent.postMessage({ type, embedId, ...data }, '*');
  addEventListener('message', ({ data }) => data === 'embed-focus' && document.querySelector('input').focus());
</script></html>`;

const { folder } = loaderFiles();

// Bundled once a process, when a test first asks: for fixtures of a worker's scope Playwright starts other workers.
let islands: ReturnType<typeof bundleIslands> | undefined;

export const test = base.extend<{ stage: Awaited<ReturnType<typeof setStage>> }>({
  stage: async ({ page, baseURL }, use) => use(await setStage(page, baseURL ?? '')),
});

async function setStage(page: Page, origin: string) {
  islands ??= bundleIslands();
  const files = await islands;
  const requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  let held = Promise.resolve();
  await page.route(/^https:\/\/form\.typeform\.(com|eu)\/to\//, async (route) => {
    await held;
    // A form that was closed meanwhile waits for nothing any more.
    await route.fulfill({ contentType: 'text/html', body: formPage }).catch(() => undefined);
  });
  await page.route(`**${launcherFolder}**`, (route) => {
    const body = files.get(new URL(route.request().url()).pathname);
    return body ? route.fulfill({ contentType: 'text/javascript', body }) : route.fallback();
  });

  /** The loaded form's frame. */
  const form = async (): Promise<Frame> => {
    const handle = await page.waitForSelector('iframe', { state: 'attached' });
    const frame = await handle.contentFrame();
    if (!frame) throw new Error('The form has no frame');
    await frame.waitForFunction('typeof tell === "function"');
    return frame;
  };

  return {
    form,
    frame: page.locator('iframe'),
    /** The names of the form library's files that were asked for. */
    library: () =>
      requests
        .filter(({ pathname }) => pathname.startsWith(folder))
        .map(({ pathname }) => pathname.slice(folder.length)),
    /** A page with the site's own launcher, with so many px before and after it. */
    launch: async (launcher: Launcher, before?: number, after?: number) => {
      const body = launcherPage(launcher, before, after);
      await page.route(`**${launcherPath}`, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto(`${origin}${launcherPath}`);
      await expect(page.locator('[data-ready]')).toBeAttached();
    },
    /** Lets the form send a message to the page. */
    tell: async (type: string) => {
      await (await form()).evaluate((name) => (window as never as { tell: (type: string) => void }).tell(name), type);
    },
    /** From now on the form's server answers only when the returned function is called. */
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
  };
}

export { expect };
