/**
 * `npm run bench -w tenth-lining`: numbers typed files, a scan and a folder by the built command, and runs poppler and qpdf on the
 * same files in turn, three times each; prints the table of docs/accuracy.md. Needs time, poppler-utils, qpdf and Chromium.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withBrowser } from '../corpus/browser';
import { many } from '../corpus/kind';
import { seededRandom } from '../corpus/random';
import { printPage } from '../corpus/scan-pages';
import { scansToPdf } from '../corpus/scans-to-pdf';
import { percentile } from '../src/lines/percentile';
import { type Measured, runMeasured } from './run-measured';

const runs = 3;
const folder = mkdtempSync(join(tmpdir(), 'number-bench-'));
const at = (name: string) => join(folder, name);
const command = "process.exitCode = await (await import('./dist/command.js')).run(process.argv.slice(1))";

/** A typed record of about as many pages, as a browser prints one: justified paragraphs, bold and italic words. */
async function typedRecord(pages: number): Promise<string> {
  const { between, sentence } = seededRandom(7);
  const paragraphs = many(Math.round(pages * 4.4), (index) => {
    const words = sentence(between(30, 150)).replace(/((?:\S+ ){32})(\S+) (\S+)/g, '$1<b>$2</b> <i>$3</i>');
    return `<p>${index + 1}. ${words}</p>`;
  });
  const file = at(`typed-${pages}.pdf`);
  await withBrowser(async (page) => {
    await page.setContent(`<style>body{font:12pt/1.6 serif;text-align:justify}</style>${paragraphs.join('')}`);
    const margin = { top: '25mm', bottom: '25mm', left: '25mm', right: '25mm' };
    await page.pdf({ path: file, format: 'A4', margin });
  });
  return file;
}

/** The first hundred pages of a file, scanned at 200 dots per inch. */
async function scanOf(typed: string): Promise<string> {
  const jpegs = many(100, (index) => printPage(typed, 200, index + 1, 'jpeg'));
  writeFileSync(at('scan.pdf'), await scansToPdf(jpegs.map((jpeg) => ({ jpeg, size: [595, 842], tilt: 0 }))));
  return at('scan.pdf');
}

/** A row of the table: the command, in turn with what the tools take together. */
function compare(name: string, given: string, tools: readonly string[][]): string {
  const own = [[process.execPath, '--input-type=module', '-e', command, given, '--output', at('numbered')]];
  const rounds = many(runs, () => [runMeasured(own), runMeasured(tools)] as const);
  const medians = (what: keyof Measured) =>
    ([0, 1] as const).map((whose) => percentile(rounds.map((round) => round[whose][what])));
  const [ours = 0, theirs = 0] = medians('processor');
  const cells = [name, ours, theirs, (ours / theirs).toFixed(1), ...medians('megabytes').map(Math.round)];
  return `| ${cells.join(' | ')} |`;
}

const toolsOn = (file: string) => [
  ['pdftotext', '-bbox', file, at('copy')],
  ['qpdf', file, at('copy')],
];

try {
  const head =
    '| File | command, ms of processor | tools, ms of processor | times | command’s peak, MB | tools’ peak, MB |';
  const rows = [head, `| --- |${' ---: |'.repeat(5)}`];
  for (const pages of [50, 500, 2000]) {
    const file = await typedRecord(pages);
    rows.push(compare(`typed, about ${pages} pages`, file, toolsOn(file)));
  }
  const scan = await scanOf(at('typed-500.pdf'));
  rows.push(compare('scan, 100 pages, 200 dpi', scan, [['pdftoppm', '-r', '100', scan, at('picture')]]));
  mkdirSync(at('many'));
  const copies = many(20, (count) => at(`many/${count}.pdf`));
  for (const file of copies) copyFileSync(at('typed-50.pdf'), file);
  rows.push(compare('20 typed files of about 50 pages', at('many'), copies.flatMap(toolsOn)));
  process.stdout.write(`${rows.join('\n')}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
