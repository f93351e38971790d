import sharp from 'sharp';
import { home } from '@/content/home';
import { publicationLists } from '@/content/publication-lists';
import type { HomeContent } from '@/content/types';
import { expect, test, visit } from './support/test';

test('paper shows all text and whole addresses, and no controls', async ({ page }) => {
  await visit(page, '/web/publications/');
  await page.emulateMedia({ media: 'print' });
  for (const { label } of publicationLists)
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: label })).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);

  await visit(page, '/');
  await page.emulateMedia({ media: null });
  const around = page.locator('header, body > aside *, footer, main nav');
  expect(await around.filter({ visible: true }).count()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect(around.filter({ visible: true })).toHaveCount(0);
  // Each feature, both sides of each card, and what a press would open.
  const said = page.getByRole('main').locator('h3, details > :not(summary)');
  await expect(said.filter({ visible: true })).toHaveCount(await said.count());
  const away = page.getByRole('main').locator('a[href^=http]');
  for (const { content, href } of await away.evaluateAll((links) =>
    links.map((link) => ({ content: getComputedStyle(link, '::after').content, href: link.getAttribute('href') })),
  ))
    expect(content).toContain(`(${href})`);
});

for (const route of ['/', '/web/publications/'].slice(0, publicationLists.length)) {
  test(`in forced colours the chosen tab of ${route} differs from the others`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(page, route);
    const ground = (isChosen: boolean) =>
      page
        .getByRole('tab', { selected: isChosen })
        .first()
        .evaluate((tab) => getComputedStyle(tab).backgroundColor);
    expect(await ground(true)).not.toBe(await ground(false));
  });
}

test('in forced colours on a dark ground every logo and every drawing differs from its ground', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await visit(page, '/');
  const logos = page.locator('#firms ~ ul img, section[aria-labelledby=integrations] img');
  for (const logo of await logos.all()) {
    await logo.scrollIntoViewIfNeeded();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const { channels } = await sharp(await logo.screenshot()).stats();
    const contrast = Math.max(...channels.map(({ min, max }) => max - min));
    expect(contrast, `${await logo.getAttribute('src')}`).toBeGreaterThan(80);
  }
  const { firms, integrations }: HomeContent = home;
  const shown = [...(firms?.logos ?? []), ...(integrations?.groups ?? []).flatMap(({ items }) => items)];
  expect(await logos.count()).toBe(shown.length);
  const drawings = page.locator('main svg').filter({ visible: true });
  const strange = await drawings.evaluateAll((all) =>
    all.filter((svg) => getComputedStyle(svg).color !== getComputedStyle(svg.parentElement as Element).color),
  );
  expect(strange).toEqual([]);
});
