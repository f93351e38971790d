/**
 * How the publications page bears a long library: `npm run bench:library -- 19 60 200`. For each number it fills a copy of
 * the project with as many publications, of 30 made-up cases and 40 pages of text each, builds it, and measures page,
 * typing and build. By hand, and never a part of `npm test`: each number is a build.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { generatedLibrary } from '../../components/publications/browse/search/generated-library.fixture';
import { browse } from '../../content/browse';
import { buildableCopy } from '../try-changes/project-copy';
import { median } from './report';
import { serveFolder } from './serve-folder';
import { slowDown, withPhone } from './slow-phone';
import { type ThrottledRun, throttledPhone, throttledRun } from './throttled-run';

const rounds = 5;
const route = '/web/publications/';
/** What is typed: a subject, a word that many PDFs have, a slip, and an abbreviation. */
const typed = ['value added tax', 'procedure allowed', 'witholding', 'PAYE'];
for (const count of process.argv.slice(2).map(Number)) {
  const folder = `.cache/bench/library-${count}`;
  const times = join(folder, 'build.json');
  // What is built already is only measured again: `rm -r .cache/bench/library-*` to begin anew.
  if (!existsSync(times)) writeFileSync(times, JSON.stringify(await buildLibrary(folder, count)));
  const build = JSON.parse(readFileSync(times, 'utf8'));
  process.stdout.write(`${JSON.stringify({ count, build, ...(await measure(join(folder, 'out'))) })}\n`);
}

/** @returns seconds that the build took on the clock, and of the processors */
async function buildLibrary(folder: string, count: number): Promise<{ clock: number; processor: number }> {
  rmSync(folder, { recursive: true, force: true });
  await buildableCopy(folder);
  await addPublications(folder, count);
  const started = Date.now();
  const { stdout, status, stderr } = spawnSync(
    'bash',
    ['-c', 'npm run -s build >build.log 2>&1; code=$?; times; exit $code'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The build of ${count} failed: see ${folder}/build.log\n${stderr}`);
  const seconds = [...(stdout.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  const processor = seconds.reduce((sum, [, minutes, rest]) => sum + 60 * Number(minutes) + Number(rest), 0);
  return { clock: Math.round((Date.now() - started) / 1000), processor: Math.round(processor) };
}

/** Publications in place of the samples, and as many more. */
async function addPublications(folder: string, count: number): Promise<void> {
  const content = join(folder, 'content/publications');
  const files = readdirSync(content).filter((name) => name.endsWith('.md'));
  const covers = join(folder, 'public/web/Attachments/covers');
  mkdirSync(covers, { recursive: true });
  const cover = sharp({ create: { width: 840, height: 1188, channels: 3, background: '#2B6470' } });
  writeFileSync(join(folder, 'sample.png'), await cover.png().toBuffer());
  for (const [number, { cases, pages }] of generatedLibrary(count).editions.entries()) {
    const name = files[number] ?? `synthetic-${number}.md`;
    const [, yaml = ''] = readFileSync(join(content, files[number % files.length] ?? ''), 'utf8').split('---\n');
    const day = new Date(Date.UTC(2014, 0, 1) + number * 4 * 86_400_000).toISOString().slice(0, 10);
    const { updated: _, ...fields } = parse(yaml);
    const front = {
      ...fields,
      ...(!files[number] && {
        id: String(number),
        list: number % 20 === 0 ? 'whitepapers' : 'TAT summaries',
        title: `Synthetic summaries, part ${number}`,
        date: day.split('-').reverse().join('-'),
        image: `/web/Attachments/covers/synthetic-${number}.png`,
        pdfFileName: `synthetic-${number}.pdf`,
      }),
      description: '30 cases summarised',
      cases: cases.length,
      contents: cases.map(({ name: parties, subject, issue, holding }) => ({
        name: `Sample ${parties}`,
        subject,
        issue,
        holding: `${holding}.`,
        sample: true,
      })),
    };
    writeFileSync(join(content, name), `---\n${stringify(front)}---\n\nA word of its own: synthetic${number}.\n`);
    writeFileSync(join(folder, 'public/web/Attachments', front.pdfFileName), await pdfOf(pages));
    if (!files[number]) copyFileSync(join(folder, 'sample.png'), join(covers, `synthetic-${number}.png`));
  }
}

async function pdfOf(pages: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const wordsPerLine = /(?:\S+ ){1,10}/g;
  for (const text of pages) {
    const lines = text.replace(wordsPerLine, (line) => `${line.trim()}\n`);
    pdf.addPage().drawText(lines, { x: 40, y: 790, size: 9, lineHeight: 12 });
  }
  return pdf.save();
}

/** Medians; bytes as compressed files, times in milliseconds. */
async function measure(folder: string) {
  const server = await serveFolder(folder);
  const size = (file: string) => readFileSync(join(folder, file)).length;
  const page = 'web/publications/index.html';
  try {
    const loads: ThrottledRun[] = [];
    const searches: Array<{ first: number; keys: number[] }> = [];
    for (let round = 0; round < rounds; round += 1) {
      await withPhone(throttledPhone, async (context) => {
        await throttledRun(context, server, '/legal/');
        loads.push(await throttledRun(context, server, route));
        searches.push(await timeTyping(await context.newPage(), server.origin + route));
      });
    }
    const middle = (figure: keyof ThrottledRun) => Math.round(median(loads.map((load) => load[figure])));
    const perKey =
      searches[0]?.keys.map((_, at) => Math.round(median(searches.map(({ keys }) => keys[at] ?? 0)))) ?? [];
    return {
      firstPaint: middle('firstPaint'),
      largestPaint: middle('largestPaint'),
      longestTask: middle('longestTask'),
      bytes: middle('bytes'),
      elements: middle('elements'),
      page: { html: size(page), gzip: size(`${page}.gz`), brotli: size(`${page}.br`) },
      index: size('web/publications/search.json.br'),
      firstKey: Math.round(median(searches.map(({ first }) => first))),
      middleKey: Math.round(median(perKey)),
      slowestKey: Math.max(...perKey),
    };
  } finally {
    await server.close();
  }
}

/**
 * Types as a reader does, key by key.
 *
 * @returns milliseconds from the first key of all to the cases that it finds, code and index fetched on the way, and from
 *   each key after that to the frame that shows what it finds
 */
async function timeTyping(page: Page, address: string): Promise<{ first: number; keys: number[] }> {
  await slowDown(await page.context().newCDPSession(page), throttledPhone);
  await page.goto(address);
  await page.keyboard.press('Shift');
  await page.locator('[data-ready]').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const field = page.getByLabel(browse.queryLabel);
  const started = Date.now();
  await field.fill('va');
  await page.getByRole('list', { name: browse.casesLabel }).waitFor();
  const first = Date.now() - started;
  const keys: number[] = [];
  for (const text of typed) {
    for (let length = 1; length <= text.length; length += 1) {
      // What a key asks for over the line is there before the next: the lists are small, and the processor is measured.
      await page.waitForLoadState('networkidle');
      keys.push(await field.evaluate(timeKey, text.slice(0, length)));
    }
  }
  return { first, keys };
}

/** From a key to the next frame that is painted after it. */
function timeKey(field: HTMLElement, value: string): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now();
    (field as HTMLInputElement).value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
  });
}
