/**
 * Each kind of launcher with the real form library, as its window is drawn and as keyboards reach it. What it asks of
 * the form's server, and when it opens and closes by itself: components/launchers/form-library.test.tsx.
 */
import type { Page } from '@playwright/test';
import { launcherWords } from '@/content/launchers';
import { faults } from './support/axe';
import { expect, launcherLink, launchers, libraryButton, overlay, test, title } from './support/launchers/test';

const sizeOf = async (page: Page) => {
  const box = await page.locator('iframe').boundingBox();
  return box && { width: Math.round(box.width), height: Math.round(box.height) };
};

/** Of a window of 1280 × 800 px; a popover's own size is the library's affair. */
const sizes = {
  popup: { width: 1280 - 80, height: 800 - 80 },
  slider: { width: 800, height: 800 },
  'side-tab': { width: 400, height: 580 },
} as const;

for (const launcher of Object.values(launchers)) {
  const { mode } = launcher;
  const hasOwnButton = mode === 'popover' || mode === 'side-tab';

  test(`a ${mode} from closed to open and back, each way, by keyboard (R7.1, R7.2, R9.1, R9.2, R9.3, R9.4, R9.6, R9.14)`, {
    tag: '@asked',
  }, async ({ page, stage }) => {
    // A light colour: its words have to be black, before the library and after.
    await stage.launch(hasOwnButton ? { ...launcher, options: { buttonColor: '#ff0' } } : launcher);
    const placeOf = async (button = launcherLink(page)) => ({
      x: Math.round((await button.boundingBox())?.x ?? 0),
      color: await button.evaluate((element) => getComputedStyle(element).color),
    });
    const before = await placeOf();

    await test.step('closed: nothing of the library is asked for, axe finds nothing', async () => {
      expect(stage.library()).toEqual([]);
      await expect(stage.frame).toHaveCount(0);
      expect(await faults(page)).toEqual([]);
    });

    await test.step('loading: busy; Escape closes, which the library alone would not', async () => {
      const release = stage.hold();
      await launcherLink(page).focus();
      await page.keyboard.press('Enter');
      await expect(overlay(page, mode)).toHaveAttribute('aria-busy', 'true');
      await page.keyboard.press('Escape');
      await expect(stage.frame).toHaveCount(0);
      release();
    });

    const button = hasOwnButton ? libraryButton(page) : launcherLink(page);
    await test.step('the focus is back, on a button that looks and stands as it did', async () => {
      await expect(button).toBeFocused();
      await expect.poll(() => placeOf(button)).toEqual(before);
    });

    await test.step('open: the focus is in the form, which has a name; axe finds nothing', async () => {
      await page.keyboard.press('Enter');
      await stage.form();
      await expect(stage.frame).toBeInViewport();
      await expect(stage.frame).toBeFocused();
      await expect(stage.frame).toHaveAttribute('title', title);
      await expect(overlay(page, mode)).not.toHaveAttribute('aria-busy');
      await expect(overlay(page, mode)).toHaveCSS('z-index', '10001');
      if (mode !== 'popover') await expect.poll(() => sizeOf(page)).toEqual(sizes[mode]);
      expect(await faults(page)).toEqual([]);
    });

    if (hasOwnButton) {
      await test.step('it leaves the page in use beside it, and calls back nobody who reads on', async () => {
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await page.getByRole('link', { name: 'After' }).focus();
        await stage.tell('form-close');
        await expect(stage.frame).toHaveCount(0);
        await expect(page.getByRole('link', { name: 'After' })).toBeFocused();
      });
    } else {
      await test.step('the form closes itself, and the focus is back', async () => {
        await stage.tell('form-close');
        await expect(stage.frame).toHaveCount(0);
        await expect(button).toBeFocused();
      });
    }

    await test.step('up to 480 px it fills the window, and not beyond', async () => {
      await page.setViewportSize({ width: 480, height: 700 });
      await button.click();
      await stage.form();
      await expect.poll(() => sizeOf(page)).toEqual({ width: 480, height: 700 });
      await page.setViewportSize({ width: 481, height: 700 });
      await expect.poll(async () => (await sizeOf(page))?.width).toBeLessThan(481);
      await page.setViewportSize({ width: 480, height: 700 });
    });

    await test.step('there it is a named dialog, and no focus goes behind it', async () => {
      await expect(page.getByRole('dialog', { name: title })).toHaveAttribute('aria-modal', 'true');
      await page.getByRole('link', { name: 'Before' }).focus();
      await expect(stage.frame).toBeFocused();
      for (let presses = 0; presses < 4; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(false);
      }
    });

    await test.step('the close button has a name and closes it, and the page is in use again', async () => {
      const close = page.getByRole('button', { name: launcherWords.close });
      await expect(close).toHaveAttribute('title', launcherWords.close);
      await close.click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('link', { name: 'Before' }).focus();
      await expect(page.getByRole('link', { name: 'Before' })).toBeFocused();
    });

    await test.step('Escape closes it from the page; the library was asked for once', async () => {
      await button.click();
      await stage.form();
      await expect(stage.frame).toBeFocused();
      // What is pressed inside the form is the form's to report.
      await overlay(page, mode).focus();
      await page.keyboard.press('Escape');
      await expect(stage.frame).toHaveCount(0);
      expect(stage.library().sort()).toEqual(['embed.js', `${mode.replace('-', '')}.css`]);
    });
  });
}

test('a side tab whose colour content leaves open is #3a7685, before the library and after (R9.5)', {
  tag: '@asked',
}, async ({ page, stage }) => {
  const colour = 'rgb(58, 118, 133)';
  await stage.launch(launchers['side-tab']);
  await expect(launcherLink(page).locator('rect')).toHaveCSS('fill', colour);
  await launcherLink(page).click();
  await stage.form();
  await expect(libraryButton(page)).toHaveCSS('background-color', colour);
});
