// Runs the real form library; components/launchers/launcher.test.tsx tests its requests.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { launcherCloseLabel, launchers } from '@/content/launchers';
import { navigation } from '@/content/navigation';
import { faults } from './support/axe';
import { boxOf } from './support/boxes';
import { formPage } from './support/gate';
import { holdRequests } from './support/runtime';
import { expect, islandsReady, test } from './support/test';

const [launcher] = launchers;
const label = launcher?.label ?? 'Launch me';
const route = `${[launcher?.pages ?? '/'].flat()[0]}/`.replace('//', '/');
test.skip(!launcher, 'content/launchers.ts has no launcher');
const title = 'The form of the tests';
const forms = '**/forms/preview/**';
const modes = ['popup', 'slider', 'popover', 'side-tab'] as const;
type Mode = (typeof modes)[number];

const link = (page: Page) => page.getByRole('link', { name: label });
const frame = (page: Page) => page.locator('iframe');
const inside = (page: Page) => frame(page).contentFrame();
const field = (page: Page) => inside(page).getByLabel('Answer');
/** For a popover or a side tab the library replaces the link with a button. */
const trigger = (page: Page, mode: Mode) =>
  mode === 'popup' || mode === 'slider' ? link(page) : page.getByRole('button', { name: label });

/** Opens the page with its launcher in `mode` and a test form whose button asks to close it. */
async function visitLauncher(page: Page, mode: Mode, options = ''): Promise<void> {
  const given = {
    [`data-tf-${mode}`]: '/forms/preview/',
    'data-tf-iframe-props': { title, allow: '' },
    'data-tf-button-text': label,
    'data-tf-button-props': { ariaLabel: label },
  };
  const attributes = Object.entries(given).map(([name, value]) => `${name}='${JSON.stringify(value)}'`);
  const html = readFileSync(`out${route}index.html`, 'utf8')
    .replace(/<a(?: data-tf-[a-z-]+="[^"]*")+/, `<a ${attributes.join(' ')} ${options} href="/forms/preview/"`)
    // The policy names another site if the launcher's form is there.
    .replace(/frame-src [^;]*/, "frame-src 'self'");
  await page.route(`**${route}`, (request) => request.fulfill({ contentType: 'text/html', body: html }));
  const body = formPage(`say('form-ready'); sent(() => say('form-close'));`);
  // `fulfill` fails if the form was closed before its page was sent.
  await page.route(forms, (request) => request.fulfill({ contentType: 'text/html', body }).catch(() => undefined));
  await page.goto(route);
  await islandsReady(page);
}

/** The window's width without the scrollbar gutter (components/publications/publications.css). */
const roomOf = (page: Page) => page.evaluate(() => document.body.clientWidth);
/** Sizes in a window 800 px high; the library chooses a popover's size. */
const sizes = { popup: (room: number) => [room - 80, 720], slider: () => [800, 800], 'side-tab': () => [400, 580] };
const sizeOf = async (page: Page) => {
  const box = await frame(page).boundingBox();
  return box && [Math.round(box.width), Math.round(box.height)];
};

for (const mode of modes) {
  const isModal = mode === 'popup' || mode === 'slider';

  test(`a ${mode} opens and closes in each way, by keyboard (R7.1, R7.2, R7.10, R9.1, R9.2, R9.3, R9.4, R9.14)`, {
    tag: '@asked',
  }, async ({ page }) => {
    // The library styles a slider from the left separately.
    await visitLauncher(page, mode, mode === 'slider' ? `data-tf-position='"left"'` : '');
    const held = await holdRequests(page, forms);
    await expect(frame(page)).toHaveCount(0);

    await test.step('Escape closes it while it loads, and restores the focus', async () => {
      await link(page).press('Enter');
      await expect(frame(page)).toBeAttached();
      await page.keyboard.press('Escape');
      await expect(frame(page)).toHaveCount(0);
      await expect(trigger(page, mode)).toBeFocused();
      held.release();
    });

    await test.step('the open form has the focus and a name', async () => {
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeFocused();
      await expect(frame(page)).toHaveAttribute('title', title);
      await expect(page.locator(`.tf-v1-${mode.replace('-', '')}`)).toHaveCSS('z-index', '10001');
      if (mode !== 'popover') await expect.poll(() => sizeOf(page)).toEqual(sizes[mode](await roomOf(page)));
      if (isModal) await expect(page.locator(`.tf-v1-${mode}`)).toHaveCSS('background-color', 'rgba(20, 36, 43, 0.6)');
      const cross = isModal ? await boxOf(page.getByRole('button', { name: 'Close' })) : undefined;
      if (cross) expect(cross.right).toBeLessThan((await boxOf(frame(page))).right);
      expect(await faults(page)).toEqual([]);
    });

    await test.step('the form closes itself, which restores the focus', async () => {
      await inside(page).getByRole('button').press('Enter');
      await expect(frame(page)).toHaveCount(0);
      await expect(trigger(page, mode)).toBeFocused();
    });

    await test.step('up to 480 px it fills the window; its close button has a name and closes it', async () => {
      await page.setViewportSize({ width: 480, height: 700 });
      await trigger(page, mode).click();
      await expect(field(page)).toBeFocused();
      await expect.poll(() => sizeOf(page)).toEqual([await roomOf(page), 700]);
      await page.getByRole('button', { name: isModal ? 'Close' : launcherCloseLabel }).click();
      await expect(frame(page)).toHaveCount(0);
      await expect(trigger(page, mode)).toBeFocused();
    });

    if (mode === 'popover')
      await test.step('in a low window it does not cover the page’s header', async () => {
        await page.setViewportSize({ width: 1024, height: 480 });
        await trigger(page, mode).click();
        await expect(field(page)).toBeFocused();
        const [header, form] = [await boxOf(page.getByRole('banner')), await boxOf(frame(page))];
        expect(form.y).toBeGreaterThanOrEqual(header.bottom);
      });
    if (!isModal) return;
    await test.step('it is a named dialog, and Escape closes it', async () => {
      await link(page).click();
      await expect(field(page)).toBeFocused();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await page.getByRole('dialog').getByRole('button').press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(link(page)).toBeFocused();
    });
  });
}

test('R7.4: keepSession keeps a half-filled form and focuses it', { tag: '@asked' }, async ({ page }) => {
  await visitLauncher(page, 'popup', 'data-tf-keep-session');
  await link(page).click();
  await field(page).fill('half an answer');
  await inside(page).getByRole('button').click();
  await expect(frame(page)).toBeHidden();
  await link(page).click();
  await expect(frame(page)).toBeFocused();
  await expect(field(page)).toHaveValue('half an answer');
});

for (const mode of ['popup', 'slider'] as const)
  test(`Back closes a ${mode} and keeps what was typed, and Forward does nothing (R7.2) @window`, async ({ page }) => {
    await visitLauncher(page, mode);
    await link(page).click();
    await field(page).fill('half an answer');
    await page.goBack();
    await expect(frame(page)).toBeHidden();
    await expect(link(page)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(route);
    const place = () => page.evaluate(() => scrollY);
    const before = await place();
    await page.mouse.move(600, 300);
    await page.mouse.wheel(0, -200);
    await expect.poll(place).toBeLessThan(before);
    await page.keyboard.press('Escape');
    await page.goForward();
    await expect(frame(page)).toBeHidden();
    await page.goBack();
    await link(page).click();
    await expect(field(page)).toHaveValue('half an answer');
  });

test('a popover that opens automatically does not take the focus away from the text being read', async ({ page }) => {
  await visitLauncher(page, 'popover', `data-tf-open='"exit"' data-tf-open-value="40"`);
  await page.getByRole('banner').getByRole('link', { name: navigation.items[0]?.label }).first().focus();
  await page.locator('.tf-v1-popover').waitFor({ state: 'attached' });
  // Retried, since browsers merge mouse moves within one frame.
  await expect(async () => {
    await page.mouse.move(300, 300);
    await page.mouse.move(300, 10);
    await expect(frame(page)).toBeAttached({ timeout: 500 });
  }).toPass();
  await field(page).waitFor();
  await expect(page.getByRole('banner').getByRole('link', { name: navigation.items[0]?.label }).first()).toBeFocused();
});

test('if the library cannot be loaded, the form’s own address opens', async ({ page, problems }) => {
  await visitLauncher(page, 'popup');
  await page.route('**/*.js', (route) => route.abort());
  await link(page).click();
  await expect(page).toHaveTitle('Form');
  problems.length = 0;
});

test('the launcher of content opens within the page’s policy (R7.1)', { tag: '@asked' }, async ({ page }) => {
  const isOther = !/popup|slider/.test(launcher?.mode ?? '') || Boolean(launcher?.formId);
  test.skip(isOther, 'it is a popover or side tab, or has a form of the owner’s');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(route);
  await link(page).hover();
  await islandsReady(page);
  expect(asked.filter((url) => url.includes('/forms/'))).toEqual([]);
  await link(page).click();
  await expect(inside(page).getByRole('textbox').first()).toBeFocused();
  await expect(page.getByRole('dialog', { name: launcher?.title ?? label })).toBeVisible();
});

/** Server-rendered side tabs, one per background colour. */
const sideTabs = (grounds: readonly string[]) =>
  execFileSync(process.execPath, [
    ...['--import', 'tsx', '--input-type=module', '--eval'],
    `import { createElement } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server';
    import { Launcher } from './components/launchers/launcher.tsx';
    for (const buttonColor of ${JSON.stringify(grounds)})
      console.log(renderToStaticMarkup(createElement(Launcher, { pages: '/legal', mode: 'side-tab', options: { buttonColor } })));`,
  ]).toString();

test('a side tab’s label is black on light, else white (R9.4, R9.5, R9.6)', { tag: '@asked' }, async ({ page }) => {
  await page.goto('/legal/');
  await islandsReady(page);
  const html = sideTabs(['#3a7685', '#969696', '#979797', '#fff0']);
  await page.evaluate((tabs) => document.body.insertAdjacentHTML('beforeend', tabs), html);
  const tabs = page.getByRole('link', { name: 'Launch me' });
  const black = 'rgb(0, 0, 0)';
  const white = 'rgb(255, 255, 255)';
  await expect(tabs).toHaveCount(4);
  for (const [index, colour] of [white, white, black, black].entries())
    await expect(tabs.nth(index)).toHaveCSS('color', colour);
});
