import { formAddress } from '@/lib/form-settings';
import { pairs, weak } from './support/colours';
import { dialog, first, openForm } from './support/gate';
import { mainRoutes, publicationExtremes } from './support/routes';
import { expect, test, visit } from './support/test';

/** Its own status is reported as an error. */
const missing = '/no/such/page/';
const routes = [...mainRoutes, ...publicationExtremes.slice(0, 1), missing, formAddress({ region: 'us' }, first.title)];

test('who asks for more contrast gets words at 7:1 and lines at 3:1 on every page', async ({ page, problems }) => {
  await page.emulateMedia({ contrast: 'more' });
  for (const route of routes) {
    const before = problems.length;
    await page.goto(route);
    const { words, lines } = await pairs(page);
    expect(words.length, route).toBeGreaterThan(5);
    expect(weak(words, 7), route).toEqual([]);
    expect(weak(lines, 3), route).toEqual([]);
    if (route === missing) problems.length = before;
  }
});

test('and in the download dialog', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await visit(page, '/web/publications/');
  await openForm(page, first);
  await expect(dialog(page)).toBeVisible();
  const { words, lines } = await pairs(page);
  expect(weak(words, 7)).toEqual([]);
  expect(weak(lines, 3)).toEqual([]);
});

test('paper has no grounds: every word is dark enough on white', async ({ page, problems }) => {
  await page.emulateMedia({ media: 'print' });
  for (const route of routes) {
    const before = problems.length;
    await page.goto(route);
    const { words } = await pairs(page);
    const onWhite = words.filter(({ isDrawn }) => !isDrawn).map((pair) => ({ ...pair, other: '#ffffff' }));
    expect(onWhite.length, route).toBeGreaterThan(5);
    expect(weak(onWhite, 4.5), route).toEqual([]);
    if (route === missing) problems.length = before;
  }
});
