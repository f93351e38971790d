/** Specification §9, the widget's constants, on the site's launchers and the real library. */
import type { Page } from '@playwright/test';
import { everyMode, launcherLink, launchers, libraryButton, overlay } from './support/conformance/modes';
import { expect, type Stage, test } from './support/conformance/test';

const sizeOf = async (page: Page) => {
  const box = await page.locator('iframe').boundingBox();
  return box && { width: Math.round(box.width), height: Math.round(box.height) };
};

for (const launcher of everyMode) {
  test(`§9 z-index 10001: ${launcher.mode}`, async ({ page, stage }) => {
    await stage.launch(launcher);
    await launcherLink(page).click();
    await stage.form();
    await expect(overlay(page, launcher.mode)).toHaveCSS('z-index', '10001');
  });

  test(`§9 mobile breakpoint 480px: ${launcher.mode} fills the window up to it, and not beyond`, async ({
    page,
    stage,
  }) => {
    await page.setViewportSize({ width: 480, height: 700 });
    await stage.launch(launcher);
    await launcherLink(page).click();
    await stage.form();
    await expect.poll(() => sizeOf(page)).toEqual({ width: 480, height: 700 });
    await page.setViewportSize({ width: 481, height: 700 });
    await expect.poll(async () => (await sizeOf(page))?.width).toBeLessThan(481);
  });
}

test('§9 default popup size 100% minus 80px', async ({ page, stage }) => {
  await stage.launch(launchers.popup);
  await launcherLink(page).click();
  await expect.poll(() => sizeOf(page)).toEqual({ width: 1280 - 80, height: 800 - 80 });
});

test('§9 a popup’s size in per cent, less the same 80px', async ({ page, stage }) => {
  await stage.launch({ ...launchers.popup, options: { size: 60 } });
  await launcherLink(page).click();
  await expect.poll(() => sizeOf(page)).toEqual({ width: 768 - 80, height: 480 - 80 });
});

test('§9 default slider width 800, position right', async ({ page, stage }) => {
  await stage.launch(launchers.slider);
  await launcherLink(page).click();
  await expect.poll(() => stage.frame.boundingBox()).toEqual({ x: 1280 - 800, y: 0, width: 800, height: 800 });
});

test('§9 a slider from the left, as wide as it is told', async ({ page, stage }) => {
  await stage.launch({ ...launchers.slider, options: { position: 'left', width: 500 } });
  await launcherLink(page).click();
  await expect.poll(() => stage.frame.boundingBox()).toEqual({ x: 0, y: 0, width: 500, height: 800 });
});

test('§9 side tab default height 580, width 400', async ({ page, stage }) => {
  await stage.launch(launchers['side-tab']);
  await launcherLink(page).click();
  await expect.poll(() => sizeOf(page)).toEqual({ width: 400, height: 580 });
});

test('§9 default side tab text ‘Launch me’, before the library is loaded and after', async ({ page, stage }) => {
  await stage.launch({ pages: '/legal', mode: 'side-tab', formId: 'moe6aa' });
  const before = await page.getByRole('link', { name: 'Launch me', exact: true }).boundingBox();
  await page.getByRole('link', { name: 'Launch me', exact: true }).click();
  await stage.form();
  await stage.tell('form-close');
  await expect(stage.frame).toHaveCount(0);
  const after = page.getByRole('button', { name: 'Launch me', exact: true });
  await expect.poll(async () => Math.round((await after.boundingBox())?.x ?? 0)).toBe(Math.round(before?.x ?? -1));
});

