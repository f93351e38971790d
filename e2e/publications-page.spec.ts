import { gate } from '@/content/gate';
import { navigation } from '@/content/navigation';
import { publicationLists } from '@/content/publication-lists';
import { citation } from '@/lib/publications/cite';
import { publicationDetails } from '../content/publication-details';
import { first } from './support/gate';
import { expect, islandsReady, test } from './support/test';

const path = `/web/publications/${first.slug}/`;
const { cite } = publicationDetails;

test('the header tells that the page stands under the publications', async ({ page }) => {
  await page.goto(path);
  const nav = page.getByRole('navigation', { name: navigation.label });
  const list = navigation.items.find(({ href }) => href === '/web/publications');
  await expect(nav.locator('[aria-current]')).toHaveText(list?.label ?? '');
  await expect(nav.locator('[aria-current]')).toHaveAttribute('aria-current', 'true');
});

test('the citation is copied, and the reader is told', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await page.getByRole('button', { name: cite.copyLabel }).click();
  await expect(page.getByText(cite.copied, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(citation(first));
});

test('where the clipboard is refused, the citation is selected and the reader is told', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await page.goto(path);
  await page.getByRole('button', { name: cite.copyLabel }).click();
  await expect(page.getByText(cite.failed)).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(path);
});

test('Download PDF opens the gate for this publication', async ({ page }) => {
  await page.goto(path);
  await islandsReady(page);
  await page.getByRole('button', { name: gate.buttonLabel }).click();
  await expect(page.getByRole('dialog')).toContainText(first.title);
});

test('nothing scrolls sideways, on the narrowest screens too', async ({ page }) => {
  await page.goto(path);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(
      width,
    );
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a lawyer still reads what is in it and how to get it', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: publicationDetails.contentsTitle })).toBeVisible();
    await expect(page.getByText(publicationLists[0].label)).toBeVisible();
    await expect(page.getByRole('button', { name: cite.copyLabel })).toBeHidden();
    const download = page.getByRole('link', { name: gate.buttonLabel });
    await expect(download).toBeVisible();
    await download.click();
    await expect(page).not.toHaveURL(path);
  });
});
