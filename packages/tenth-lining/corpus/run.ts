/** npm run corpus -w tenth-lining: how many numbers stand at the right line, and whether the pages where they do not are listed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { rowsFromText } from '../src/lines/rows-from-text';
import { settlePages } from '../src/lines/settle-pages';
import type { PageText } from '../src/lines/types';
import { readPageText, withPage } from '../src/read/open-page';
import { readLines } from '../src/worker/read-lines';
import { numberedTest, openTest } from '../testing/number-whole';
import { cachedCorpus } from './make-corpus';
import { reportOf, type ScoredPage } from './report';
import { scorePage } from './score-page';

const document = 'docs/accuracy.md';

const scores: ScoredPage[] = [];
const typed: PageText[] = [];
for (const { name, group, kind, path, pages: truth, expects } of await cachedCorpus()) {
  const pdf = readFileSync(path);
  const opened = await openTest(pdf);
  const pages = settlePages(truth.map((_, index) => readLines(opened, index).lines));
  if (group === 'typed')
    typed.push(...truth.map((_, index) => withPage(opened, index, (page) => readPageText(opened, page))));
  opened.close();
  // Only the finished file shows whether its numbers can be seen.
  if (expects === 'unseen')
    for (const index of (await numberedTest(pdf)).doubts.keys()) pages[index]?.doubts.push('unseen');
  for (const [index, page] of pages.entries()) {
    const score = scorePage(truth[index] ?? [], page, expects);
    scores.push({ ...score, group, kind, name: `${name}, page ${index + 1}` });
  }
}

// Finding the lines without reading the pages, once to warm up. Processors' time does not depend on what else is running.
settlePages(typed.map(rowsFromText));
const start = process.cpuUsage();
settlePages(typed.map((text) => rowsFromText({ ...text })));
const perPage = process.cpuUsage(start).user / 1000 / typed.length;

const { groups, kinds, missed } = reportOf(scores);
const rest = `Finding the lines of a typed page takes ${perPage.toFixed(2)} ms, reading it left out.

Targets missed: ${missed.length > 0 ? `\n\n${missed.map((each) => `- ${each}`).join('\n')}` : 'none.'}`;
process.stdout.write(`${[groups, kinds, rest].join('\n\n')}\n`);
if (process.argv.includes('--write')) {
  const table = /(?<=<!-- bench: lines -->)[\s\S]*(?=<!-- \/bench: lines -->)/;
  writeFileSync(
    document,
    readFileSync(document, 'utf8').replace(table, () => `\n\n${groups}\n\n${rest}\n\n`),
  );
}
if (missed.length > 0) process.exitCode = 1;
