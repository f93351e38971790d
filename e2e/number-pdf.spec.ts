import { readFile, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { encrypted, filePdf, flateStream, makePdf, packedMegabytes, textOf } from 'tenth-lining/testing';
import { numberPdf as words } from '@/content/number-pdf';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import { faults } from './support/axe';
import { boxOf, overflowOf } from './support/boxes';
import { phone } from './support/phone';
import { focusFault, pressAll } from './support/press-all';
import { recordAnnouncements } from './support/record-announcements';
import { doubleTextSize, moveDurations } from './support/runtime';
import { expect as expectSoon, test } from './support/test';

// Compiling the two-megabyte engine takes long on a busy machine.
const expect = expectSoon.configure({ timeout: 30_000 });
test.setTimeout(90_000);

const address = '/tenth-lining/number/';
const download = (page: Page) =>
  page.getByRole('link', { name: `${words.download.label} ${words.download.what}`, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const input = (page: Page) => page.locator('input[type=file]').first();

const paper = (page: Page) => page.getByRole('region', { name: words.sheets.title });

/** The line that reports progress. */
const status = (page: Page) => page.getByRole('status').first();
const { pages, done, doneClear } = words.progress;
const counted = (total: number, doubts: number) =>
  fillPlaceholders(doubts > 0 ? done : doneClear, { pages: fillPlaceholders(pages, { total }), doubts });

const caption = (page: Page) => page.getByRole('status').last();
const { sheets } = words;
const none = (count: number) => count || sheets.none;
const counts = (lines: number, leftOut = 0) =>
  fillPlaceholders(sheets.counts, { lines: none(lines), leftOut: none(leftOut) });
/** Matches the start of a page's caption: "Page 2: 31 counted, none left out". */
const told = (number: number, lines?: number, leftOut?: number) => {
  const [start = '', end = ''] = (lines === 0 ? sheets.unnumbered : sheets.words).split('{counts}');
  const sentence = lines === undefined ? start : `${start}${counts(lines, leftOut)}${end.charAt(0)}`;
  return new RegExp(`^${fillPlaceholders(sentence, { page: number }).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
};
const sheet = (page: Page, number: number, lines: number, leftOut = 0) =>
  page.getByRole('button', { name: fillPlaceholders(sheets.open, { page: number, counts: counts(lines, leftOut) }) });

const everyLine = (page: Page) => page.getByRole('combobox', { name: words.settings.every.label });
const fifth = { label: words.settings.every[5] };
const archive = (page: Page, count: number) => button(page, fillPlaceholders(words.record.all, { count }));

/** A page with rows of text, each placed by a text matrix (PDF 32000-1, 9.4.2). */
const pageOf = (rows: number, row: (index: number) => string) => ({
  text: '',
  after: Array.from({ length: rows }, (_, index) => `BT ${row(index)} Tj ET`).join('\n'),
});
const upright = pageOf(
  31,
  (row) => `1 0 0 1 90 ${760 - row * 22} Tm (Line ${row + 1} of the evidence that the first witness gave)`,
);
const sideways = pageOf(20, (row) => `0 1 -1 0 ${90 + row * 20} 120 Tm (A row of an annexure that was bound sideways)`);

/** A PDF of `pages` pages with 31 lines each and `unsure` pages with sideways text, which have to be checked. */
const record = (pages: number, unsure = 0) => makePdf([...Array(pages).fill(upright), ...Array(unsure).fill(sideways)]);

/** Opens the page and loads its scripts, with the pointer away from the input. */
async function listening(page: Page) {
  await page.goto(address);
  await page.mouse.move(10, 10, { steps: 2 });
  await page.locator('main [data-ready]').waitFor();
}

const pdfFile = (buffer: Uint8Array, name = 'record.pdf') => {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(buffer) };
};

const choose = (page: Page, ...file: Parameters<typeof pdfFile>) => input(page).setInputFiles(pdfFile(...file));

async function open(page: Page, buffer: Uint8Array, name?: string) {
  await page.goto(address);
  await choose(page, buffer, name);
  await expect(download(page)).toBeVisible();
}

/** The name and bytes of the file that `act` downloads. */
async function saved(page: Page, act: () => Promise<void>) {
  const [event] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: event.suggestedFilename(), bytes: await readFile(await event.path()) };
}

const take = async (page: Page) => (await saved(page, () => download(page).click())).bytes;

const numbersOn = async (pdf: Buffer, index: number) =>
  (await textOf(pdf, index)).pieces.filter(({ text }) => /^\d+$/.test(text)).map(({ text }) => text);

test('a chosen file shows its progress and can be downloaded numbered, on any screen (R11.1)', async ({ page }) => {
  await page.goto(address);
  await expect(input(page)).toHaveAttribute('accept', 'application/pdf,.pdf');
  await choose(page, await record(3));
  await expect(status(page)).toContainText(counted(3, 0));
  await expect(status(page)).toContainText(words.download.ready);
  await expect(download(page)).toHaveAttribute('download', 'record-numbered.pdf');
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(status(page)).toBeInViewport({ ratio: 1 });
    await expect(caption(page)).toHaveText(
      fillPlaceholders(sheets.words, { page: 1, counts: counts(31), numbers: '10, 20 and 30' }),
    );
    await expect(download(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: words.doubts.title })).toBeAttached();
    expect((await numbersOn(await take(page), 1)).sort()).toEqual(['10', '2', '20', '30']);
    const isSaved = page.getByText(fillPlaceholders(words.download.saved, { name: 'record-numbered.pdf' }));
    await expect(isSaved).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(words.download.next)).toBeVisible();
    expect(await faults(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflowOf(page.locator('html'))).toBe(0);
  await doubleTextSize(page);
  expect(await overflowOf(page.locator('html')), 'with doubled text').toBe(0);
});

test('the sample record is loaded on request and numbered like any other', async ({ page }) => {
  await listening(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(/.*\//, '')));
  await button(page, words.sample.label).click();
  await expect(download(page)).toHaveAttribute('download', words.sample.name.replace('.pdf', '-numbered.pdf'));
  expect(asked.filter((name) => name.endsWith('.js')).sort()).toEqual(['engine.js', 'sample-record.js']);
  expect(await numbersOn(await take(page), 0)).toContain('10');
});

test('the engine loads with a file; then nothing is requested (R11.7, R11.8)', async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await listening(page);
  await page.keyboard.press('Tab');
  await page.mouse.wheel(0, 2000);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/engine/'))).toEqual([]);
  const engine = page.waitForResponse(/engine\.js$/);
  await page.getByText(words.choose.label, { exact: true }).hover();
  await (await engine).finished();
  await context.setOffline(true);
  asked.length = 0;
  await choose(page, await record(4));
  expect(await numbersOn(await take(page), 3)).toContain('30');
  // The worker's script and the numbered file are blobs of the page, which need no server.
  expect(asked.filter((url) => !url.startsWith('blob:') && !url.endsWith('/engine.js'))).toEqual([]);
});

test('settings change the numbering and can be undone (R11.1)', async ({ page }) => {
  await open(page, await record(2));
  const untouched = (await caption(page).innerText()).replace('1', '2');
  const { skip, first, from, lineNumbers } = words.settings;
  await everyLine(page).selectOption(fifth);
  await page.getByLabel(skip.label).fill('1');
  await page.getByLabel(first).fill('47');
  await page.getByLabel(from).fill('2');
  const second = sheet(page, 2, 31);
  await second.click();
  await expect(caption(page)).toHaveText(
    fillPlaceholders(sheets.words, { page: 2, counts: counts(31), numbers: '5, 10, 15, 20, 25 and 30' }),
  );
  const numbered = await take(page);
  expect(await numbersOn(numbered, 0)).toEqual([]);
  expect((await numbersOn(numbered, 1)).sort()).toEqual(['10', '15', '20', '25', '30', '47', '5']);
  await page.getByLabel(lineNumbers).uncheck();
  expect(await numbersOn(await take(page), 1)).toEqual(['47']);
  for (let change = 0; change < 5; change += 1) await button(page, words.correct.undo).click();
  await expect(caption(page)).toHaveText(untouched);
});

test('pages to check are ticked off when opened, or by cause; leaving asks first (R11.3)', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  await page.goto(address);
  await choose(page, await record(3, 2));
  await expect(status(page)).toContainText(counted(5, 2));
  const toCheck = fillPlaceholders(sheets.doubtful, { counts: '' });
  const unchecked = page.getByRole('button', { name: toCheck }).filter({ hasText: toCheck });
  await expect(unchecked).toHaveCount(2);
  await button(page, fillPlaceholders(words.doubts.page, { page: 4 })).click();
  await expect(status(page)).toContainText(counted(5, 1));
  await expect(unchecked).toHaveCount(1);
  await expect(button(page, fillPlaceholders(words.doubts.pageSeen, { page: 4 }))).toBeVisible();
  await button(page, fillPlaceholders(words.doubts.next, { page: 5 })).click();
  await expect(caption(page)).toHaveText(told(5));
  await expect(status(page)).toContainText(counted(5, 0));
  await button(page, fillPlaceholders(words.doubts.settleAll, { count: 2 })).click();
  await expect(page.getByText(words.doubts.none)).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  // After the download the page closes without asking.
  await take(page);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  expect(asked).toHaveLength(1);
});

test('a click leaves a row out and marks it; the panel stays beside the page (R11.1)', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, await makePdf([{}]));
  const row = paper(page).locator('canvas + svg').first().locator('g > g');
  await expect(row.locator('rect')).toHaveCount(2);
  await row.click();
  await expect(caption(page)).toHaveText(told(1, 0, 1));
  await expect(row.locator('rect')).toHaveCount(3);
  const fill = await row
    .locator('rect')
    .last()
    .evaluate((mark) => getComputedStyle(mark).fill);
  const [red = 0, green = 0, blue = 0] = (fill.match(/[\d.]+/g) ?? []).map((part) => (Number(part) / 255) ** 2.2);
  // The contrast with white (WCAG), with the gamma curve approximated by a power of 2.2.
  expect(1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)).toBeGreaterThanOrEqual(3);
  await page.mouse.wheel(0, 200);
  await expect(download(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'record.pdf' })).toBeInViewport({ ratio: 1 });
});

test('a page can be corrected, turned, undone and enlarged by keyboard', async ({ page }) => {
  await open(page, await record(2));
  await page.getByText(words.correct.more).press('Enter');
  await page.getByRole('checkbox', { name: 'Line 3 of the evidence' }).press('Space');
  await expect(caption(page)).toHaveText(told(1, 30, 1));
  await page.getByRole('button', { name: '“Line 1 of the evidence' }).press('Enter');
  // Line 2 is left out as well, since like a running head it differs from line 1 only in its number.
  await expect(caption(page)).toHaveText(told(1, 28, 3));
  await expect(sheet(page, 2, 29, 2)).toBeVisible();
  await button(page, words.correct.addIt).press('Enter');
  await expect(caption(page)).toHaveText(told(1, 29, 3));
  await page.getByRole('slider', { name: words.correct.top }).focus();
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('PageUp');
  await expect(caption(page)).not.toHaveText(told(1, 29, 3));
  for (let press = 0; press < 2; press += 1) await button(page, words.correct.undo).press('Enter');
  await expect(caption(page)).toHaveText(told(1, 29, 3));
  const picture = paper(page).locator('canvas').first();
  const isWide = () => picture.evaluate(({ clientWidth, clientHeight }) => clientWidth > clientHeight);
  await button(page, words.correct.turn).press('Enter');
  await expect.poll(isWide).toBe(true);
  await button(page, words.correct.undo).press('Enter');
  await expect.poll(isWide).toBe(false);
  await expect(page.getByRole('region', { name: words.choose.region })).toBeVisible();
  await button(page, words.correct.closer).press('Enter');
  const close = page.getByRole('region', { name: fillPlaceholders(words.correct.close, { page: 1 }) });
  await close.focus();
  await expect(close).toBeFocused();
  expect(await faults(page)).toEqual([]);
});

test('a file is numbered by keyboard alone, and nothing moves under reduced motion (R11.1)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  // Registered before the key press, since the browser may handle the two in either order.
  const chosen = page.waitForEvent('filechooser');
  const go = async (target: Locator, key = 'Tab') => {
    await expect(async () => {
      await page.keyboard.press(key);
      await expect(target).toBeFocused({ timeout: 1 });
    }).toPass({ intervals: [0] });
  };
  await go(input(page));
  await page.keyboard.press('Space');
  await (await chosen).setFiles(pdfFile(await record(2)));
  await expect(status(page)).toContainText(fillPlaceholders(pages, { total: 2 }));
  await expect(input(page)).toBeFocused();

  await go(everyLine(page));
  await page.keyboard.press('ArrowDown');
  await expect(caption(page)).toContainText('5, 10, 15, 20, 25 and 30');
  await go(button(page, words.sheets.after));
  await page.keyboard.press('Enter');
  await go(page.locator('summary', { hasText: words.correct.more }));
  await page.keyboard.press('Enter');
  await go(page.getByRole('checkbox', { name: words.correct.skip }));
  await page.keyboard.press('Space');
  await expect(caption(page)).toHaveText(fillPlaceholders(sheets.unnumbered, { page: 2, counts: counts(0, 31) }));
  expect(await moveDurations(page)).toEqual([]);
  await expect(download(page)).toBeVisible();
  await go(download(page), 'Shift+Tab');
  const { bytes: numbered } = await saved(page, () => page.keyboard.press('Enter'));
  expect(await numbersOn(numbered, 0)).toContain('25');
  expect(await numbersOn(numbered, 1)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('enlarged lines are high enough to tap; a tap leaves one out or adds one (R11.1)', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await open(page, await record(1));
    await expect(download(page)).toBeInViewport({ ratio: 1 });
    await button(page, words.correct.closer).tap();
    const lines = paper(page).locator('canvas + svg').first().locator('g > g > rect:first-child');
    const heights = () => lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
    await expect(lines).toHaveCount(31);
    await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThanOrEqual(24);
    await lines.last().scrollIntoViewIfNeeded();
    const last = await boxOf(lines.last());
    await page.touchscreen.tap(120, last.y + last.height / 2);
    await expect(caption(page)).toHaveText(told(1, 30, 1));
    await page.touchscreen.tap(120, last.y + last.height * 1.5);
    await expect(caption(page)).toHaveText(told(1, 31, 1));
    // A scroll gesture adds no line.
    await session.send('Input.synthesizeScrollGesture', { x: 30, y: last.y, yDistance: 200, speed: 3000 });
    await expect(caption(page)).toHaveText(told(1, 31, 1));
    await expect(page.getByText(words.settings.every.label, { exact: true })).toBeHidden();
  });
});

test('a wrong file is explained and the work stays; a locked one asks for its password (R11.6)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, await record(1));
  await choose(page, Buffer.from('PK\x03\x04 word/document.xml'), 'pleading.pdf');
  const alert = page.locator('main').getByRole('alert');
  await expect(alert).toContainText(fillPlaceholders(words.problems['word-file'], { name: 'pleading.pdf' }));
  await expect(alert).toBeInViewport({ ratio: 1 });
  // A file of 2 GB, made of one Blob repeated 2,048 times.
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const part = new Blob([new Uint8Array(2 ** 20)]);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['%PDF-1.7', ...Array(2048).fill(part)], 'vast.pdf'));
    heading.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(alert).toHaveText(fillPlaceholders(words.problems['over-limit'], { name: 'vast.pdf' }));
  await expect(download(page)).toHaveAttribute('download', 'record-numbered.pdf');

  await choose(page, await encrypted(await makePdf([{}]), { password: 'open' }), 'locked.pdf');
  const field = page.getByLabel(fillPlaceholders(words.password.label, { name: 'locked.pdf' }));
  await expect(field).toHaveAttribute('type', 'password');
  await field.fill('shut');
  await field.press('Enter');
  await expect(alert).toHaveText(words.password.wrong);
  await field.fill('open');
  await field.press('Enter');
  await expect(page.getByText(words.facts.encrypted)).toBeVisible();
  await expect(download(page)).toHaveAttribute('download', 'locked-numbered.pdf');
  expect(await numbersOn(await take(page), 0)).toEqual(['1']);
});

test('a file that was numbered here is numbered again, or its original restored (R11.9)', async ({ page }) => {
  const pdf = await record(1);
  await open(page, pdf);
  const once = await take(page);
  // Reloaded, so that the live region for notes is empty again.
  await listening(page);
  const said = await recordAnnouncements(page);
  await choose(page, once, 'record-numbered.pdf');
  await expect(page.getByText(words.facts.numbered)).toBeVisible();
  expect((await said()).join()).toContain(words.facts.numbered);
  const without = page.getByRole('link', { name: words.facts.withoutNumbers });
  const { name, bytes } = await saved(page, () => without.click());
  expect(name).toBe('record.pdf');
  expect(Buffer.compare(bytes, pdf)).toBe(0);
  expect(await numbersOn(await take(page), 0)).toEqual(await numbersOn(once, 0));
});

test('several files are one record, in any order, with one sequence of page numbers (R11.11)', async ({ page }) => {
  const { record: said } = words;
  const item = (name: RegExp) => page.getByRole('listitem').filter({ hasText: name });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  await expect(page.getByText(words.choose.hint)).toBeVisible();
  const volume = await record(3);
  await input(page).setInputFiles([pdfFile(await record(2), 'vol-1.pdf'), pdfFile(volume, 'vol-2.pdf')]);
  await expect(page.getByRole('heading', { name: fillPlaceholders(said.title, { count: 2 }) })).toBeVisible();
  await expect(item(/vol-2/)).toContainText(fillPlaceholders(said.pages, { first: 3, last: 5 }));
  const saveOf = (name: string) => button(page, fillPlaceholders(said.downloadOf, { name }));
  await expect(saveOf('vol-2-numbered.pdf')).toBeVisible();
  const second = await saved(page, () => saveOf('vol-2-numbered.pdf').click());
  expect(second.name).toBe('vol-2-numbered.pdf');
  expect(await numbersOn(second.bytes, 0)).toContain('3');

  // A third file is added and moved up by keyboard, which renumbers the files after it.
  await page.getByLabel(said.add).setInputFiles(pdfFile(volume, 'VOL-2.pdf'));
  const up = button(page, fillPlaceholders(said.up, { name: 'VOL-2.pdf' }));
  await up.press('Enter');
  await expect(up).toBeFocused();
  const remove = fillPlaceholders(said.remove, { name: 'VOL-2.pdf' });
  await expect(item(/VOL-2/).getByRole('button').last()).toHaveAccessibleName(remove);
  await expect(item(/VOL-2/)).toContainText(fillPlaceholders(said.pages, { first: 3, last: 5 }));
  await button(page, fillPlaceholders(said.down, { name: 'vol-1.pdf' })).press('Enter');
  await expect(item(/vol-1/)).toContainText(fillPlaceholders(said.pages, { first: 4, last: 5 }));
  const all = archive(page, 3);
  await expect(all).not.toHaveAttribute('aria-disabled', 'true');
  expect(await faults(page)).toEqual([]);
  expect(await overflowOf(page.locator('html'))).toBe(0);
  const { name, bytes } = await saved(page, () => all.click());
  expect(name).toBe(said.archive);
  const inside = Object.entries(unzipSync(bytes));
  expect(inside.map(([each]) => each)).toEqual(['VOL-2-numbered.pdf', 'vol-1-numbered.pdf', 'vol-2-numbered (2).pdf']);
  const firsts = await Promise.all(inside.map(([, pdf]) => numbersOn(Buffer.from(pdf), 0)));
  expect(['1', '4', '6'].filter((first, at) => firsts[at]?.includes(first))).toEqual(['1', '4', '6']);

  // A setting made for one file applies to all.
  await button(page, fillPlaceholders(said.openOf, { name: 'vol-2.pdf' }))
    .first()
    .click();
  // Its download has the same name as in the archive.
  await expect(download(page)).toHaveAttribute('download', 'vol-2-numbered (2).pdf');
  await page.getByText(words.settings.title).click();
  await everyLine(page).selectOption(fifth);
  await expect(all).not.toHaveAttribute('aria-disabled', 'true');
  await button(page, fillPlaceholders(said.remove, { name: 'vol-1.pdf' })).click();
  await expect(page.getByRole('heading', { name: fillPlaceholders(said.title, { count: 2 }) })).toBeVisible();
});

test('settings for a file are restored after a reload and forgotten in one click (R11.12)', async ({ page }) => {
  const kept = () => page.evaluate(() => Object.values(localStorage).join());
  const buffer = await record(1);
  const number = everyLine(page);
  for (const time of ['first', 'again', 'forgotten']) {
    await open(page, buffer, 'secret.pdf');
    const recalled = page.getByText(words.facts.recalled);
    await expect(number).toHaveValue(time === 'again' ? '5' : '10');
    await expect(recalled).toBeVisible({ visible: time === 'again' });
    if (time === 'first') await number.selectOption(fifth);
    if (time === 'first') await expect.poll(kept).toContain('"every":5');
    if (time !== 'again') continue;
    expect(await kept()).not.toMatch(/secret|evidence/);
    await button(page, words.facts.forget).click();
    await expect(number).toHaveValue('10');
    await expect.poll(kept).toBe('');
  }
});

test('cancelling leaves nothing behind, and the same file can be chosen again (R11.6)', async ({ page }) => {
  await page.goto(address);
  const file = pdfFile(await record(400));
  for (let time = 0; time < 2; time += 1) {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByText(words.choose.label, { exact: true }).click(),
    ]);
    // The field must be empty, or choosing the same file again would fire no change event.
    await expect(input(page)).toHaveValue('');
    await chooser.setFiles(file);
    const cancel = button(page, words.progress.cancel);
    await expect(cancel).toBeInViewport({ ratio: 1 });
    await cancel.click();
    await expect(page.getByText(words.progress.cancelled)).toBeVisible();
    await expect(input(page)).toBeFocused();
    await expect.poll(() => page.workers().length).toBe(0);
  }
});

test('a slow page is reported while its file opens, which can be cancelled (R11.6)', async ({ page }) => {
  await page.goto(address);
  const slow = flateStream(packedMegabytes(200, 'q Q '));
  const sheet = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>';
  const catalog = '<</Type/Catalog/Pages 2 0 R>>';
  await choose(page, filePdf([catalog, '<</Type/Pages/Count 1/Kids[3 0 R]>>', sheet, slow]));
  await expect(status(page)).toHaveText(fillPlaceholders(words.progress.busy, { page: 1 }));
  await button(page, words.progress.cancel).click();
  await expect(page.getByText(words.progress.cancelled)).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);
});

test('files can be dropped on the page and dragged into order (R11.1, R11.11)', async ({ page }, testInfo) => {
  await listening(page);
  const files = ['vol-1.pdf', 'vol-2.pdf'].map((name) => testInfo.outputPath(name));
  for (const file of files) await writeFile(file, await record(1));
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    document.addEventListener('dragover', () => document.body.toggleAttribute('data-over', true));
    document.addEventListener('drop', () => document.body.toggleAttribute('data-over', false));
  });
  // A drop before the page has handled dragover is ignored.
  const held = () => expect(page.locator('body[data-over]')).toBeAttached();
  const drop = async (dropped: string[], on: Locator) => {
    // Waits until the target is visible and stable.
    await on.hover({ position: { x: 5, y: 5 }, trial: true });
    const { x, y } = await boxOf(on);
    const data = { items: [], files: dropped, dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver'] as const)
      await session.send('Input.dispatchDragEvent', { type, x: x + 5, y: y + 5, data });
    await held();
    if (dropped.length > 1) await expect(page.getByText(words.choose.drop)).toBeVisible();
    await session.send('Input.dispatchDragEvent', { type: 'drop', x: x + 5, y: y + 5, data });
  };
  await drop(files, page.getByText(words.choose.label, { exact: true }));
  const rows = page.getByRole('listitem').filter({ hasText: /^\d\. vol/ });
  await expect(rows).toHaveText([/^1\. vol-1/, /^2\. vol-2/]);
  // Until both files are numbered, messages above the rows move them away from the pointer.
  const saves = rows.getByRole('button', { name: fillPlaceholders(words.record.downloadOf, { name: '' }) });
  await expect(saves).toHaveCount(2);
  await rows.last().hover();
  await page.mouse.down();
  // The first move fires dragstart, the second dragover.
  for (const _ of ['dragstart', 'dragover']) await rows.first().hover();
  await held();
  await page.mouse.up();
  await expect(rows).toHaveText([/^1\. vol-2/, /^2\. vol-1/]);
  await drop([files[1] ?? ''], page.getByRole('contentinfo'));
  await expect(rows).toHaveCount(0);
  await expect(download(page)).toHaveAttribute('download', 'vol-2-numbered.pdf');
});

test('the page field changes the page on Enter and arrow keys, and explains wrong input', async ({ page }) => {
  await open(page, await record(14));
  const field = page.getByLabel(words.sheets.page, { exact: true });
  await field.press('ControlOrMeta+a');
  await page.keyboard.type('14');
  await expect(caption(page)).toHaveText(told(1));
  await page.keyboard.press('Enter');
  await expect(caption(page)).toHaveText(told(14));
  for (const at of [13, 12, 11]) {
    await page.keyboard.press('ArrowDown');
    await expect(caption(page)).toHaveText(told(at));
    await expect(field).toHaveValue(String(at));
  }
  for (const text of ['99', '0', '', 'ten']) {
    await field.fill(text);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(fillPlaceholders(sheets.wrong, { text, total: 14 }));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(text);
    await expect(field).toBeFocused();
  }
  await expect(caption(page)).toHaveText(told(11));
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveAccessibleDescription('');
  await expect(field).toHaveValue('12');
});

test('after any click in the tool the focus is on something visible (R10.19)', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto(address);
  const files = [await record(2, 2), await makePdf([{}]), await record(1)];
  await input(page).setInputFiles(files.map((file, at) => pdfFile(file, `vol-${at + 1}.pdf`)));
  await expect(archive(page, 3)).not.toHaveAttribute('aria-disabled', 'true');
  expect((await pressAll(page)).lost).toEqual([]);
  // After `pressAll` two files are left; the focus must be right after a password too.
  await choose(page, await encrypted(await makePdf([{}]), { password: 'open' }), 'locked.pdf');
  await page.getByLabel(fillPlaceholders(words.password.label, { name: 'locked.pdf' })).fill('open');
  await page.keyboard.press('Enter');
  await expect(download(page)).toHaveAttribute('download', 'locked-numbered.pdf');
  expect(await focusFault(page)).toBe('');
});

test('ticking, moving, removing and errors are announced once; an error describes its field', async ({ page }) => {
  const rest = () => expect(page.locator('[aria-busy=true], progress')).toHaveCount(0);
  await open(page, await record(2));
  const said = await recordAnnouncements(page);
  await page.getByText(words.correct.more).press('Enter');
  await page.getByRole('checkbox', { name: 'Line 3 of the evidence' }).press('Space');
  await rest();
  expect(await said()).toEqual([expect.stringMatching(told(1, 30, 1))]);
  await button(page, words.sheets.after).press('Enter');
  expect(await said()).toEqual([expect.stringMatching(told(2, 31))]);
  await page.getByLabel(words.record.add).setInputFiles(pdfFile(await record(1), 'second.pdf'));
  const down = button(page, fillPlaceholders(words.record.down, { name: 'record.pdf' }));
  await expect(button(page, fillPlaceholders(words.record.downloadOf, { name: 'second-numbered.pdf' }))).toBeVisible();
  await said();
  await down.press('Enter');
  await expect(down).toBeFocused();
  await rest();
  expect(await said()).toEqual([fillPlaceholders(words.record.moved, { name: 'record.pdf', place: 2, count: 2 })]);
  await button(page, fillPlaceholders(words.record.remove, { name: 'second.pdf' })).press('Enter');
  await rest();
  expect(await said()).toEqual([fillPlaceholders(words.record.removed, { name: 'second.pdf' })]);
  const { first, skip } = words.settings;
  for (const [label, text] of [
    [first, 'one'],
    [skip.label, 'x'],
  ] as const) {
    const field = page.getByLabel(label);
    await field.fill(text);
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const [sentence, ...others] = await said();
    expect(others).toEqual([]);
    await expect(field).toHaveAccessibleDescription(sentence ?? '');
    await expect(field).toBeFocused();
  }
});
