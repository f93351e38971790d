/** What a launcher does when nobody presses it, or its library cannot be had; and pasted HTML. Cost: budgets.spec.ts. */
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { loaderFiles } from '@/components/launchers/loader-files';
import type { ModeLauncher } from '@/content/launcher-types';
import { launchers as content, launcherWords } from '@/content/launchers';
import { toolLink } from '@/content/navigation';
import { everyMode, launcherLink, launchers, overlay, title } from './support/launchers/modes';
import { expect, test } from './support/launchers/test';

test('R7.4: with keepSession a half-filled form is found as it was left, with the focus in it', async ({
  page,
  stage,
}) => {
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

test('a launcher with a trigger loads the library when the trigger fires', async ({ page, stage }) => {
  await stage.launch({ ...launchers.popover, options: { open: 'scroll', openValue: 50 } }, 3000);
  expect(stage.requests.filter((address) => address.includes('form-overlay'))).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(stage.frame).toBeInViewport();
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
    const [one, other] = await Promise.all([tab.boundingBox(), tool.boundingBox()]);
    if (!one || !other) throw new Error('not drawn');
    return (
      one.x >= other.x + other.width ||
      other.x >= one.x + one.width ||
      one.y >= other.y + other.height ||
      other.y >= one.y + one.height
    );
  };
  const link = page.getByRole('link', { name: label });
  expect((await link.boundingBox())?.height).toBeGreaterThan(300);
  expect(await apart(link)).toBe(true);
  await link.click();
  await stage.form();
  expect(await apart(page.getByRole('button', { name: label }))).toBe(true);
  await expect(tool).toBeInViewport({ ratio: 1 });
});

test('under reduced motion nothing fades or slides, and no spinner turns', async ({ page, stage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const launcher of everyMode) {
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

test.describe('if it cannot be loaded, the form’s own address opens:', () => {
  test('the library', async ({ page, stage, problems }) => {
    await stage.launch(launchers.popup);
    await page.route('**/form-overlay*', (route) => route.abort());
    await launcherLink(page).click();
    await expect(page).toHaveTitle("The tests' form");
    problems.length = 0;
  });

  test('the loader of pasted HTML', async ({ page, stage, problems }) => {
    await stage.paste({ pages: '/', title, html: '<button data-tf-popup="moe6aa">Talk to us</button>' });
    await page.route('**/embed.js', (route) => route.abort());
    await launcherLink(page).click();
    await expect(page).toHaveTitle("The tests' form");
    problems.length = 0;
  });
});

test.describe('pasted HTML', () => {
  const html = '<button data-tf-popup="moe6aa" data-tf-hidden="topic=filing" style="color:red">Talk to us</button>';

  test('is a link to the form; its press fetches the loader, from this site, and opens the form', async ({
    page,
    stage,
  }) => {
    const loader = () => stage.requests.filter((address) => address.includes(loaderFiles().folder));
    await stage.paste({ pages: '/', title, html });
    await expect(launcherLink(page)).toHaveAttribute('href', 'https://form.typeform.com/to/moe6aa#topic=filing');
    await expect(launcherLink(page)).not.toHaveAttribute('style');
    expect(loader()).toEqual([]);
    await launcherLink(page).click();
    expect((await stage.form()).url()).toMatch(/typeform-embed=popup-blank.*#topic=filing$/);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(stage.frame).toBeFocused();
    await stage.tell('form-close');
    await expect(launcherLink(page)).toBeFocused();
    expect(loader().map((address) => address.split('/').at(-1))).toEqual(['embed.js', 'popup.css']);
    const { host } = new URL(page.url());
    const foreign = stage.requests.filter(
      (address) => ![host, 'form.typeform.com', ''].includes(new URL(address).host),
    );
    expect(foreign).toEqual([]);
  });

  test('a popover is drawn by the loader at once; its note can be put away, and it opened, by keyboard', async ({
    page,
    stage,
  }) => {
    const pasted =
      '<div data-tf-popover="moe6aa" data-tf-tooltip="Ask us here" data-tf-button-props="ariaLabel=Ask"></div>';
    await stage.paste({ pages: '/', title, html: pasted });
    await page.getByRole('button', { name: launcherWords.dismissTooltip }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ask us here')).toHaveCount(0);
    await page.getByRole('button', { name: 'Ask' }).focus();
    await page.keyboard.press('Enter');
    await expect(stage.frame).toBeFocused();
    await expect(stage.frame).toHaveAttribute('title', title);
  });

  test('an inline form loads when it comes near the window', async ({ page, stage }) => {
    await stage.paste({ pages: '/', title, html: '<div data-tf-widget="moe6aa"></div>' }, 3000);
    expect(stage.requests.filter((address) => address.includes(loaderFiles().folder))).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect(stage.frame).toBeInViewport();
    expect((await stage.frame.boundingBox())?.height).toBe(500);
  });
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