for (const { mode } of [launchers.popover, launchers['side-tab']]) {
  test(`§9 default button colour #3a7685: ${mode}, before the library is loaded and after`, async ({ page, stage }) => {
    await stage.launch(launchers[mode]);
    await expect(launcherLink(page).locator('rect')).toHaveAttribute('fill', /^#3a7685$/i);
    await launcherLink(page).click();
    await stage.form();
    await expect(libraryButton(page)).toHaveCSS('background-color', 'rgb(58, 118, 133)');
    await expect(libraryButton(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  });

  for (const [colour, luminance, text] of [
    ['#969696', 150, 'rgb(255, 255, 255)'],
    ['#979797', 151, 'rgb(0, 0, 0)'],
    ['#0f0', 150, 'rgb(255, 255, 255)'],
    ['#ff0', 226, 'rgb(0, 0, 0)'],
  ] as const) {
    test(`§9 text colour black if luminance above 150, otherwise white: ${mode} on ${colour} (${luminance})`, async ({
      page,
      stage,
    }) => {
      await stage.launch({ ...launchers[mode], options: { buttonColor: colour } });
      await expect(launcherLink(page)).toHaveCSS('color', text);
      await launcherLink(page).click();
      await stage.form();
      await expect(libraryButton(page)).toHaveCSS('color', text);
    });
  }
}

test('§9 closed-state cookie tf-{form}-closed: once closed it does not open by itself again; a press still opens it', async ({
  page,
  stage,
}) => {
  const launcher = { ...launchers.popup, options: { open: 'load', preventReopenOnClose: true } } as const;
  await stage.launch(launcher);
  await stage.tell('form-close');
  await expect(stage.frame).toHaveCount(0);
  expect(await page.evaluate(() => document.cookie)).toBe('tf-moe6aa-closed=true');

  const before = stage.requests.length;
  await stage.launch(launcher);
  await expect(stage.frame).toHaveCount(0);
  expect(stage.requests.slice(before).filter((address) => /form-overlay|\/to\//.test(address))).toEqual([]);
  await launcherLink(page).click();
  await expect(stage.frame).toBeInViewport();
});

test('§9 closed-state cookie: not set unless preventReopenOnClose asks for it', async ({ page, stage }) => {
  await stage.launch({ ...launchers.popup, options: { open: 'load' } });
  await stage.tell('form-close');
  await expect(stage.frame).toHaveCount(0);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test.describe('§9 times', () => {
  test.use({ ownContext: true });

  const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

  test('autofocus delay 1000 ms, of the library’s autoFocus (specified: on, unless disableAutoFocus)', async ({
    page,
    stage,
  }) => {
    await page.clock.install();
    await stage.load('<div data-tf-widget="moe6aa" data-tf-auto-focus></div>');
    await stage.form();
    await stopClock(page);
    await stage.tell('form-ready');
    await page.clock.runFor(999);
    expect(await stage.received()).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(stage.received).toEqual(['embed-focus']);
  });

  test('no autofocus by default: disableAutoFocus is what the installed library does anyway', async ({
    page,
    stage,
  }) => {
    await page.clock.install();
    await stage.load('<div data-tf-widget="moe6aa"></div>');
    await stage.form();
    await stopClock(page);
    await stage.tell('form-ready');
    await page.clock.runFor(5000);
    expect(await stage.received()).toEqual([]);
  });

  test('popover tooltip and dot fade 250 ms, when it is opened', async ({ page, stage }) => {
    await page.clock.install();
    await stage.launch({ ...launchers.popover, options: { tooltip: 'Ask us <here>', notificationDays: 7 } });
    await expect(page.getByText('Ask us <here>')).toBeVisible();
    await expect(page.getByTestId('popover-dot')).toBeVisible();
    await stopClock(page);
    await launcherLink(page).click();
    const note = page.getByTestId('tf-v1-popover-tooltip');
    const dot = page.getByTestId('tf-v1-popover-unread-dot');
    await expect(note).toHaveText('Ask us <here>');
    for (const fading of [note, dot]) await expect(fading).toHaveCSS('transition-duration', '0.25s');
    await page.clock.runFor(249);
    await expect(note).toHaveCount(1);
    await expect(dot).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(note).toHaveCount(0);
    await expect(dot).toHaveCount(0);
  });

  test('popover tooltip fades 250 ms, when it is put away before the library is loaded, and stays away', async ({
    page,
    stage,
  }) => {
    await page.clock.install();
    await stage.launch({ ...launchers.popover, options: { tooltip: 'Ask us here' } });
    await stopClock(page);
    await page.getByRole('button', { name: 'Put this note away' }).click();
    await page.clock.runFor(249);
    await expect(page.getByText('Ask us here')).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(page.getByText('Ask us here')).toHaveCount(0);
    await page.clock.resume();
    await launcherLink(page).click();
    await stage.form();
    await expect(page.getByText('Ask us here')).toHaveCount(0);
  });

  test('notification dot hide period set in days, stored locally', async ({ page, stage }) => {
    const launcher = { ...launchers.popover, options: { notificationDays: 7 } };
    const day = 24 * 60 * 60 * 1000;
    await page.clock.install({ time: new Date('2026-03-02T10:00:00') });
    await stage.launch(launcher);
    await expect(page.getByTestId('popover-dot')).toBeVisible();
    await launcherLink(page).click();
    await stage.form();
    const stored = await page.evaluate(() => localStorage.getItem('tfNotificationData') ?? '');
    expect(new Date(JSON.parse(stored).moe6aa.hideUntilTime).toISOString().slice(0, 10)).toBe('2026-03-09');

    await page.clock.fastForward(6 * day);
    await stage.launch(launcher);
    await expect(page.getByTestId('popover-dot')).toHaveCount(0);
    await page.clock.fastForward(day + 60_000);
    await stage.launch(launcher);
    await expect(page.getByTestId('popover-dot')).toBeVisible();
  });

  for (const [kind, open] of [
    ['a launcher', 'launch'],
    ['pasted HTML', 'load'],
  ] as const) {
    test(`marketing-cookie wait up to 10 tries at 250 ms: ${kind} goes on without it`, async ({ page, stage }) => {
      await page.clock.install();
      if (open === 'launch') await stage.launch({ ...launchers.popup, options: { hubspot: true } });
      await stopClock(page);
      if (open === 'launch') await pressed(page, stage);
      else await stage.load('<div data-tf-widget="moe6aa" data-tf-hubspot></div>');
      await waitThrough(page, 9);
      await expect(stage.frame).toHaveCount(0);
      await waitThrough(page, 1);
      const form = await stage.form();
      expect(form.url()).toContain('#hubspot_page_name=');
      expect(form.url()).not.toContain('hubspot_utk');
    });

    test(`marketing-cookie wait ends when the cookie is there: ${kind}`, async ({ page, stage }) => {
      await page.clock.install();
      if (open === 'launch') await stage.launch({ ...launchers.popup, options: { hubspot: true } });
      await stopClock(page);
      if (open === 'launch') await pressed(page, stage);
      else await stage.load('<div data-tf-widget="moe6aa" data-tf-hubspot></div>');
      await waitThrough(page, 2);
      await expect(stage.frame).toHaveCount(0);
      await page.evaluate(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: HubSpot's script writes it so
        document.cookie = 'hubspotutk=visitor-1';
      });
      await waitThrough(page, 1);
      expect((await stage.form()).url()).toContain('hubspot_utk=visitor-1');
    });
  }

  /** The wait begins with the request for the library. */
  async function pressed(page: Page, stage: Stage) {
    await launcherLink(page).click();
    await expect.poll(() => stage.requests.some((address) => address.includes('form-overlay'))).toBe(true);
  }

  /** Each try begins in a promise after the pause before it, so the clock goes try by try. */
  async function waitThrough(page: Page, tries: number) {
    for (let tried = 0; tried < tries; tried += 1) {
      await page.clock.runFor(250);
      await page.evaluate(() => Promise.resolve());
    }
  }
});

test.describe('§9 big screen at least 1024x768', () => {
  const phone = 'Mozilla/5.0 (Linux; Android 14) Mobile';

  for (const [width, height, fills] of [
    [1024, 768, false],
    [1023, 768, true],
    [1024, 767, true],
  ] as const) {
    test.describe(`${width}x${height}`, () => {
      test.use({ ownContext: true, userAgent: phone, contextOptions: { screen: { width, height } } });

      test(`a phone’s or tablet’s inline form ${fills ? 'fills the screen' : 'stays in the page'}`, async ({
        stage,
      }) => {
        await stage.load('<div data-tf-widget="moe6aa"></div>');
        expect((await stage.form()).url().includes('force-touch=true')).toBe(fills);
      });
    });
  }

  test.describe('480px', () => {
    test.use({
      ownContext: true,
      viewport: { width: 480, height: 700 },
      contextOptions: { screen: { width: 480, height: 700 } },
    });

    test('specified: full screen below it; the library asks for the browser’s name and the screen instead', async ({
      stage,
    }) => {
      await stage.load('<div data-tf-widget="moe6aa"></div>');
      expect((await stage.form()).url()).not.toContain('force-touch');
    });
  });
});
