import { framedRoutes } from './support/routes';
import { expect, islandsReady, test } from './support/test';

const isScript = (url: string) => new URL(url).pathname.endsWith('.js');

for (const route of framedRoutes) {
  test(`${route} loads no script and no payload until somebody is there, and then its islands are ready`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(route, { waitUntil: 'networkidle' });
    expect(requested.filter(isScript)).toEqual([]);
    await islandsReady(page);
    expect(requested.filter(isScript).length).toBeGreaterThan(0);
    expect(requested.filter((url) => url.endsWith('.txt'))).toEqual([]);
  });
}

test.describe('when the connection is lost after the page has come', () => {
  test('the page says so, and shows what it shows without scripts', async ({ page, context, problems }) => {
    await page.goto('/legal/', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-runtime', 'failed');
    expect(problems.length).toBeGreaterThan(0);
    problems.length = 0;
  });
});

test.describe('when one script cannot be had', () => {
  test('the page says so', async ({ page, problems }) => {
    await page.route(/\/chunks\/turbopack-.*\.js$/, (request) => request.abort());
    await page.goto('/legal/');
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-runtime', 'failed');
    problems.length = 0;
  });
});
