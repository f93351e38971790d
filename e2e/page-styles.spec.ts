import type { Page } from '@playwright/test';
import { browse } from '@/content/browse';
import { challenges } from '@/content/challenges';
import { features } from '@/content/features';
import { gate } from '@/content/gate';
import { navigation } from '@/content/navigation';
import { everyKindOfPage } from './support/routes';
import { hold, scripts } from './support/runtime';
import { expect, islandsReady, test } from './support/test';

// A page has the rules of what it shows in it, and its style sheets come with the runtime. In every state it must look
// as it does with the whole style sheets from the start: the same page is drawn twice, and compared byte by byte.

type State = {
  name: string;
  route: string;
  width?: number;
  isScripted?: boolean;
  show?: (page: Page) => Promise<void>;
};

const menu = (page: Page) => page.getByRole('button', { name: navigation.menuLabel, exact: true });
const download = (page: Page) =>
  page
    .getByRole('link', { name: gate.buttonLabel })
    .or(page.getByRole('button', { name: gate.buttonLabel }))
    .first();

const states: readonly State[] = [
  ...everyKindOfPage.flatMap((route) =>
    [360, 1280].map((width) => ({ name: `${route} at ${width} px`, route, width })),
  ),
  { name: 'the missing page', route: '/404.html' },
  { name: 'a page on paper', route: '/', show: (page) => page.emulateMedia({ media: 'print' }) },
  { name: 'a page in forced colours', route: '/', show: (page) => page.emulateMedia({ forcedColors: 'active' }) },
  { name: 'a page without scripts', route: '/', isScripted: false },
  {
    name: 'the open menu',
    route: '/legal/',
    width: 360,
    show: async (page) => {
      await menu(page).click();
      await expect(page.locator('[popover]:popover-open')).toBeVisible();
    },
  },
  {
    name: 'turned cards, and another feature',
    route: '/',
    show: async (page) => {
      await islandsReady(page);
      for (const { challenge } of challenges.pairs.filter((pair) => !('isTurned' in pair))) {
        await page.getByRole('button', { name: `${challenges.turnLabel}: ${challenge.title}` }).click();
        await page.getByRole('button', { name: `${challenges.returnLabel}: ${challenge.title}` }).focus();
      }
      await page.getByRole('button', { name: features.nextLabel, exact: true }).click();
      await page.locator('details > summary').first().click();
    },
  },
  {
    name: 'a search that finds nothing',
    route: '/web/publications/',
    show: async (page) => {
      await islandsReady(page);
      await page.getByLabel(browse.queryLabel).fill('nothing that anybody wrote');
      await expect(page.getByText(browse.none).first()).toBeVisible();
    },
  },
  {
    name: 'the open dialog with its form',
    route: '/web/publications/',
    show: async (page) => {
      await islandsReady(page);
      await download(page).click();
      await expect(page.frameLocator('dialog[open] iframe').getByRole('textbox').first()).toBeVisible();
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    },
  },
  {
    name: 'a press that is kept',
    route: '/web/publications/',
    show: async (page) => {
      await hold(page, scripts);
      await download(page).click();
      await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
    },
  },
  {
    name: 'a runtime that has failed',
    route: '/',
    show: async (page) => {
      await page.route(scripts, (route) => route.abort());
      await page.keyboard.press('Shift');
      await expect(page.locator('html[data-runtime="failed"]')).toBeAttached();
    },
  },
];

for (const { name, route, width = 1280, isScripted = true, show } of states) {
  test.describe(() => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled: isScripted });

    test(`${name} looks as it does with whole style sheets`, async ({ page, problems }) => {
      test.slow();
      // Now and then a browser draws one corner of one box in another shade, twice the same page: rules that are lost
      // are lost each time.
      await expect(async () => {
        const own = await drawn(page, route, show);
        await withWholeSheets(page, route);
        const whole = await drawn(page, route, show);
        expect(await page.locator('head style[data-sheet]').count()).toBe(0);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.emulateMedia({ media: null, forcedColors: null });
        expect(own.equals(whole)).toBe(true);
      }).toPass({ intervals: [0] });
      // Some states are trouble on purpose.
      problems.length = 0;
    });
  });
}

async function drawn(page: Page, route: string, show: State['show']): Promise<Buffer> {
  await page.goto(route);
  await show?.(page);
  await page.locator('img').evaluateAll(async (all) => {
    const images = all as HTMLImageElement[];
    for (const image of images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all(images.map((image) => image.decode()));
  });
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/** Serves the page as `next build` wrote it: with links to its style sheets where its own rules stand. */
async function withWholeSheets(page: Page, route: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null, forcedColors: null });
  await page.route(
    (url) => url.pathname === route,
    async (request) => {
      const response = await request.fetch();
      const html = await response.text();
      const links = html.replace(/<style data-sheet="([^"]*)">[\s\S]*?<\/style>/g, '<link rel="stylesheet" href="$1">');
      await request.fulfill({ response, body: links });
    },
  );
}
