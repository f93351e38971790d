import { gate } from '@/content/gate';
import { publicationDetails } from '@/content/publication-details';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import { faultsAtBothWidths } from './support/axe';
import { boxOf, overflowOf } from './support/boxes';
import {
  dialog,
  downloadButton,
  expectPdf,
  field,
  fillIn,
  first,
  formFrame,
  formPage,
  last,
  lists,
  openForm,
  second,
  sendForm,
  statusLink,
  submitButton,
  visitPublications,
} from './support/gate';
import { phone } from './support/phone';
import { doubleTextSize, holdRequests, scripts } from './support/runtime';
import { expect, islandsReady, test } from './support/test';

test('the gate leads to the PDF (R6.1, R6.3, R6.5) @window', { tag: ['@asked', '@engines'] }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visitPublications(page);
  await test.step('nothing of the form is requested before the click', async () => {
    await downloadButton(page, first).hover();
    await downloadButton(page, first).focus();
    expect(asked.filter((url) => /\/forms\/|typeform/.test(url))).toEqual([]);
  });

  const form = await openForm(page, first);
  await test.step('the dialog has a name and a description', async () => {
    await expect(dialog(page)).toHaveAccessibleDescription(`${gate.dialog.text} ${first.title}`);
    await expect(dialog(page).locator('iframe')).toHaveAttribute('title', new RegExp(gate.dialog.frameTitle));
    await expect(dialog(page).locator('iframe')).toHaveAttribute('allow', '');
    expect((await boxOf(dialog(page).locator('iframe'))).height).toBe(500);
  });

  await test.step('a submission opens the PDF, closes the dialog and leaves a link to the PDF', async () => {
    const tab = await expectPdf(page, () => sendForm(form));
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: gate.status.opened })).toBeVisible();
    await expect(statusLink(page, first)).toHaveAttribute('href', first.pdfUrl);
    await expect(statusLink(page, first)).toBeFocused();
    await page.bringToFront();
    expect(await faultsAtBothWidths(page, '[role=status]'), 'the status line').toEqual([]);
    const [sent, beside] = await page.locator('[data-slug] button[aria-haspopup=dialog]').all();
    if (sent && beside) expect((await boxOf(sent)).y, 'level with the next card’s').toBe((await boxOf(beside)).y);
  });

  await test.step('no request has an answer in its address', async () => {
    expect(asked.some((url) => url.includes('/forms/preview/'))).toBe(true);
    expect(asked.filter((url) => /wanjiru|firm\.example/i.test(decodeURIComponent(url)))).toEqual([]);
  });

  await test.step('opened again, by keyboard, the form is empty', async () => {
    await downloadButton(page, first).press('Enter');
    await submitButton(form).waitFor();
    // Tab into the frame from wherever the dialog has put the focus.
    const name = field(form, 'name');
    for (let presses = 0; presses < 8; presses += 1) {
      if (await name.evaluate((element) => element === document.activeElement && document.hasFocus())) break;
      await page.keyboard.press('Tab');
    }
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('');
    await page.keyboard.type('A. Wanjiru');
    await page.keyboard.press('Tab');
    await page.keyboard.type('a.wanjiru@firm.example');
    await expectPdf(page, () => page.keyboard.press('Enter'));
    await expect(statusLink(page, first)).toBeFocused();
  });
});

test.describe('on a phone 320 px wide', () => {
  test.use({ ...phone, viewport: { width: 320, height: 568 } });

  test('a tap opens the other tab, the form and the PDF (R6.1, R6.3) @window', { tag: '@asked' }, async ({ page }) => {
    await visitPublications(page);
    await page.getByRole('tab', { name: lists.find(({ id }) => id === last.list)?.label }).tap();
    await downloadButton(page, last).tap();
    await expect(dialog(page)).toBeVisible();
    const form = formFrame(page);
    await fillIn(form);
    for (const part of [page.locator('html'), dialog(page), form.locator('html')])
      expect(await overflowOf(part)).toBe(0);
    const hidden = () =>
      form.locator('html').evaluate(({ scrollHeight }) => Math.max(0, scrollHeight - window.innerHeight));
    await expect.poll(hidden, 'the form inside does not scroll').toBe(0);
    await expectPdf(page, () => submitButton(form).tap(), last);
    await page.bringToFront();
    await expect(statusLink(page, last)).toBeVisible();
    const line = page.getByRole('status').filter({ hasText: gate.status.opened });
    expect((await boxOf(line)).width).toBeLessThanOrEqual(320);
  });
});

