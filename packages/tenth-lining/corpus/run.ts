/** npm run corpus -w tenth-lining: how many numbers stand at the right line, and whether the pages where they do not are listed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { rowsFromText } from '../src/lines/rows-from-text';
import { settlePages } from '../src/lines/settle-pages';
import { keptCorpus } from './kept-corpus';
import { type FileScore, reportOf } from './line-report';
import { readFileLines, readFileText, unseenInFile } from './read-file';
import { scorePage } from './score-page';

const DOCUMENT = 'docs/accuracy.md';
const [START, END] = ['<!-- bench: lines -->', '<!-- /bench: lines -->'];

const files = await keptCorpus();
const scores: FileScore[] = [];
for (const file of files) {
  const pdf = readFileSync(file.path);
  const pages = settlePages(await readFileLines(pdf));
  // What only the finished file shows.
  if (file.expects === 'unseen') for (const index of await unseenInFile(pdf)) pages[index]?.doubts.push('unseen');
  scores.push({ ...file, scores: pages.map((page, index) => scorePage(file.pages[index] ?? [], page, file.expects)) });
}

// Line finding by itself, without reading: all typed pages, twice, the second time measured.
const texts = [];
for (const file of files.filter(({ group }) => group === 'typed'))
  texts.push(...(await readFileText(readFileSync(file.path))));
settlePages(texts.map(rowsFromText));
const start = process.cpuUsage();
settlePages(texts.map((text) => rowsFromText({ ...text })));
// The processor's time, so that a busy machine tells the same.
const perPage = process.cpuUsage(start).user / 1000 / texts.length;

const { groups, kinds, rest, missed } = reportOf(scores, perPage);
process.stdout.write(`${[groups, kinds, rest].join('\n\n')}\n`);
if (process.argv.includes('--write')) {
  const document = readFileSync(DOCUMENT, 'utf8');
  const [from, to] = [document.indexOf(START) + START.length, document.indexOf(END)];
  writeFileSync(DOCUMENT, `${document.slice(0, from)}\n\n${groups}\n\n${rest}\n\n${document.slice(to)}`);
}
if (missed.length > 0) process.exitCode = 1;
