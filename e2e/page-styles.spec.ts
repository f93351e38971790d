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
  /** each is drawn; a page is loaded once for all of them */
  widths?: readonly number[];
  isScripted?: boolean;
  /** before the page is asked for: a window may get a sign of life as soon as it is there */
  prepare?: (page: Page) => Promise<unknown>;
  show?: (page: Page) => Promise<void>;
};

const menu = (page: Page) => page.getByRole('button', { name: navigation.menuLabel, exact: true });
const download = (page: Page) =>
  page
    .getByRole('link', { name: gate.buttonLabel })
    .or(page.getByRole('button', { name: gate.buttonLabel }))
    .first();

const states: readonly State[] = [
  ...everyKindOfPage.map((route) => ({ name: `${route} on phone and desktop`, route, widths: [1280, 360] })),
  { name: 'the missing page', route: '/404.html' },
  { name: 'a page on paper', route: '/', show: (page) => page.emulateMedia({ media: 'print' }) },
  { name: 'a page in forced colours', route: '/', show: (page) => page.emulateMedia({ forcedColors: 'active' }) },
  { name: 'a page without scripts', route: '/', isScripted: false },
  {
    name: 'the open menu',
    route: '/legal/',
    widths: [360],
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
      await page.getByLabel(browse.queryLabel).fill('zzqxvw');
      await expect(page.locator('[data-result]')).toHaveText(/“zzqxvw”\.$/);
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
    prepare: (page) => hold(page, scripts),
    show: async (page) => {
      await download(page).click();
      await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
    },
  },
  {
    name: 'a runtime that has failed',
    route: '/',
    prepare: (page) => page.route(scripts, (route) => route.abort()),
    show: async (page) => {
      await page.keyboard.press('Shift');
      await expect(page.locator('html[data-runtime="failed"]')).toBeAttached();
    },
  },
];

for (const { name, route, widths = [1280], isScripted = true, prepare, show } of states) {
  test.describe(() => {
    test.use({ viewport: { width: widths[0] ?? 1280, height: 800 }, javaScriptEnabled: isScripted });

    test(`${name} looks as it does with whole style sheets`, async ({ page, problems }) => {
      await prepare?.(page);
      // What holds scripts back holds back the load event too, once the engine has moved its own mouse over the page.
      await page.goto(route, { waitUntil: prepare ? 'domcontentloaded' : 'load' });
      await show?.(page);
      // Now and then a browser draws one corner of one box in another shade, twice the same page: rules that are lost
      // are lost each time.
      await expect(async () => {
        const own = await drawn(page, widths);
        await page.evaluate(takeWholeSheets);
        const whole = await drawn(page, widths);
        await page.evaluate(takeOwnRules);
        expect(own.map((picture, index) => whole[index]?.equals(picture))).toEqual(widths.map(() => true));
      }).toPass({ intervals: [0] });
      // Some states are trouble on purpose, and go on after this.
      await page.goto('about:blank');
      problems.length = 0;
    });
  });
}

/** Without scripts no promise of the page's is kept, so what has loaded is asked from outside. */
async function drawn(page: Page, widths: readonly number[]): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const width of widths) {
    if (widths.length > 1) await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(hasLoaded)).toBe(true);
    pictures.push(await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }));
  }
  return pictures;
}

function hasLoaded(): boolean {
  for (const image of document.images) image.loading = 'eager';
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-whole]');
  return (
    [...links].every(({ sheet }) => sheet) &&
    [...document.images].every(({ complete }) => complete) &&
    document.fonts.status === 'loaded'
  );
}

/** Puts the style sheets that `next build` wrote where the page's own rules stand. */
function takeWholeSheets(): void {
  const rules = [...document.querySelectorAll<HTMLStyleElement>('style[data-sheet]')];
  if (rules.length === 0) throw new Error('the page has no rules of its own');
  for (const style of rules) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: style.dataset.sheet });
    link.dataset.whole = '';
    style.after(link);
    style.media = 'not all';
  }
}

function takeOwnRules(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-sheet]')) style.media = 'all';
  for (const link of document.querySelectorAll('link[data-whole]')) link.remove();
}
