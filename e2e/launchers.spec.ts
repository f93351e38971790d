/** What a launcher does when nobody presses it, or its library cannot be had. Its cost: budgets.spec.ts. */
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import type { ModeLauncher } from '@/content/launcher-types';
import { launchers as content, launcherWords } from '@/content/launchers';
import { toolLink } from '@/content/navigation';
import { boxOf } from './support/boxes';
import { expect, launcherLink, launchers, libraryButton, overlay, test, title } from './support/launchers/test';

test('R7.4: with keepSession a half-filled form is found as it was left, with the focus in it', {
  tag: '@asked',
}, async ({ page, stage }) => {
  await stage.launch({ ...launchers.popup, options: { keepSession: true } });
  await launcherLink(page).click();
  const form = await stage.form();
  await form.getByLabel('Answer').fill('half an answer');
  await stage.tell('form-close');
  await expect(stage.frame).toBeHidden();
  await launcherLink(page).click();
  await expect(stage.frame).toBeFocused();
  await expect(form.getByLabel('Answer')).toHaveValue('half an answer');
});

test('a popover that opens by itself does not take the focus away from what is read', async ({ page, stage }) => {
  await stage.launch({ ...launchers.popover, options: { open: 'exit', openValue: 40 } });
  await page.getByRole('link', { name: 'Before' }).focus();
  // Browsers report moves within one drawn frame as one, so a hand that moves fast is moved again.
  await expect(async () => {
    await page.mouse.move(300, 300);
    await page.mouse.move(300, 10);
    await expect(stage.frame).toBeAttached({ timeout: 500 });
  }).toPass();
  await stage.form();
  await stage.tell('form-ready');
  await expect(page.getByRole('link', { name: 'Before' })).toBeFocused();
});

test('R10.10: a side tab with the longest label and the tool link do not cover each other', async ({ page, stage }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const label = 'Ask us about your tax appeal, we answer in a day!!';
  expect(label).toHaveLength(50);
  await stage.launch({ ...launchers['side-tab'], label });
  const { html = '' } =
    /(?<html><div class="tool-link.*?<\/div>)/s.exec(readFileSync('out/index.html', 'utf8'))?.groups ?? {};
  await page.evaluate((tool) => document.body.insertAdjacentHTML('beforeend', tool), html);
  const tool = page.getByRole('link', { name: toolLink.label });
  const apart = async (tab: Locator) => {
    const [one, other] = [await boxOf(tab), await boxOf(tool)];
    return one.x >= other.right || other.x >= one.right || one.y >= other.bottom || other.y >= one.bottom;
  };
  const link = page.getByRole('link', { name: label });
  expect((await boxOf(link)).height).toBeGreaterThan(300);
  expect(await apart(link)).toBe(true);
  await link.click();
  await stage.form();
  expect(await apart(page.getByRole('button', { name: label }))).toBe(true);
  await expect(tool).toBeInViewport({ ratio: 1 });
});

test('under reduced motion nothing fades or slides, and no spinner turns', async ({ page, stage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const launcher of Object.values(launchers)) {
    await stage.launch(launcher);
    await launcherLink(page).click();
    await stage.form();
    const moving = await overlay(page, launcher.mode).evaluate(
      (root) =>
        [root, ...root.querySelectorAll('*')].filter((element) => {
          const { transitionDuration, animationDuration, animationIterationCount } = getComputedStyle(element);
          return (
            Number.parseFloat(transitionDuration) > 0.01 ||
            (Number.parseFloat(animationDuration) > 0.01 && animationIterationCount !== '1')
          );
        }).length,
    );
    expect(moving, launcher.mode).toBe(0);
  }
});

test('if the library cannot be loaded, the form’s own address opens', async ({ page, stage, problems }) => {
  await stage.launch(launchers.popup);
  await page.route('**/embed.js', (route) => route.abort());
  await launcherLink(page).click();
  await expect(page).toHaveTitle(title);
  problems.length = 0;
});

test('a press while the marketing cookie is waited for opens the form once that is over (R9.10)', {
  tag: '@asked',
}, async ({ page, stage }) => {
  await stage.launch({ ...launchers.popup, options: { hubspot: true } });
  await launcherLink(page).click();
  await expect(launcherLink(page)).toHaveAttribute('aria-busy', 'true');
  expect((await stage.form()).url()).toContain('hubspot_page_url');
  await expect(page).toHaveTitle('A page of the tests');
});

test('a popover’s note stands there at once; it can be put away, and the form opened, by keyboard (R9.7)', {
  tag: '@asked',
}, async ({ page, stage }) => {
  await stage.launch({ ...launchers.popover, options: { tooltip: 'Ask us here' } });
  await page.getByRole('button', { name: launcherWords.dismissTooltip }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ask us here')).toHaveCount(0);
  await libraryButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(stage.frame).toBeFocused();
});

test('R7.10: a form that was pressed puts the focus into its first field when it is ready', { tag: '@asked' }, async ({
  page,
  stage,
}) => {
  await stage.launch(launchers.popup);
  await launcherLink(page).click();
  const form = await stage.form();
  await expect(stage.frame).toBeFocused();
  await stage.tell('form-ready');
  await expect(form.getByLabel('Answer')).toBeFocused();
});

test('an inline form loads when it comes near the window', async ({ page, stage }) => {
  await stage.launch({ pages: '/', title, html: '<div data-tf-widget="moe6aa"></div>' }, 3000, 3000);
  expect(stage.library()).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 3000));
  await expect(stage.frame).toBeInViewport();
  expect((await boxOf(stage.frame)).height).toBe(500);
});

// What content says today: an owner may have no launcher, or only ones of the form service's.
const shown = content.find((launcher) => 'mode' in launcher && launcher.label && !launcher.formId);

test('a launcher that content puts on a page opens the form over it, within the page’s policy', async ({ page }) => {
  test.skip(!shown, 'no launcher with the built-in form');
  const { pages = '', label = '', title: name = label } = { ...shown } as ModeLauncher;
  await page.goto(`${[pages].flat()[0]}/`);
  await page.getByRole('link', { name: label }).click();
  await expect(page.locator('iframe')).toBeFocused();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expect(page.locator('iframe').contentFrame().getByRole('textbox').first()).toBeVisible();
});