test('on phones the close button stays visible and covers no field (R6.2)', { tag: '@asked' }, async ({ page }) => {
  await visitPublications(page);
  const form = await openForm(page, first);
  const out = dialog(page).getByRole('button', { name: gate.dialog.closeLabel });
  const texts = [2, 1, 0].map((place) => form.getByRole('textbox').nth(place));
  for (const [width, height, isDoubled] of [
    [320, 568],
    [360, 330],
    [740, 360],
    [360, 640, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (isDoubled) await doubleTextSize(page);
    await submitButton(form).focus();
    for (const one of [submitButton(form), form.getByRole('checkbox'), ...texts]) {
      await expect(one).toBeFocused();
      await expect(out).toBeInViewport({ ratio: 1 });
      expect((await boxOf(one)).y, `${width} px`).toBeGreaterThanOrEqual((await boxOf(out)).bottom);
      await page.keyboard.press('Shift+Tab');
    }
  }
  await out.click();
  await expect(dialog(page)).toBeHidden();
});

test('a click before the scripts changes the label, then acts (R6.1, R6.11)', { tag: '@asked' }, async ({ page }) => {
  const slow = await holdRequests(page, scripts);
  await page.goto('/web/publications/', { waitUntil: 'domcontentloaded' });
  const link = page.getByRole('link', { name: first.title }).filter({ hasText: gate.buttonLabel });
  await page.evaluate(() => document.fonts.ready);
  await link.scrollIntoViewIfNeeded();
  const before = await boxOf(link);
  await link.click();
  const said = page.locator('[aria-busy=true]');
  expect(await said.evaluate((pressed) => getComputedStyle(pressed, '::after').content)).toBe(`"${gate.openingLabel}"`);
  await expect(said.getByText(gate.buttonLabel)).toBeHidden();
  expect(await boxOf(said)).toEqual(before);
  slow.release();
  await expect(dialog(page)).toBeVisible();
  await submitButton(formFrame(page)).waitFor();
  await page.keyboard.press('Escape');
  await expect(downloadButton(page, first)).toBeFocused();
});

test('a link that is pressed or focused when the scripts load stays, and opens the dialog', async ({ page }) => {
  const link = page.getByRole('link', { name: gate.buttonLabel }).first();
  const slow = await holdRequests(page, scripts);
  await page.goto('/web/publications/', { waitUntil: 'domcontentloaded' });
  await link.hover();
  await page.mouse.down();
  slow.release();
  // The second card's link has been replaced; the pressed one has not.
  await downloadButton(page, second).waitFor();
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();

  await page.goto('/web/publications/');
  await link.focus();
  await islandsReady(page);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(downloadButton(page, first)).toBeFocused();
});

test('each way to close the dialog keeps the answers (R6.2)', { tag: ['@asked', '@engines'] }, async ({ page }) => {
  await visitPublications(page);
  await downloadButton(page, second).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const heading = page.getByRole('heading', { level: 1 });
  const place = await boxOf(heading);
  const closeButton = dialog(page).getByRole('button', { name: gate.dialog.closeLabel });
  const ways: ReadonlyArray<readonly [string, () => Promise<void>]> = [
    ['the close button', () => closeButton.click()],
    ['Escape in the dialog', () => page.keyboard.press('Escape')],
    ['Escape in the form', () => field(formFrame(page), 'name').press('Escape')],
    ['a press on the backdrop', () => page.mouse.click(4, 4)],
  ];
  await field(await openForm(page, second), 'name').fill('A. Wanjiru');
  for (const [way, leave] of ways) {
    await test.step(way, async () => {
      await page.mouse.move(5, 400);
      await page.mouse.wheel(0, 600);
      expect(await boxOf(heading), 'the page behind it').toEqual(place);
      if (way === 'Escape in the dialog') await closeButton.focus();
      await leave();
      await expect(dialog(page)).toBeHidden();
      await expect(downloadButton(page, second)).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      await downloadButton(page, second).click();
      await expect(field(formFrame(page), 'name')).toHaveValue('A. Wanjiru');
    });
  }
  await test.step('the privacy page opens in another tab', async () => {
    const tab = page.context().waitForEvent('page');
    await dialog(page).getByRole('link', { name: gate.dialog.privacy.label }).click();
    expect(new URL((await tab).url()).pathname).toBe('/privacy/');
    await expect(field(formFrame(page), 'name')).toHaveValue('A. Wanjiru');
  });
});

test('the offer and the use of the answers are beside the form, on phones below it (R6.11)', async ({ page }) => {
  await visitPublications(page);
  // The second click of a double click must not close the dialog.
  await downloadButton(page, first).dblclick();
  await submitButton(formFrame(page)).waitFor();
  const { offer } = gate;
  const { description, pdf } = first;
  const parts = [
    dialog(page).locator('img').first(),
    ...[
      `${pdf.pages} ${offer.pages[pdf.pages === 1 ? 'one' : 'many']}`,
      description,
      first.sample &&
        fillPlaceholders(publicationDetails.extract, { shown: first.contents.length, cases: first.cases }),
      offer.opens,
    ]
      .filter((text) => typeof text === 'string')
      .map((text) => dialog(page).getByText(text, { exact: true })),
    dialog(page).getByText(/, [\d.]+ [KM]B$/),
    ...[offer.why, offer.answers, offer.mail].map(({ text }) => dialog(page).getByText(text)),
    dialog(page).getByRole('link', { name: gate.dialog.privacy.label }),
  ];
  for (const [width, height] of [
    [360, 740],
    [640, 400],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await dialog(page).evaluate((element) => element.scrollTo(0, 0));
    const frame = await boxOf(dialog(page).locator('iframe'));
    const names = width === 640 ? (['name'] as const) : (['name', 'email'] as const);
    for (const name of names) await expect(field(formFrame(page), name)).toBeInViewport({ ratio: 1 });
    const cover = await boxOf(dialog(page).locator('img').first());
    const heading = await boxOf(formFrame(page).getByRole('heading'));
    if (width < 768) expect(Math.abs(heading.x - cover.x), `${width} px`).toBeLessThanOrEqual(1);
    else expect(Math.abs(heading.y - cover.y)).toBeLessThanOrEqual(6);
    for (const part of parts) {
      const { y, right } = await boxOf(part);
      const [end, begin] = width < 768 ? [frame.bottom, y] : [right, frame.x + 20];
      expect(end, `${await part.textContent()} at ${width} px`).toBeLessThanOrEqual(begin);
    }
  }
  await expect(formFrame(page).getByRole('link')).toHaveCount(0);
  expect(await faultsAtBothWidths(page, 'dialog')).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await doubleTextSize(page);
  expect(await overflowOf(dialog(page).getByRole('list')), 'with doubled text').toBe(0);
});

test('a submission too late to open a tab shows a link (R6.3) @window', { tag: '@asked' }, async ({ page }) => {
  const body = formPage(`say('form-ready'); sent(() => setTimeout(() => say('form-submit'), 7000));`);
  await page.route('**/forms/preview/**', (route) => route.fulfill({ contentType: 'text/html', body }));
  await visitPublications(page);
  await page.evaluate(() =>
    addEventListener('message', ({ data }) => data?.type === 'form-submit' && console.info('submitted')),
  );
  await downloadButton(page, first).click();
  const submitted = page.waitForEvent('console', (message) => message.text() === 'submitted');
  await formFrame(page).getByRole('button').click();
  // No Playwright call may reach the page meanwhile, since browsers take its evaluations for user input.
  await submitted;
  await expect(statusLink(page, first)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: gate.status.blocked })).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  await expectPdf(page, () => page.keyboard.press('Enter'));
});

test('without the form library the page still works (R6.10)', { tag: '@asked' }, async ({ page, problems }) => {
  await visitPublications(page);
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await downloadButton(page, first).click();
  await expect(dialog(page).getByRole('heading', { name: gate.failures.silent.title })).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: gate.alternatives.newTabLabel })).toBeVisible();
  expect(await faultsAtBothWidths(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('tab').last().click();
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  problems.length = 0;
});

test('Back closes the dialog and keeps what was typed; Forward does nothing (R6.2) @window', async ({ page }) => {
  await page.goto('/');
  await visitPublications(page);
  const route = new URL(page.url()).pathname;
  for (const typed of ['', 'A. Wanjiru']) {
    await expect(field(await openForm(page, first), 'name')).toHaveValue(typed);
    await field(formFrame(page), 'name').fill('A. Wanjiru');
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(downloadButton(page, first)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(route);
    await page.goForward();
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
  }
  await openForm(page, first);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  // The dialog's history entry is removed asynchronously.
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto');
  await page.goBack();
  await expect(page).toHaveURL('/');
});
