/** Specification §7 and §8: what the form tells the page, what the page tells the form, and what is logged. */
import type { Page } from '@playwright/test';
import { launcherLink, launchers } from './support/conformance/modes';
import { expect, type Stage, test } from './support/conformance/test';

/** A slider made by the library itself, whose callbacks note what they are called with. */
async function notedSlider(page: Page, stage: Stage, options: object = {}) {
  await stage.load('');
  await page.evaluate((given) => {
    const notes: unknown[] = [];
    Object.assign(window, { notes });
    const note = (name: string) => (event: unknown) => notes.push([name, event]);
    window.tf
      .createSlider('moe6aa', {
        ...given,
        onReady: note('onReady'),
        onStarted: note('onStarted'),
        onQuestionChanged: note('onQuestionChanged'),
        onHeightChanged: note('onHeightChanged'),
        onSubmit: note('onSubmit'),
        onEndingButtonClick: note('onEndingButtonClick'),
        onDuplicateDetected: note('onDuplicateDetected'),
      })
      .open();
  }, options);
  await stage.form();
}

const notes = (page: Page) => page.evaluate(() => (window as never as { notes: unknown[] }).notes);

for (const [message, callback, data] of [
  ['form-ready', 'onReady', { formId: 'moe6aa', isClosed: true }],
  ['form-started', 'onStarted', { formId: 'moe6aa', responseId: 'r1' }],
  ['form-screen-changed', 'onQuestionChanged', { formId: 'moe6aa', ref: 'second' }],
  ['form-height-changed', 'onHeightChanged', { formId: 'moe6aa', ref: 'second', height: 640 }],
  ['form-submit', 'onSubmit', { formId: 'moe6aa', responseId: 'r1' }],
  ['duplicate-detected', 'onDuplicateDetected', { formId: 'moe6aa' }],
  ['thank-you-screen-button-click', 'onEndingButtonClick', { formId: 'moe6aa', ref: 'end' }],
] as const) {
  test(`§7 message from the frame: ${message}`, async ({ page, stage }) => {
    await notedSlider(page, stage);
    await stage.tell(message, data);
    await expect.poll(() => notes(page)).toEqual([[callback, data]]);
  });
}

test('§7 message from the frame: form-height-changed fits an inline form that resizes itself', async ({
  page,
  stage,
}) => {
  await stage.load('<div id="form" data-tf-widget="moe6aa" data-tf-auto-resize="400,700"></div>');
  for (const [height, shown] of [
    [640, 640],
    [100, 400],
    [2000, 700],
  ]) {
    await stage.tell('form-height-changed', { height });
    await expect.poll(async () => (await page.locator('#form').boundingBox())?.height).toBe(shown);
  }
});

test('§7 message from the frame: form-theme colours the close icon', async ({ page, stage }) => {
  await page.setViewportSize({ width: 400, height: 700 });
  await notedSlider(page, stage);
  await stage.tell('form-theme', { theme: { color: 'rgb(10, 20, 30)' } });
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCSS('color', 'rgb(10, 20, 30)');
});

for (const message of ['redirect-after-submit', 'thank-you-screen-redirect']) {
  test(`§7 message from the frame: ${message} leads the page on`, async ({ page, stage }) => {
    await notedSlider(page, stage);
    await page.route('**/thanks/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Thanks</title>' }),
    );
    await stage.tell(message, { url: '/thanks/' });
    await expect(page).toHaveTitle('Thanks');
  });

  test(`§8 ${message} without a URL logs 'Redirect failed, no URL provided'`, async ({ page, stage, problems }) => {
    await notedSlider(page, stage);
    await stage.tell(message, {});
    await expect.poll(() => problems).toEqual(['console error: Redirect failed, no URL provided']);
    problems.length = 0;
  });
}

test('§7 redirect-after-submit with target _self leads the form on, not the page', async ({ page, stage }) => {
  await notedSlider(page, stage);
  await stage.tell('redirect-after-submit', { url: 'https://form.typeform.com/to/next', target: '_self' });
  await expect(stage.frame).toHaveAttribute('src', 'https://form.typeform.com/to/next');
});

test('§7 a message that names another embed is passed over', async ({ page, stage }) => {
  await notedSlider(page, stage);
  await stage.tell('form-submit', { embedId: '1', responseId: 'r1' });
  await stage.tell('form-ready', { formId: 'moe6aa' });
  await expect.poll(() => notes(page)).toEqual([['onReady', { formId: 'moe6aa' }]]);
});

test('§7 message to the frame: embed-focus, once the launcher’s form is ready', async ({ page, stage }) => {
  await stage.launch(launchers.popup);
  await launcherLink(page).click();
  await stage.form();
  expect(await stage.received()).toEqual([]);
  await stage.tell('form-ready');
  await expect.poll(stage.received).toEqual(['embed-focus']);
});

test.describe('§7 message to the frame: ga-client-id', () => {
  const sent = (stage: Stage) =>
    stage.received().then((all) => all.filter((data) => (data as { type?: string }).type === 'ga-client-id'));

  for (const [source, script, share] of [
    ['gtag, by the tracker’s id', "window.gtag=(c,id,f,done)=>done('client of '+id)", 'G-1'],
    [
      'gtag, by the page’s own configuration',
      "window.dataLayer=[['config','G-1']];window.gtag=(c,id,f,done)=>done('client of '+id)",
      true,
    ],
    [
      'the older analytics object',
      "window.ga={getAll:()=>[{get:(name)=>name==='clientId'?'client of G-1':'G-1'}]}",
      'G-1',
    ],
  ] as const) {
    test(`from ${source}`, async ({ page, stage }) => {
      await stage.launch({ ...launchers.popup, options: { shareGaInstance: share } }, { script });
      await launcherLink(page).click();
      await stage.tell('form-ready');
      await expect
        .poll(() => sent(stage))
        .toEqual([
          { type: 'ga-client-id', data: { embedId: expect.stringMatching(/^\d+$/), gaClientId: 'client of G-1' } },
        ]);
    });
  }
});

test.describe('§8 analytics sharing problems log', () => {
  test.use({ ownContext: true });

  for (const [reason, script, share, wait] of [
    ['the tracking ID could not be retrieved', 'window.gtag=()=>{}', true, 0],
    ['the tracker with ID G-1 was not found', 'window.gtag=()=>{}', 'G-1', 3000],
    ['the tracker with ID G-2 was not found', "window.ga={getAll:()=>[{get:()=>'G-1'}]}", 'G-2', 0],
    ['the Google Analytics object was not found', '', true, 0],
  ] as const) {
    test(`that ${reason}${wait ? ` (look-up time-out ${wait} ms)` : script.includes('ga=') ? ' (older object)' : ''}`, async ({
      page,
      stage,
      problems,
    }) => {
      await page.clock.install();
      await stage.launch({ ...launchers.popup, options: { shareGaInstance: share } }, { script });
      await launcherLink(page).click();
      await stage.form();
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await stage.tell('form-ready');
      await expect.poll(stage.received).toContain('embed-focus');
      if (wait) {
        await page.clock.runFor(wait - 1);
        expect(problems).toEqual([]);
        await page.clock.runFor(1);
      }
      await expect
        .poll(() => problems[0])
        .toContain(`You enabled the shareGaInstance feature in your typeform embed but ${reason}.`);
      problems.length = 0;
    });
  }
});
