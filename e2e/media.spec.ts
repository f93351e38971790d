import type { Locator } from '@playwright/test';
import { challenges } from '@/content/challenges';
import { features } from '@/content/features';
import { links } from '@/content/links';
import { navigation } from '@/content/navigation';
import { previewForm } from '@/content/preview-form';
import { publicationLists } from '@/content/publication-lists';
import { skipLinkLabel } from '@/content/site';
import { video } from '@/content/video';
import { dialog, field, first, openForm, submitButton } from './support/gate';
import { expect, test, visit } from './support/test';

test('paper shows both lists of publications under their headings, and no header over the words', async ({ page }) => {
  await visit(page, '/web/publications/');
  await page.emulateMedia({ media: 'print' });
  for (const { label } of publicationLists) {
    const list = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: label }) });
    await expect(list.getByRole('heading', { level: 2, name: label })).toBeVisible();
    await expect(list.getByRole('heading', { level: 3 }).first()).toBeVisible();
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('a printed page has its words and addresses, and nothing to press', async ({ page }) => {
  await visit(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: skipLinkLabel })).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  const written = await page
    .getByRole('main')
    .getByRole('link', { name: links.bookDemo.label })
    .first()
    .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(written).toContain(links.bookDemo.href);
  for (const { words } of video?.transcript?.lines ?? []) await expect(page.getByText(words)).toBeVisible();
  for (const { title } of features.items) await expect(page.getByRole('heading', { name: title })).toBeVisible();
  for (const { challenge, benefit } of challenges.pairs) {
    await expect(page.getByRole('heading', { name: challenge.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: benefit.title })).toBeVisible();
  }
});

test.describe('in forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  const look = (locator: Locator) =>
    locator.evaluate((element) => {
      const { backgroundColor, borderBottomColor, outlineStyle, color } = getComputedStyle(element);
      return { backgroundColor, borderBottomColor, outlineStyle, color };
    });

  for (const route of ['/', '/web/publications/']) {
    test(`the chosen tab of ${route} is filled, the others are not`, async ({ page }) => {
      await visit(page, route);
      const chosen = await look(page.getByRole('tab', { selected: true }));
      const other = await look(page.getByRole('tab', { selected: false }).first());
      expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
      expect(chosen.color).not.toBe(chosen.backgroundColor);
      await page.getByRole('tab', { selected: true }).focus();
      await page.keyboard.press('ArrowRight');
      expect(await look(page.locator(':focus-visible'))).toMatchObject({
        backgroundColor: chosen.backgroundColor,
        outlineStyle: 'solid',
      });
    });
  }

  test('the page being read is underlined in the header, the others are not', async ({ page }) => {
    await page.goto('/legal/');
    const lines = await page
      .getByRole('navigation', { name: navigation.label })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, getComputedStyle(link).textDecorationLine]));
    expect(lines).toEqual(navigation.items.map(({ label, href }) => [label, href === '/legal' ? 'underline' : 'none']));
  });

  test('every control that is a box keeps its edge, and the one that is off is told from the one that is on', async ({
    page,
  }) => {
    await visit(page, '/');
    for (const control of [
      page.getByRole('main').getByRole('link', { name: links.bookDemo.label }).first(),
      page.getByRole('button', { name: features.nextLabel }),
    ]) {
      const { borderBottomColor, backgroundColor } = await look(control);
      expect(borderBottomColor).not.toBe(backgroundColor);
    }
    const off = await look(page.getByRole('button', { name: features.previousLabel }));
    const on = await look(page.getByRole('button', { name: features.nextLabel }));
    expect(off.color).not.toBe(on.color);
    expect(off.borderBottomColor).not.toBe(on.borderBottomColor);
  });

  test('the download dialog stands out from the page behind it, and a field with a mistake from the others', async ({
    page,
  }) => {
    await visit(page, '/web/publications/');
    const form = await openForm(page, first);
    const { borderBottomColor, backgroundColor } = await look(dialog(page));
    expect(borderBottomColor).not.toBe(backgroundColor);
    await submitButton(form).click();
    const email = field(form, 'email');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    expect((await look(email)).outlineStyle).toBe('solid');
    expect((await look(form.getByRole('textbox', { name: previewForm.fields.organisation.label }))).outlineStyle).toBe(
      'none',
    );
  });
});
