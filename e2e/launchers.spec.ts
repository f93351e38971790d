/** The site's launchers: cost, accessibility, and ways out. What they open is held in conformance-*.spec.ts. */
import { launchers as content, launcherWords } from '@/content/launchers';
import { loaderFiles } from '@/lib/launchers/loader-files';
import { faults } from './support/axe';
import { formPage } from './support/conformance/form-page';
import { everyMode, launcherLink, launchers, libraryButton, overlay, title } from './support/conformance/modes';
import { expect, test } from './support/conformance/test';
import { mainRoutes } from './support/routes';

/** Words of the form library, of its loader and of the launcher's own code, in scripts whatever they are called. */
const librarySigns = /typeform-embed-id/;
const launcherSigns = /tf-v1-popup|hubspotutk|tfNotificationData/;

test.describe('cost', () => {
  for (const route of mainRoutes) {
    test(`${route}: nothing of a form or its library is loaded while the page is read`, async ({ page, baseURL }) => {
      const scripts: Promise<string>[] = [];
      const addresses: string[] = [];
      page.on('response', (response) => {
        addresses.push(response.url());
        if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
      });
      await page.goto(`${baseURL}${route}`);
      await page.keyboard.press('Shift');
      await page.mouse.wheel(0, 4000);
      await page.waitForLoadState('networkidle');
      expect(addresses.filter((address) => /typeform|\/forms\//.test(address))).toEqual([]);
      const loaded = (await Promise.all(scripts)).join('\n');
      expect(loaded).not.toMatch(librarySigns);
      const hasLauncher = (await page.locator('[data-await-runtime][aria-haspopup="dialog"]').count()) > 0;
      if (!hasLauncher) expect(loaded).not.toMatch(launcherSigns);
    });
  }

  test('a launcher loads the library when it is pressed, once, and the form with it', async ({ page, stage }) => {
    const library = () => stage.requests.filter((address) => address.includes('form-overlay'));
    const form = () => stage.requests.filter((address) => address.includes('/to/moe6aa'));
    await stage.launch(launchers.popup);
    expect([library(), form()]).toEqual([[], []]);
    await launcherLink(page).click();
    await stage.form();
    await stage.tell('form-close');
    await expect(stage.frame).toHaveCount(0);
    await launcherLink(page).click();
    await expect.poll(() => form().length).toBe(2);
    expect(library()).toHaveLength(1);
  });

  test('a launcher with a trigger loads the library when the trigger fires', async ({ page, stage }) => {
    await stage.launch({ ...launchers.popover, options: { open: 'scroll', openValue: 50 } }, { height: 3000 });
    expect(stage.requests.filter((address) => address.includes('form-overlay'))).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(stage.frame).toBeInViewport();
  });
});

for (const launcher of everyMode) {
  const { mode } = launcher;
  const isModal = mode === 'popup' || mode === 'slider';

  test.describe(`accessibility of the ${mode}`, () => {
    test('by keyboard: focus goes into the form, and back to its button', async ({ page, stage }) => {
      await stage.launch(launcher);
      await launcherLink(page).focus();
      await page.keyboard.press('Enter');
      await stage.form();
      await expect(stage.frame).toBeFocused();
      await stage.tell('form-close');
      await expect(isModal ? launcherLink(page) : libraryButton(page)).toBeFocused();
    });

    test('the form and its close button have a name and a title', async ({ page, stage }) => {
      await page.setViewportSize({ width: 400, height: 700 });
      await stage.launch(launcher);
      await launcherLink(page).click();
      await stage.form();
      await expect(stage.frame).toHaveAttribute('title', title);
      const close = page.getByRole('button', { name: launcherWords.close });
      await expect(close).toHaveAttribute('title', launcherWords.close);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    });

    test(`no focus behind the overlay ${isModal ? '' : 'where it fills the window'}`, async ({ page, stage }) => {
      if (!isModal) await page.setViewportSize({ width: 400, height: 700 });
      await stage.launch(launcher);
      await launcherLink(page).click();
      await stage.form();
      await expect(page.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
      await page.getByRole('link', { name: 'Before' }).focus();
      await expect(stage.frame).toBeFocused();
      for (let presses = 0; presses < 6; presses += 1) {
        await page.keyboard.press('Tab');
        const isBehind = await page.evaluate(() => Boolean(document.activeElement?.closest('main')));
        expect(isBehind).toBe(false);
      }
      await stage.tell('form-close');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('link', { name: 'Before' }).focus();
      await expect(page.getByRole('link', { name: 'Before' })).toBeFocused();
    });

    test('axe finds nothing, closed or open', async ({ page, stage }) => {
      await stage.launch(launcher, { heading: true });
      expect(await faults(page)).toEqual([]);
      await launcherLink(page).click();
      await stage.form();
      await expect(overlay(page, mode)).not.toHaveAttribute('aria-busy');
      expect(await faults(page)).toEqual([]);
    });
  });
}

test('the popover and the side tab leave the page in use beside them on wide screens', async ({ page, stage }) => {
  await stage.launch(launchers.popover);
  await launcherLink(page).click();
  await stage.form();
  await expect(libraryButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: 'After' }).focus();
  await expect(page.getByRole('link', { name: 'After' })).toBeFocused();
  await stage.tell('form-close');
  await expect(stage.frame).toHaveCount(0);
  // Somebody who has gone on reading is not called back.
  await expect(page.getByRole('link', { name: 'After' })).toBeFocused();
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

test.describe('reduced motion', () => {
  test.use({ ownContext: true, contextOptions: { reducedMotion: 'reduce' } });

  for (const launcher of everyMode) {
    test(`the ${launcher.mode} neither fades nor slides, and its spinner stands still`, async ({ page, stage }) => {
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
      expect(moving).toBe(0);
    });
  }
});

test.describe('ways out', () => {
  test('a press with a key held is the browser’s: the form opens in its own tab', async ({ page, stage }) => {
    await stage.launch(launchers.popup);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      launcherLink(page).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.close();
    await expect(stage.frame).toHaveCount(0);
  });

  test('if the library cannot be loaded, the form’s own address opens', async ({ page, stage, problems }) => {
    await stage.launch(launchers.popup);
    await page.route('**/form-overlay*', (route) => route.abort());
    await launcherLink(page).click();
    await expect(page).toHaveTitle("The tests' form");
    problems.length = 0;
  });

  test('if the loader cannot be loaded, the form’s own address opens', async ({ page, stage, problems }) => {
    await stage.paste({ pages: '/', title, html: '<button data-tf-popup="moe6aa">Talk to us</button>' });
    await page.route('**/embed.js', (route) => route.abort());
    await launcherLink(page).click();
    await expect(page).toHaveTitle("The tests' form");
    problems.length = 0;
  });
});

test.describe('pasted HTML on the site', () => {
  const html = '<button data-tf-popup="moe6aa" data-tf-hidden="topic=filing" style="color:red">Talk to us</button>';

  test('is a link to the form, loads the loader when it is pressed, and opens the form at that press', async ({
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
  });

  test('a side tab is drawn by the loader once the page’s scripts run', async ({ page, stage }) => {
    await stage.paste({ pages: '/', title, html: '<div data-tf-sidetab="moe6aa" data-tf-button-text="Ask"></div>' });
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(stage.frame).toBeFocused();
    await expect(stage.frame).toHaveAttribute('title', title);
  });

  test('an inline form loads when it comes near the window', async ({ page, stage }) => {
    await stage.paste({ pages: '/', title, html: '<div data-tf-widget="moe6aa"></div>' }, { lead: 3000 });
    expect(stage.requests.filter((address) => address.includes(loaderFiles().folder))).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect(stage.frame).toBeInViewport();
    expect((await stage.frame.boundingBox())?.height).toBe(500);
  });

  test('a tooltip of the loader’s can be put away by keyboard', async ({ page, stage }) => {
    await stage.paste({
      pages: '/',
      title,
      html: '<div data-tf-popover="moe6aa" data-tf-tooltip="Ask us here"></div>',
    });
    await page.getByRole('button', { name: launcherWords.dismissTooltip }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ask us here')).toHaveCount(0);
  });
});

test.describe('the sample on /legal/', () => {
  const sample = content.find((launcher) => 'mode' in launcher && launcher.pages === '/legal');
  const label = (sample && 'label' in sample && sample.label) || '';

  test('opens the built-in form page over the page', async ({ page, baseURL, stage }) => {
    await page.route('**/forms/preview/**', (route) => route.fulfill({ contentType: 'text/html', body: formPage }));
    await page.goto(`${baseURL}/legal/`);
    await page.getByRole('link', { name: label }).click();
    const form = await stage.form();
    expect(new URL(form.url()).pathname).toBe('/forms/preview/');
    await expect(stage.frame).toBeFocused();
    await stage.tell('form-close');
    await expect(page.getByRole('link', { name: label })).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ ownContext: true, contextOptions: { javaScriptEnabled: false } });

  test('the sample on /legal/ is a link to the built-in form page', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}/legal/`);
    await page.locator('main [aria-haspopup="dialog"]').last().click();
    await expect(page).toHaveURL(`${baseURL}/forms/preview/`);
  });
});
