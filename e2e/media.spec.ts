import sharp from 'sharp';
import { home } from '@/content/home';
import { publicationLists } from '@/content/publication-lists';
import type { HomeContent } from '@/content/types';
import { expect, test, visit } from './support/test';

test('print shows all text and full addresses, and no controls', async ({ page }) => {
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
  const said = page.getByRole('main').locator('h3, details > :not(summary)');
  await expect(said.filter({ visible: true })).toHaveCount(await said.count());
  // On A4 an address is printed below the label of its button, which must fit on one line.
  await page.setViewportSize({ width: 794, height: 1123 });
  const away = page.getByRole('main').locator('a[href^=http]');
  for (const { content, href, lines } of await away.evaluateAll((links) =>
    links.map((link) => {
      const label = document.createRange();
      // Replaced, since the owner's label may be longer.
      (link.firstChild as Text).data = 'See the wiki in a demo';
      label.selectNode(link.firstChild as Text);
      return {
        content: getComputedStyle(link, '::after').content,
        href: link.getAttribute('href'),
        lines: label.getClientRects().length,
      };
    }),
  ))
    expect({ content, lines }).toEqual({ content: expect.stringContaining(`(${href})`), lines: 1 });
});

test('in dark forced colours the selected tab, every logo and every drawing stand out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const route of ['/web/publications/', '/'].slice(-publicationLists.length)) {
    await visit(page, route);
    const [chosen, other] = [true, false].map((selected) => page.getByRole('tab', { selected }).first());
    const ground = (tab = chosen) => tab?.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground(chosen), route).not.toBe(await ground(other));
  }
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
