/**
 * How the publications page bears a long library: `npm run bench:library -- 19 60 200`. For each number it adds
 * publications to a copy of the project, made of the samples' own cases, builds it, and measures page, search and build.
 * By hand, and never a part of `npm test`: each number is a build.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { browse } from '../../content/browse';
import { buildableCopy } from '../try-changes/project-copy';
import { median } from './report';
import { serveFolder } from './serve-folder';
import { slowDown, withPhone } from './slow-phone';
import { type ThrottledRun, throttledPhone, throttledRun } from './throttled-run';

const rounds = 3;
const route = '/web/publications/';
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

async function addPublications(folder: string, count: number): Promise<void> {
  const content = join(folder, 'content/publications');
  const samples = readdirSync(content).map((name) => readFileSync(join(content, name), 'utf8'));
  mkdirSync(join(folder, 'public/web/Attachments/covers'), { recursive: true });
  const pdf = await PDFDocument.create();
  // As many as any sample's cases stand on.
  for (let page = 0; page < 40; page += 1) pdf.addPage();
  writeFileSync(join(folder, 'sample.pdf'), await pdf.save());
  const cover = sharp({ create: { width: 840, height: 1188, channels: 3, background: '#2B6470' } });
  writeFileSync(join(folder, 'sample.png'), await cover.png().toBuffer());
  for (let number = samples.length; number < count; number += 1) {
    const slug = `synthetic-${number}`;
    const day = new Date(Date.UTC(2014, 0, 1) + number * 4 * 86_400_000).toISOString().slice(0, 10);
    const text = (samples[number % samples.length] ?? '')
      .replace(/^id: .*$/m, `id: '${number}'`)
      .replace(/^list: .*$/m, `list: ${number % 20 === 0 ? 'whitepapers' : 'TAT summaries'}`)
      .replace(/^title: .*$/m, `title: 'Synthetic summaries, part ${number}'`)
      .replace(/^date: .*$/m, `date: ${day.split('-').reverse().join('-')}`)
      .replace(/^updated: .*\n/m, '')
      .replace(/^image: .*$/m, `image: /web/Attachments/covers/${slug}.png`)
      .replace(/^pdfFileName: .*$/m, `pdfFileName: ${slug}.pdf`);
    writeFileSync(join(content, `${slug}.md`), `${text}\nA word of its own: synthetic${number}.\n`);
    copyFileSync(join(folder, 'sample.pdf'), join(folder, `public/web/Attachments/${slug}.pdf`));
    copyFileSync(join(folder, 'sample.png'), join(folder, `public/web/Attachments/covers/${slug}.png`));
  }
}

/** Medians; bytes as compressed files, times in milliseconds. */
async function measure(folder: string) {
  const server = await serveFolder(folder);
  const size = (file: string) => readFileSync(join(folder, file)).length;
  const page = 'web/publications/index.html';
  try {
    const loads: ThrottledRun[] = [];
    const searches: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await withPhone(throttledPhone, async (context) => {
        await throttledRun(context, server, '/legal/');
        loads.push(await throttledRun(context, server, route));
        searches.push(await timeSearch(await context.newPage(), server.origin + route));
      });
    }
    const middle = (figure: keyof ThrottledRun) => Math.round(median(loads.map((load) => load[figure])));
    return {
      firstPaint: middle('firstPaint'),
      largestPaint: middle('largestPaint'),
      longestTask: middle('longestTask'),
      bytes: middle('bytes'),
      elements: middle('elements'),
      page: { html: size(page), gzip: size(`${page}.gz`), brotli: size(`${page}.br`) },
      index: size('web/publications/search.json.br'),
      search: Math.round(median(searches)),
    };
  } finally {
    await server.close();
  }
}

/** From a word in the field to the frame that tells what was found: page, runtime and index are there. */
async function timeSearch(page: Page, address: string): Promise<number> {
  await slowDown(await page.context().newCDPSession(page), throttledPhone);
  await page.goto(address);
  await page.keyboard.press('Shift');
  await page.locator('[data-ready]').first().waitFor({ state: 'attached' });
  const index = page.waitForResponse(/search\.json/);
  await page.getByLabel(browse.queryLabel).focus();
  await (await index).finished();
  await page.waitForLoadState('networkidle');
  return page.getByLabel(browse.queryLabel).evaluate(
    (field: HTMLInputElement) =>
      new Promise<number>((resolve) => {
        const status = field.closest('[data-island]')?.querySelector('[role="status"]');
        const before = status?.textContent;
        const started = performance.now();
        const look = () => {
          if (status?.textContent === before) requestAnimationFrame(look);
          else setTimeout(() => resolve(performance.now() - started));
        };
        field.value = 'penalty objection';
        field.dispatchEvent(new Event('input', { bubbles: true }));
        requestAnimationFrame(look);
      }),
  );
}
