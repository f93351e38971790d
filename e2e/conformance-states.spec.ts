/**
 * Specification §4, states of the form widget, on the site's own launchers with the real @typeform/embed-react and a
 * form of the tests' own. Each test is named by the sentence it holds.
 */
import { launcherWords } from '@/content/launchers';
import { everyMode, launcherLink, launchers, libraryButton, overlay } from './support/conformance/modes';
import { expect, test } from './support/conformance/test';

const submitted = { responseId: 'r1', formId: 'moe6aa' };

for (const launcher of everyMode) {
  const { mode } = launcher;

  test.describe(`§4 ${mode}`, () => {
    test('closed, then loading, then open, then closed', async ({ page, stage }) => {
      const release = stage.hold();
      await stage.launch(launcher);
      await expect(stage.frame).toHaveCount(0);

      await launcherLink(page).click();
      await expect(overlay(page, mode)).toHaveAttribute('aria-busy', 'true');
      await expect(stage.frame).toBeAttached();

      release();
      await stage.form();
      await expect(overlay(page, mode)).not.toHaveAttribute('aria-busy');
      await expect(stage.frame).toBeInViewport();

      await page.keyboard.press('Escape');
      await stage.tell('form-close');
      await expect(stage.frame).toHaveCount(0);
    });

    test('closes via the close button', async ({ page, stage }) => {
      await stage.launch(launcher);
      await launcherLink(page).click();
      await stage.form();
      const isOwnButton = mode === 'popover' || mode === 'side-tab';
      const close = isOwnButton ? libraryButton(page) : page.getByRole('button', { name: launcherWords.close });
      await close.click();
      await expect(stage.frame).toHaveCount(0);
    });

    test('closes via the Escape key', async ({ page, stage }) => {
      await stage.launch(launcher);
      await launcherLink(page).click();
      await stage.form();
      await expect(stage.frame).toBeFocused();
      // The page has the focus, not the form: what is pressed inside the form is the form's to report.
      await overlay(page, mode).focus();
      await page.keyboard.press('Escape');
      await expect(stage.frame).toHaveCount(0);
    });

    test('closes via the Escape key while it is loading, which the library alone would not', async ({
      page,
      stage,
    }) => {
      const release = stage.hold();
      await stage.launch(launcher);
      await launcherLink(page).click();
      await expect(overlay(page, mode)).toHaveAttribute('aria-busy', 'true');
      await page.keyboard.press('Escape');
      await expect(stage.frame).toHaveCount(0);
      release();
    });

    test('closes via a form-close message from the form', async ({ page, stage }) => {
      await stage.launch(launcher);
      await launcherLink(page).click();
      await stage.tell('form-close');
      await expect(stage.frame).toHaveCount(0);
    });

    test('with keepSession the element is hidden rather than removed', async ({ page, stage }) => {
      await stage.launch({ ...launcher, options: { keepSession: true } });
      await launcherLink(page).click();
      const form = await stage.form();
      await form.getByLabel('Answer').fill('half an answer');
      await stage.tell('form-close');
      await expect(stage.frame).toBeHidden();
      await expect(stage.frame).toBeAttached();

      await (mode === 'popover' || mode === 'side-tab' ? libraryButton(page) : launcherLink(page)).click();
      await expect(stage.frame).toBeInViewport();
      await expect(form.getByLabel('Answer')).toHaveValue('half an answer');
    });

    test('without keepSession the form is asked anew', async ({ page, stage }) => {
      await stage.launch(launcher);
      await launcherLink(page).click();
      await (await stage.form()).getByLabel('Answer').fill('half an answer');
      await stage.tell('form-close');
      await expect(stage.frame).toHaveCount(0);
      await (mode === 'popover' || mode === 'side-tab' ? libraryButton(page) : launcherLink(page)).click();
      await expect((await stage.form()).getByLabel('Answer')).toHaveValue('');
    });

    test('opens on load', async ({ stage }) => {
      await stage.launch({ ...launcher, options: { open: 'load' } });
      await expect(stage.frame).toBeInViewport();
    });
  });
}

