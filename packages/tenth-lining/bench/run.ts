/**
 * `npm run bench -w tenth-lining`: numbers typed files, a scan and a folder by the built command, and runs poppler and qpdf on the
 * same files in turn, three times each; prints medians of time, processors' time and peak memory. Needs poppler-utils, qpdf and Chromium.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bindScans } from '../corpus/bind-scans';
import { percentile } from '../src/lines/percentile';
import { type Measured, runMeasured } from './run-measured';
import { typedRecord } from './typed-record';

const runs = 3;
const folder = mkdtempSync(join(tmpdir(), 'number-bench-'));
const at = (name: string) => join(folder, name);
const command = "process.exitCode = await (await import('./dist/command.js')).run(process.argv.slice(1))";

/** The first hundred pages of a file as grey pictures of 200 dots per inch. */
async function scanOf(typed: string): Promise<string> {
  mkdirSync(at('scan'));
  execFileSync('pdftoppm', ['-r', '200', '-gray', '-jpeg', '-l', '100', typed, at('scan/page')]);
  const pictures = readdirSync(at('scan')).map((name) => readFileSync(at(`scan/${name}`)));
  writeFileSync(at('scan.pdf'), await bindScans(pictures.map((jpeg) => ({ jpeg, size: [595, 842], tilt: 0 }))));
  return at('scan.pdf');
}

async function compare(name: string, given: string, tools: readonly string[][]): Promise<string> {
  const [ours, theirs]: [Measured[], Measured[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    const args = ['--input-type=module', '-e', command, given, '--output', at('numbered')];
    ours.push(await runMeasured(process.execPath, ...args));
    const each: Measured[] = [];
    for (const [program = '', ...rest] of tools) each.push(await runMeasured(program, ...rest));
    const sum = (what: keyof Measured) => each.reduce((all, measured) => all + measured[what], 0);
    const megabytes = Math.max(...each.map((measured) => measured.megabytes));
    theirs.push({ milliseconds: sum('milliseconds'), processor: sum('processor'), megabytes });
  }
  const median = (measured: Measured[], what: keyof Measured) =>
    Math.round(percentile(measured.map((run) => run[what])));
  const cells = (['milliseconds', 'processor', 'megabytes'] as const).flatMap((what) => [
    median(ours, what),
    median(theirs, what),
  ]);
  return `| ${[name, ...cells].join(' | ')} |`;
}

const toolsOn = (file: string) => [
  ['pdftotext', '-bbox', file, at('copy')],
  ['qpdf', file, at('copy')],
];

try {
  const what = ['time, ms', 'processors’ time, ms', 'peak, MB'];
  const head = ['File', ...what.flatMap((name) => [`command: ${name}`, `tools: ${name}`])];
  const rows = [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`];
  for (const pages of [50, 500, 2000]) {
    const file = at(`typed-${pages}.pdf`);
    await typedRecord(pages, file);
    rows.push(await compare(`typed, about ${pages} pages`, file, toolsOn(file)));
  }
  const scan = await scanOf(at('typed-500.pdf'));
  rows.push(await compare('scan, 100 pages, 200 dpi', scan, [['pdftoppm', '-r', '100', scan, at('picture')]]));
  mkdirSync(at('many'));
  const many = Array.from({ length: 20 }, (_, count) => at(`many/${count}.pdf`));
  for (const file of many) copyFileSync(at('typed-50.pdf'), file);
  rows.push(await compare('20 typed files of about 50 pages', at('many'), many.flatMap(toolsOn)));
  process.stdout.write(`${rows.join('\n')}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
