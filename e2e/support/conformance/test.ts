import { readFileSync } from 'node:fs';
import type { BrowserContext, Frame, Locator, Page } from '@playwright/test';
import { loaderFiles } from '@/lib/launchers/loader-files';
import type { ModeLauncher, PastedLauncher } from '@/lib/launchers/types';
import { test as base, expect } from '../test';
import { bundleIslands, bundleServer, type ServerRendering } from './bundle';
import { formPage } from './form-page';

/** Addresses under which the tests' own pages stand; the server knows none of them. */
const place = '/conformance/';
const stylesheet = /<link rel="stylesheet" href="([^"]+)"/.exec(readFileSync('out/index.html', 'utf8'))?.[1];
const loader = loaderFiles();

declare global {
  interface Window {
    /** what the loader leaves on the page: the library without React */
    tf: typeof import('@typeform/embed');
  }
}

type Messages = Record<string, unknown>;

export type Stage = {
  /** every address that was asked for, without the hash */
  requests: string[];
  /** a page with the site's own launchers */
  launch: (launcher: ModeLauncher, page?: PageOptions) => Promise<void>;
  /** a page with pasted HTML as the export has it, `lead` px below the window's top */
  paste: (launcher: PastedLauncher, options?: { lead?: number }) => Promise<void>;
  /** a page with HTML and the form library's own loader, as `window.tf` */
  load: (html: string, page?: PageOptions) => Promise<void>;
  /** the loaded form's frame */
  form: () => Promise<Frame>;
  /** from now on the form's server answers only when the returned function is called */
  hold: () => () => void;
  /** lets the form send a message to the page */
  tell: (type: string, data?: Messages) => Promise<void>;
  /** what the form was told by the page */
  received: () => Promise<unknown[]>;
  frame: Locator;
};

type PageOptions = {
  /** of the page's address: '?utm_source=x' */
  query?: string;
  /** runs in the page before the library */
  script?: string;
  height?: number;
  /** what stands before: h1 changes what the library asks of the form */
  heading?: boolean;
};

type WorkerFixtures = { islands: ReadonlyMap<string, string>; server: ServerRendering; sharedContext: BrowserContext };
type Fixtures = { stage: Stage; ownContext: boolean };

/**
 * The tests share a context, since a new one takes longer than most of them. A test that changes what cannot be
 * changed back (the clock, the browser's name, the screen) asks for its own: `test.use({ ownContext: true })`.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownContext: [false, { option: true }],
  sharedContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, viewport, userAgent, contextOptions, sharedContext, ownContext }, use) => {
    const context = ownContext ? await browser.newContext({ ...contextOptions, viewport, userAgent }) : sharedContext;
    const page = await context.newPage();
    await use(page);
    await page.close();
    await (ownContext ? context.close() : context.clearCookies());
  },
  islands: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => use(await bundleIslands()),
    { scope: 'worker' },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use, { workerIndex }) => use(await bundleServer(workerIndex)),
    { scope: 'worker' },
  ],
  stage: async ({ page, islands, server, baseURL }, use) => use(await setStage(page, islands, server, baseURL ?? '')),
});

async function setStage(
  page: Page,
  islands: ReadonlyMap<string, string>,
  server: ServerRendering,
  origin: string,
): Promise<Stage> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  let held = Promise.resolve();
  await page.route(/^https:\/\/form\.typeform\.(com|eu)\/to\//, async (route) => {
    await held;
    await route.fulfill({ contentType: 'text/html', body: formPage });
  });
  await page.route(`**${place}**`, (route) => {
    const body = islands.get(new URL(route.request().url()).pathname.slice(place.length));
    return body ? route.fulfill({ contentType: 'text/javascript', body }) : route.fallback();
  });

  const show = async (body: string, { query = '', script = '', height = 0, heading = false }: PageOptions = {}) => {
    await page.route(`**${place}page/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page of the tests</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="${stylesheet}"><link rel="icon" href="data:,">
          <body><main>${heading ? '<h1>A page</h1>' : ''}<p><a href="#before">Before</a></p>${body}<p><a href="#after">After</a></p></main>
          <div id="spacer"></div><script>document.getElementById('spacer').style.height='${height}px';${script}</script></body></html>`,
      }),
    );
    await page.goto(`${origin}${place}page/${query}`);
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
    launch: async (launcher, options) => {
      const data = JSON.stringify([launcher]).replaceAll('<', '\\u003c');
      await show(`<div id="launchers"></div><script>window.launchers=${data}</script>`, {
        ...options,
        script: `${options?.script ?? ''};${moduleScript('launcher-entry.js')}`,
      });
      await expect(page.locator('[data-ready]')).toBeAttached();
    },
    paste: async (launcher, { lead = 0 } = {}) => {
      const { start, html } = server.renderPasted(launcher);
      await show(
        `<div id="lead"></div><template id="pasted">${html}</template><div id="launchers" data-folder="${loader.folder}" data-start="${start}"></div>`,
        {
          script: `document.getElementById('lead').style.height='${lead}px';${moduleScript('pasted-entry.js')}`,
          height: lead,
        },
      );
      await expect(page.locator('[data-ready]')).toBeAttached();
    },
    load: async (html, options) => {
      await show(html, {
        ...options,
        script: `${options?.script ?? ''};{const s=document.createElement('script');s.src='${loader.folder}embed.js';document.body.append(s);s.onload=()=>{document.body.dataset.loaded=''}}`,
      });
      await expect(page.locator('body[data-loaded]')).toBeAttached();
    },
    tell: async (type, data) => {
      await (await form()).evaluate(([name, rest]) => (window as never as FormWindow).tell(name, rest), [
        type,
        data,
      ] as const);
    },
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    received: async () => (await form()).evaluate(() => (window as never as FormWindow).received),
  };
}

type FormWindow = { tell: (type: string, data?: Messages) => void; received: unknown[] };

function moduleScript(name: string): string {
  return `{const s=document.createElement('script');s.type='module';s.src='${place}${name}';document.body.append(s)}`;
}

export { expect };
