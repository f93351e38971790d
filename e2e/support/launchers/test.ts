import { readFileSync } from 'node:fs';
import type { Frame, Locator, Page } from '@playwright/test';
import { loaderFiles } from '@/components/launchers/loader-files';
import type { ModeLauncher, PastedLauncher } from '@/content/launcher-types';
import { test as base, expect } from '../test';
import { bundleIslands, bundleServer } from './bundle';
import { formPage } from './form-page';

/** Addresses under which the tests' own pages stand; the server knows none of them. */
const place = '/launchers/';
const stylesheet = /data-sheet="([^"]+)"/.exec(readFileSync('out/index.html', 'utf8'))?.[1];
const { folder } = loaderFiles();

export type Stage = {
  /** every address that was asked for, without the hash */
  requests: string[];
  /** a page with the site's own launchers, `height` px high */
  launch: (launcher: ModeLauncher, height?: number) => Promise<void>;
  /** a page with pasted HTML as the export has it, `lead` px below the window's top */
  paste: (launcher: PastedLauncher, lead?: number) => Promise<void>;
  /** the loaded form's frame */
  form: () => Promise<Frame>;
  /** from now on the form's server answers only when the returned function is called */
  hold: () => () => void;
  /** lets the form send a message to the page */
  tell: (type: string) => Promise<void>;
  frame: Locator;
};

// Bundled once a process, when a test first asks: for fixtures of a worker's scope Playwright starts other workers.
let islands: ReturnType<typeof bundleIslands> | undefined;
let server: ReturnType<typeof bundleServer> | undefined;

export const test = base.extend<{ stage: Stage }>({
  stage: async ({ page, baseURL }, use, { workerIndex }) => use(await setStage(page, baseURL ?? '', workerIndex)),
});

async function setStage(page: Page, origin: string, worker: number): Promise<Stage> {
  islands ??= bundleIslands();
  const files = await islands;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  let held = Promise.resolve();
  await page.route(/^https:\/\/form\.typeform\.(com|eu)\/to\//, async (route) => {
    await held;
    // A form that was closed meanwhile waits for nothing any more.
    await route.fulfill({ contentType: 'text/html', body: formPage }).catch(() => undefined);
  });
  await page.route(`**${place}**`, (route) => {
    const body = files.get(new URL(route.request().url()).pathname.slice(place.length));
    return body ? route.fulfill({ contentType: 'text/javascript', body }) : route.fallback();
  });

  const show = async (body: string, entry: string, height: number) => {
    await page.route(`**${place}page/`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page of the tests</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="${stylesheet}"><link rel="icon" href="data:,">
          <body><main><h1>A page</h1><p><a href="#before">Before</a></p>${body}<p><a href="#after">After</a></p></main>
          <div style="height:${height}px"></div><script type="module" src="${place}${entry}"></script></body></html>`,
      }),
    );
    await page.goto(`${origin}${place}page/`);
    await expect(page.locator('[data-ready]')).toBeAttached();
  };

  const form = async () => {
    const handle = await page.waitForSelector('iframe', { state: 'attached' });
    const frame = await handle.contentFrame();
    if (!frame) throw new Error('The form has no frame');
    await frame.waitForFunction('typeof tell === "function"');
    return frame;
  };

  return {
    requests,
    frame: page.locator('iframe'),
    form,
    launch: async (launcher, height = 0) => {
      const data = JSON.stringify([launcher]).replaceAll('<', '\\u003c');
      await show(`<div id="launchers"></div><script>window.launchers=${data}</script>`, 'launcher-entry.js', height);
    },
    paste: async (launcher, lead = 0) => {
      server ??= bundleServer(worker);
      const { start, html } = (await server).renderPasted(launcher);
      await show(
        `<div style="height:${lead}px"></div><template id="pasted">${html}</template><div id="launchers" data-folder="${folder}" data-start="${start}"></div>`,
        'pasted-entry.js',
        lead,
      );
    },
    tell: async (type) => {
      await (await form()).evaluate((name) => (window as never as { tell: (type: string) => void }).tell(name), type);
    },
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
