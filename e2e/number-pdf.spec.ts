import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { numberPdf as words } from '../content/number-pdf';
import { encrypted } from '../tenth-lining/testing/encrypt';
import { makePdf } from '../tenth-lining/testing/make-pdf';
import { textOf } from '../tenth-lining/testing/number-whole';
import { faults } from './support/axe';
import { doubleText, runningMoves } from './support/runtime';
import { expect, test } from './support/test';

// The engine is two megabytes to compile: on a busy machine that takes its time.
const patiently = { timeout: 30_000 };
test.setTimeout(90_000);

const address = '/tenth-lining/number/';
const download = (page: Page) => page.getByRole('link', { name: new RegExp(`^${words.download.label}`) });

/** A record of as many pages, each with 31 lines. */
async function record(pages: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let number = 0; number < pages; number += 1) {
    const page = document.addPage([595, 842]);
    for (let line = 0; line < 31; line += 1)
      page.drawText(`Line ${line + 1} of the evidence that the first witness gave`, {
        x: 90,
        y: 760 - line * 22,
        size: 12,
      });
  }
  return Buffer.from(await document.save());
}

/** The page with its scripts, the pointer away from the input. */
async function listening(page: Page) {
  await page.goto(address);
  await page.mouse.move(10, 10);
  await page.locator('main [data-ready]').waitFor();
}

async function choose(page: Page, buffer: Uint8Array, name = 'record.pdf') {
  const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(buffer) };
  await page.locator('input[type=file]').setInputFiles(file);
}

async function take(page: Page): Promise<Buffer> {
  const [event] = await Promise.all([page.waitForEvent('download'), download(page).click()]);
  return readFile(await event.path());
}

const numbersOn = async (pdf: Buffer, index: number) =>
  (await textOf(pdf, index)).pieces.filter(({ text }) => /^\d+$/.test(text)).map(({ text }) => text);

test('a reader chooses a file, looks at its pages and takes it numbered (R11.1)', async ({ page }) => {
  await page.goto(address);
  await choose(page, await record(3));
  await expect(page.getByText('Page 2: 31 lines, numbers at 10, 20 and 30.')).toBeVisible(patiently);
  await expect(page.getByRole('heading', { name: words.doubts.title })).toBeVisible();
  await expect(download(page)).toHaveAttribute('download', 'record-numbered.pdf', patiently);
  const numbered = await take(page);
  expect((await numbersOn(numbered, 1)).sort()).toEqual(['10', '2', '20', '30']);
  expect(await faults(page)).toEqual([]);
});

test('once the page stands, nothing is asked of any server but the engine, and its worker cannot ask either (R11.7)', async ({
  page,
}) => {
  await listening(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await choose(page, await record(2));
  await take(page);
  // A worker's script and the finished file are blobs: parts of the page, at no address.
  expect(asked.filter((url) => !url.startsWith('blob:') && !url.endsWith('/engine.js'))).toEqual([]);
  const attempts = await page.workers()[0]?.evaluate(() =>
    Promise.all(
      ['/', 'https://example.com/'].map((url) =>
        fetch(new URL(url, self.origin)).then(
          () => 'sent',
          () => 'refused',
        ),
      ),
    ),
  );
  expect(attempts).toEqual(['refused', 'refused']);
});

test('a whole file is numbered with the network cut after loading', async ({ page, context }) => {
  await listening(page);
  const engine = page.waitForResponse(/engine\.js$/);
  await page.getByText(words.choose.label, { exact: true }).hover();
  await (await engine).finished();
  await context.setOffline(true);
  await choose(page, await record(4));
  expect(await numbersOn(await take(page), 3)).toContain('30');
});

test('nothing of the engine is loaded by reading the page (R11.8)', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address);
  await page.keyboard.press('Tab');
  await page.mouse.wheel(0, 2000);
  await page.locator('main [data-ready]').waitFor();
  expect(asked.filter((url) => url.includes('/engine/'))).toEqual([]);
});

test('what is set is what is drawn, and can be taken back (R11.1)', async ({ page }) => {
  await page.goto(address);
  await choose(page, await record(2));
  await page
    .getByRole('combobox', { name: words.settings.every.label })
    .selectOption({ label: words.settings.every[5] });
  await page.getByLabel(words.settings.skip.label).fill('1');
  await page.getByLabel(words.settings.first).fill('47');
  await page.getByLabel(words.settings.from).fill('2');
  await expect(page.getByText('Page 2: 31 lines, numbers at 5, 10, 15, 20, 25 and 30.')).toBeVisible();
  const numbered = await take(page);
  expect(await numbersOn(numbered, 0)).toEqual([]);
  expect((await numbersOn(numbered, 1)).sort()).toEqual(['10', '15', '20', '25', '30', '47', '5']);
  for (let change = 0; change < 4; change += 1) await page.getByRole('button', { name: words.settings.undo }).click();
  await expect(page.getByText('Page 2: 31 lines, numbers at 10, 20 and 30.')).toBeVisible(patiently);
});

