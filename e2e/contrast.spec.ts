import { formAddress } from '@/lib/form-settings';
import { pairs, weak } from './support/colours';
import { first, openForm, visitPublications } from './support/gate';
import { mainRoutes, publicationExtremes } from './support/routes';
import { expect, test } from './support/test';

const form = formAddress({ region: 'us' }, first.title);
const routes = [...mainRoutes, ...publicationExtremes.slice(0, 1), '/404.html', form];

test('who asks for more contrast gets words at 7:1 and lines at 3:1 on every page, and in the download dialog', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  const expectContrast = async (where: string) => {
    const { words, lines } = await pairs(page);
    expect(words.length, where).toBeGreaterThan(5);
    expect(weak(words, 7), where).toEqual([]);
    expect(weak(lines, 3), where).toEqual([]);
  };
  for (const route of routes) {
    await page.goto(route);
    await expectContrast(route);
  }
  await visitPublications(page);
  await openForm(page, first);
  await expectContrast('the dialog');
});

test('paper has no grounds: every word is dark enough on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const route of routes) {
    await page.goto(route);
    const { words } = await pairs(page);
    const onWhite = words.filter(({ isDrawn }) => !isDrawn).map((pair) => ({ ...pair, other: '#ffffff' }));
    expect(onWhite.length, route).toBeGreaterThan(5);
    expect(weak(onWhite, 4.5), route).toEqual([]);
  }
});
