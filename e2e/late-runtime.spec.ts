// That no script comes before a signal, and the islands after it, is held for every route in budgets.spec.ts.
import type { Page } from '@playwright/test';
import { challenges } from '@/content/challenges';
import { features } from '@/content/features';
import { publicationLists } from '@/content/publication-lists';
import { hold, scripts, watchLayoutShifts } from './support/runtime';
import { expect, test, visit } from './support/test';

for (const width of [360, 1280]) {
  test(`when the scripts fail while somebody reads nothing moves at ${width} px, and both sides of a card can be had`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchLayoutShifts(page, 'main');
    let cut = () => {};
    const line = new Promise<void>((resolve) => {
      cut = resolve;
    });
    await page.route(scripts, (request) => line.then(() => request.abort()));
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const [{ challenge, benefit }] = challenges.pairs;
    const turn = page.getByRole('button', { name: `${challenges.turnLabel}: ${challenge.title}` });
    await turn.scrollIntoViewIfNeeded();
    const before = await shifts();
    cut();
    await expect(page.locator('html')).toHaveAttribute('data-runtime', 'failed');
    expect(await shifts()).toBe(before);

    await turn.click();
    await expect(page.getByRole('heading', { name: benefit.title })).toBeVisible();
    await page.getByRole('button', { name: `${challenges.returnLabel}: ${challenge.title}` }).click();
    await expect(page.getByRole('heading', { name: benefit.title })).toBeHidden();
    expect(await shifts()).toBe(before);
    problems.length = 0;
  });
}

test('a link to a place on the page, followed while the router starts, keeps the address and its tab', async ({
  page,
}) => {
  const [, other] = publicationLists;
  // The router has read the address when the way to write it is first asked for, and has not written it yet.
  await page.addInitScript((hash) => {
    const { replaceState } = History.prototype;
    let isFollowed = false;
    Object.defineProperty(History.prototype, 'replaceState', {
      configurable: true,
      get() {
        if (!isFollowed) location.hash = hash;
        isFollowed = true;
        return replaceState;
      },
      set(value) {
        Object.defineProperty(history, 'replaceState', { value, configurable: true, writable: true });
      },
    });
  }, other.hash);
  await visit(page, '/web/publications/');
  await expect(page).toHaveURL(new RegExp(`#${other.hash}$`));
  await expect(page.getByRole('tab', { name: other.label })).toHaveAttribute('aria-selected', 'true');
});

test.describe('drawings that nobody sees yet', () => {
  const drawings = (page: Page) => page.locator('[data-late-drawing]');
  const drawn = (page: Page) => drawings(page).evaluateAll((all) => all.map((one) => one.innerHTML));
  const isText = (html: string) => html.startsWith('<noscript');

  test('are one text until a touch, and then what they are without scripts', async ({ page, browser, baseURL }) => {
    await page.goto('/');
    const texts = await drawn(page);
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.every(isText)).toBe(true);

    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await plain.goto('/');
    const whole = await plain
      .locator('[data-late-drawing] > noscript')
      .evaluateAll((all) => all.map((one) => one.innerHTML));
    await plain.close();

    await hold(page, scripts);
    await page.mouse.move(5, 5);
    await expect.poll(() => drawn(page)).toEqual(whole);
  });

  test('stand where the address leads', async ({ page }) => {
    const id = features.items.at(-1)?.id;
    await page.goto(`/#feature-${id}`);
    await expect(page.locator(`#feature-${id} [data-late-drawing] > div`)).toBeVisible();
  });
});