test.describe('§4 triggers', () => {
  const formRequests = (requests: string[]) => requests.filter((address) => address.includes('/to/'));

  test('opens on exit, when the pointer moves upwards inside the strip', async ({ page, stage }) => {
    await stage.launch({ ...launchers.popup, options: { open: 'exit', openValue: 40 } });
    await page.mouse.move(300, 300);
    await page.mouse.move(300, 60);
    await expect(stage.frame).toHaveCount(0);
    await page.mouse.move(300, 20);
    await expect(stage.frame).toBeInViewport();
  });

  test('opens on scroll, at its share of the page', async ({ page, stage }) => {
    await stage.launch({ ...launchers.slider, options: { open: 'scroll', openValue: 40 } }, { height: 4000 });
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => window.scrollY >= 900);
    expect(formRequests(stage.requests)).toEqual([]);
    await page.mouse.wheel(0, 1200);
    await expect(stage.frame).toBeInViewport();
  });

  test('opens by itself only if no other form is open (respectOpenModals)', async ({ page, stage }) => {
    await stage.load('<button data-tf-popup="first" data-tf-open="load">First</button>');
    await stage.form();
    const open = (respectOpenModals?: 'all') =>
      page.evaluate(
        (respect) => window.tf.createSlider('second', { open: 'load', respectOpenModals: respect }),
        respectOpenModals,
      );
    await open('all');
    await expect(page.getByTestId('tf-v1-slider')).toHaveCount(0);
    await open();
    await expect(page.getByTestId('tf-v1-slider')).toHaveCount(1);
  });
});

test.describe("§4 with a clock of the tests' own", () => {
  test.use({ ownContext: true });

  for (const launcher of everyMode) {
    for (const { autoClose, time } of [
      { autoClose: true, time: 500 },
      ...(launcher.mode === 'popup'
        ? ([
            { autoClose: 100, time: 500 },
            { autoClose: 2000, time: 2000 },
          ] as const)
        : []),
    ] as const) {
      test(`${launcher.mode} closes automatically after submit (delay at least 500 ms): autoClose ${autoClose} after ${time} ms`, async ({
        page,
        stage,
      }) => {
        await page.clock.install();
        await stage.launch({ ...launcher, options: { autoClose } });
        await launcherLink(page).click();
        await stage.form();
        await stopClock(page);
        await stage.tell('form-submit', submitted);
        await page.clock.runFor(time - 1);
        await expect(stage.frame).toBeVisible();
        await page.clock.runFor(1 + slowestFade);
        await expect(stage.frame).toHaveCount(0);
      });
    }
  }

  test('opens on time, after its milliseconds', async ({ page, stage }) => {
    await page.clock.install();
    // The code that waits is fetched: time must not be turned forward before it has begun to wait.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      window.setTimeout = ((work: TimerHandler, ms?: number, ...rest: unknown[]) => {
        if (ms === 60_000) document.documentElement.dataset.waits = '';
        return setTimeout(work, ms, ...rest);
      }) as typeof window.setTimeout;
    });
    await stage.launch({ ...launchers.popover, options: { open: 'time', openValue: 60_000 } });
    await expect(page.locator('html[data-waits]')).toBeAttached();
    await page.clock.fastForward(50_000);
    await expect(stage.frame).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await page.clock.runFor(100);
    await expect(stage.frame).toBeInViewport();
  });
});

test.describe('§4 the inline widget on phones', () => {
  test.use({
    ownContext: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile',
    viewport: { width: 360, height: 740 },
    contextOptions: { screen: { width: 360, height: 740 } },
  });

  test('switches to full screen once the welcome screen is hidden, and returns on close', async ({ page, stage }) => {
    await stage.load('<div data-tf-widget="moe6aa"></div>');
    const widget = page.getByTestId('tf-v1-widget').locator('..');
    await stage.tell('form-ready');
    expect((await stage.form()).url()).toContain('add-placeholder-ws=true');
    expect((await widget.boundingBox())?.height).toBeLessThan(740);

    await stage.tell('welcome-screen-hidden');
    await expect.poll(async () => widget.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });

    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(async () => (await widget.boundingBox())?.height).toBeLessThan(740);
  });

  test('inlineOnMobile keeps it in the page, as the publications gate does', async ({ page, stage }) => {
    await stage.load('<div data-tf-widget="moe6aa" data-tf-inline-on-mobile></div>');
    await stage.tell('welcome-screen-hidden');
    await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
    expect((await stage.form()).url()).not.toContain('add-placeholder-ws');
  });
});

/** A slider takes 500 ms to slide out, the others fade in 250. */
const slowestFade = 500;

async function stopClock(page: import('@playwright/test').Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
