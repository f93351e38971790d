import { EventEmitter, on, once } from 'node:events';
import { accessSync, constants, statSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { readPageRanges } from '../page-ranges';
import type { PdfFacts } from '../read/open-document';
import { mostMemory } from '../read/pdfium';
import { firstPageNumbers } from '../record';
import { type Choices, isLocked, type PageReport, type Problem, type Report } from '../worker/messages';
import { type StartWorker, supervise } from '../worker/supervise';
import type { OutputFolder } from './output-folder';
import type { NextPassword } from './passwords';

/** A file of a run, and what has become of it. */
export type RunFile = {
  path: string;
  /** where its numbered file goes */
  target: string;
  /** all but its first page number and its skipped pages, which it is opened for */
  choices: Choices;
  startsAt?: number;
  pages?: number;
  facts?: PdfFacts;
  /** it had numbers of this tool already, which were taken out */
  isRenumbered?: boolean;
  /** of the pages that are read, by index */
  reports: PageReport[];
  problem?: Problem | 'not-found' | 'over-source';
  numbered?: { first: number; isCopy: boolean };
};

type Means = { start: StartWorker<string>; output: OutputFolder; nextPassword: NextPassword; skip: string };

/** Numbers the files of a record on all cores; page numbers go on from file to file, as on the page (../record.ts). */
export async function numberRecord(files: readonly RunFile[], means: Means): Promise<void> {
  const progress = new EventEmitter().setMaxListeners(0);
  const firstOf = async (file: RunFile): Promise<number> => {
    progress.emit('told');
    for (;;) {
      const first = file.choices.pageNumbers ? firstPageNumbers(files)[files.indexOf(file)] : 1;
      if (first !== undefined) return first;
      await once(progress, 'told');
    }
  };
  // Each worker may take as much memory as PDFium.
  const most = Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / 2 / mostMemory)));
  for (;;) {
    const firsts = firstPageNumbers(files);
    // A file that fails while it is written takes no page numbers, so those after it are numbered anew.
    const due = files.filter(
      ({ problem, numbered, choices }, at) =>
        !problem && (!numbered || (choices.pageNumbers && numbered.first !== firsts[at])),
    );
    if (due.length === 0) return;
    const queue = due.values();
    await Promise.all(
      Array.from({ length: most }, async () => {
        for (const file of queue) {
          file.numbered = undefined;
          file.problem = await numberFile(file, means, firstOf).catch(() => 'engine-failed' as const);
          progress.emit('told');
        }
      }),
    );
  }
}

/**
 * Numbers a file in a worker of its own, which is watched over as on the page; `firstOf` is asked once its pages are known.
 *
 * @returns why it has no numbered file
 */
async function numberFile(
  file: RunFile,
  { start, output, nextPassword, skip }: Means,
  firstOf: (file: RunFile) => Promise<number>,
): Promise<RunFile['problem']> {
  const before = stateOf(file.path);
  if (before === undefined) return 'not-found';
  if (output.isSource(file.target)) return 'over-source';
  const worker = new EventEmitter();
  const reports = on(worker, 'report') as AsyncIterable<[Report<string>]>;
  const engine = supervise(start, (report) => worker.emit('report', report));
  const open = (password?: string) => engine.ask({ type: 'open', file: file.path, password, choices: file.choices });
  let [passwords, first] = [0, 1];
  open();
  try {
    for await (const [report] of reports) {
      if (report.type === 'opened') {
        const { facts, before } = report;
        Object.assign(file, { facts, pages: facts.pages, isRenumbered: before !== undefined });
        first = await firstOf(file);
        const pageNumbers = file.choices.pageNumbers && { ...file.choices.pageNumbers, first };
        const skipped = readPageRanges(skip, facts.pages) ?? [];
        engine.ask({ type: 'choose', choices: { ...file.choices, pageNumbers, skipped } });
        engine.ask({ type: 'number', version: 1 });
      } else if (report.type === 'pages') {
        for (const page of report.pages) file.reports[page.index] = page;
      } else if (report.type === 'numbered') {
        if (stateOf(file.path) !== before) return 'unreadable';
        if (!output.take(report.file, file.target)) return 'cannot-write';
        file.numbered = { first, isCopy: report.isCopy };
        return undefined;
      } else if (report.type === 'problem') {
        const { problem } = report;
        const password = isLocked(problem) ? await nextPassword(file.path, problem, passwords) : undefined;
        if (password === undefined) return problem;
        passwords += 1;
        open(password);
      }
    }
    return 'engine-failed';
  } finally {
    engine.stop();
  }
}

/** What changes when a file does; undefined where there is none that may be read. */
function stateOf(path: string): string | undefined {
  try {
    accessSync(path, constants.R_OK);
    const found = statSync(path);
    return found.isFile() ? [found.size, found.mtimeMs, found.ino].join(' ') : undefined;
  } catch {
    return undefined;
  }
}
