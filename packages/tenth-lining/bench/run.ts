/**
 * `npm run bench -w tenth-lining [address]`: numbers typed files and a scan on a site's page of the tool in Chromium (`npm start`), and runs
 * poppler and qpdf on the same files in turn, three times each; prints medians. Needs poppler-utils and qpdf.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBrowser } from '../corpus/browser';
import { percentile } from '../src/lines/percentile';
import { type Numbered, numberInBrowser } from './number-in-browser';
import { runTool, scanOf, typedRecord } from './samples';

const runs = 3;
const folder = mkdtempSync(join(tmpdir(), 'number-bench-'));
const [origin = 'http://localhost:3000'] = process.argv.slice(2);
const browser = await startBrowser();
const median = (values: number[]) => Math.round(percentile(values));

async function compare(name: string, file: string, tools: () => number): Promise<string> {
  const ours: Numbered[] = [];
  const theirs: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await numberInBrowser(browser, origin, file));
    theirs.push(tools());
  }
  const all = median(ours.map((run) => run.all));
  const reference = median(theirs);
  const columns = [median(ours.map((run) => run.first)), all, reference, (all / reference).toFixed(1)];
  const rest = [median(ours.map((run) => run.longest)), median(ours.map((run) => run.megabytes))];
  return `| ${[name, ...columns, ...rest].join(' | ')} |`;
}

try {
  const rows: string[] = [];
  for (const pages of [50, 500, 2000]) {
    const file = join(folder, `typed-${pages}.pdf`);
    await typedRecord(browser, pages, file);
    rows.push(
      await compare(`typed, about ${pages} pages`, file, () => {
        const copy = join(folder, 'copy');
        return runTool('pdftotext', '-bbox', file, copy) + runTool('qpdf', file, copy);
      }),
    );
  }
  const scan = join(folder, 'scan.pdf');
  await scanOf(join(folder, 'typed-500.pdf'), 100, folder, scan);
  rows.push(
    await compare('scan, 100 pages, 200 dpi', scan, () =>
      runTool('pdftoppm', '-r', '100', scan, join(folder, 'picture')),
    ),
  );
  const head = [
    'File',
    'first page, ms',
    'numbered, ms',
    'poppler and qpdf, ms',
    'times',
    'longest task, ms of processor',
    'renderer’s peak, MB',
  ];
  process.stdout.write(`| ${head.join(' | ')} |\n|${'---|'.repeat(head.length)}\n${rows.join('\n')}\n`);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