test('a page is corrected by keyboard: a line left out, the region moved, undone', async ({ page }) => {
  await page.goto(address);
  await choose(page, await record(1));
  const closer = page.getByRole('button', { name: 'Look closer at page 1' });
  await closer.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Page 1' });
  await dialog.getByRole('checkbox', { name: 'Line 1 of the evidence' }).first().focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('status')).toHaveText('Page 1: 30 lines, numbers at 10, 20 and 30.');
  await dialog.getByRole('slider', { name: words.correct.top }).focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await expect(dialog.getByRole('status')).not.toHaveText(/30 lines/);
  await dialog.getByRole('button', { name: words.correct.undo }).press('Enter');
  await dialog.getByRole('button', { name: words.correct.undo }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(/30 lines/);
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(closer).toBeFocused();
});

test('the whole way by keyboard alone, for a reader who wants less motion: nothing moves by itself (R11.1)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  // Asked for well before the key: the browser hears of keys and of this on two ways, in either order.
  const chosen = page.waitForEvent('filechooser');
  const go = async (target: Locator) => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(target).toBeFocused({ timeout: 1 });
    }).toPass({ intervals: [0] });
  };
  await go(page.locator('input[type=file]'));
  await page.keyboard.press('Space');
  await (await chosen).setFiles({ name: 'record.pdf', mimeType: 'application/pdf', buffer: await record(2) });
  await expect(page.getByText('Page 2: 31 lines, numbers at 10, 20 and 30.')).toBeVisible(patiently);

  const every = page.getByRole('combobox', { name: words.settings.every.label });
  await go(every);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Page 2: 31 lines, numbers at 5, 10, 15, 20, 25 and 30.')).toBeVisible();
  await go(page.getByRole('button', { name: 'Look closer at page 2' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Page 2' });
  await go(dialog.getByRole('checkbox', { name: words.correct.skip }));
  await page.keyboard.press('Space');
  expect(await runningMoves(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Look closer at page 2' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(download(page)).toBeVisible(patiently);
  await go(download(page));
  const [event] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const numbered = await readFile(await event.path());
  expect(await numbersOn(numbered, 0)).toContain('25');
  expect(await numbersOn(numbered, 1)).toEqual([]);
});

test('numbers and lines stand on the page’s picture, however long the list beside it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  await choose(page, await record(1));
  await page.getByRole('button', { name: 'Look closer at page 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Page 1' });
  await expect(dialog.getByRole('checkbox', { name: 'Line 31 of' })).toBeAttached();
  const [canvas, drawn] = await Promise.all(
    ['canvas', 'svg[viewBox]'].map((what) =>
      dialog
        .locator(what)
        .last()
        .evaluate((element) => element.getBoundingClientRect().height),
    ),
  );
  expect(drawn).toBeCloseTo(canvas ?? 0, 0);
});

test('a line is left out by pressing it on the page', async ({ page }) => {
  await page.goto(address);
  await choose(page, await record(1));
  await page.getByRole('button', { name: 'Look closer at page 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Page 1' });
  await dialog.locator('rect').nth(2).click();
  await expect(dialog.getByRole('checkbox', { name: 'Line 3 of the evidence' })).not.toBeChecked();
});

test('a wrong file says what to do, and what was done stays (R11.6)', async ({ page }) => {
  await page.goto(address);
  await choose(page, await record(1));
  await expect(download(page)).toBeVisible(patiently);
  await choose(page, Buffer.from('PK\x03\x04 word/document.xml'), 'pleading.pdf');
  await expect(page.locator('main').getByRole('alert')).toContainText('pleading.pdf is a word processor’s file');
  await expect(download(page)).toHaveAttribute('download', 'record-numbered.pdf', patiently);
});

test('a locked file asks for its password, again if it is wrong, and comes out without (R11.6)', async ({ page }) => {
  await page.goto(address);
  await choose(page, await encrypted(await makePdf([{}]), { password: 'open' }), 'locked.pdf');
  const field = page.getByLabel('Password of locked.pdf');
  await field.fill('shut');
  await field.press('Enter');
  await expect(page.locator('main').getByRole('alert')).toHaveText(words.password.wrong, patiently);
  await field.fill('open');
  await field.press('Enter');
  await expect(page.getByText(words.facts.encrypted)).toBeVisible(patiently);
  expect(await numbersOn(await take(page), 0)).toEqual(['1']);
});

test('cancelling leaves nothing behind', async ({ page }) => {
  await page.goto(address);
  await choose(page, await record(400));
  await page.getByRole('button', { name: words.progress.cancel }).click();
  await expect(page.getByText(words.progress.cancelled)).toBeVisible();
  await expect(page.getByRole('heading', { name: words.doubts.title })).toBeHidden();
  await expect.poll(() => page.workers().length).toBe(0);
});

test('a file is taken by dropping it anywhere (R11.1)', async ({ page }) => {
  await listening(page);
  const bytes = [...(await record(1))];
  await page.getByRole('heading', { level: 1 }).evaluate((heading, content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(content)], 'dropped.pdf', { type: 'application/pdf' }));
    for (const type of ['dragover', 'drop'])
      heading.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, bytes);
  await expect(download(page)).toHaveAttribute('download', 'dropped-numbered.pdf', patiently);
});

test('at 320 px the page does not scroll sideways, its text doubled or not (R11.1)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  await choose(page, await record(2));
  await expect(download(page)).toBeVisible(patiently);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(320);
  await doubleText(page);
  expect(await width(), 'with doubled text').toBeLessThanOrEqual(320);
});
