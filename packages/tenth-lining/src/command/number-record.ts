import { EventEmitter, once } from 'node:events';
import { access, constants, stat } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { readPageRanges } from '../page-ranges';
import { mostMemory } from '../read/pdfium';
import { firstPageNumbers } from '../record';
import { type Choices, isLocked, type Report } from '../worker/messages';
import { type StartWorker, supervise } from '../worker/supervise';
import type { OutputFolder } from './output-folder';
import type { NextPassword } from './passwords';
import type { RunFile } from './run-file';

type Means = { start: StartWorker<string>; output: OutputFolder; nextPassword: NextPassword; skip: string };

/** Numbers the files of a record on all cores; page numbers go on from file to file, as on the page (../record.ts). */
export async function numberRecord(files: readonly RunFile[], means: Means): Promise<void> {
  const progress = new EventEmitter().setMaxListeners(0);
  const firstOf = async (file: RunFile): Promise<number> => {
    for (;;) {
      const first = file.choices.pageNumbers ? firstPageNumbers(files)[files.indexOf(file)] : 1;
      if (first !== undefined) return first;
      await once(progress, 'told');
    }
  };
  const number = async (file: RunFile) => {
    await numberFile(file, means, () => {
      progress.emit('told');
      return firstOf(file);
    });
    progress.emit('told');
  };
  // Each worker may take what PDFium may.
  const most = Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / 2 / mostMemory)));
  for (;;) {
    const firsts = firstPageNumbers(files);
    // One that fails when it is written takes no numbers: those after it get others.
    const due = files.filter(
      ({ problem, numbered, choices }, at) =>
        !problem && (!numbered || (choices.pageNumbers && numbered.first !== firsts[at])),
    );
    if (due.length === 0) return;
    const queue = due.values();
    await Promise.all(
      Array.from({ length: most }, async () => {
        for (const file of queue) await number(file);
      }),
    );
  }
}

/** Numbers a file in a worker of its own, which is watched over as on the page; `firstOf` is asked once its pages are known. */
async function numberFile(
  file: RunFile,
  { start, output, nextPassword, skip }: Means,
  firstOf: () => Promise<number>,
): Promise<void> {
  file.numbered = undefined;
  const before = await stateOf(file.path);
  file.problem = before === undefined ? 'not-found' : output.isSource(file.target) ? 'over-source' : undefined;
  if (file.problem) return;
  await new Promise<void>((resolve) => {
    let [passwords, first] = [0, 1];
    const open = (password?: string) => engine.ask({ type: 'open', file: file.path, password, choices: file.choices });
    const end = (problem?: RunFile['problem']) => {
      engine.stop();
      file.problem = problem;
      resolve();
    };
    const hear = async (report: Report<string>) => {
      if (report.type === 'opened') {
        Object.assign(file, {
          facts: report.facts,
          pages: report.facts.pages,
          isRenumbered: report.before !== undefined,
        });
        first = await firstOf();
        engine.ask({ type: 'choose', choices: choicesOf(file, first, skip) });
        engine.ask({ type: 'number', version: 1 });
      } else if (report.type === 'pages') {
        for (const page of report.pages) file.reports[page.index] = page;
        file.done = report.done;
      } else if (report.type === 'numbered') {
        if ((await stateOf(file.path)) !== before) return end('unreadable');
        if (!output.take(report.file, file.target)) return end('cannot-write');
        file.numbered = { first, isCopy: report.isCopy };
        end();
      } else if (report.type === 'problem') {
        const { problem } = report;
        const password = isLocked(problem) ? await nextPassword(file.path, problem, passwords) : undefined;
        passwords += 1;
        if (password === undefined) end(problem);
        else open(password);
      }
    };
    const engine = supervise(start, (report) => void hear(report).catch(() => end('engine-failed')));
    open();
  });
}

const choicesOf = ({ choices, pages = 0 }: RunFile, first: number, skip: string): Choices => ({
  ...choices,
  skipped: readPageRanges(skip, pages) ?? [],
  pageNumbers: choices.pageNumbers && { ...choices.pageNumbers, first },
});

/** What changes when a file does; undefined where there is none that may be read. */
async function stateOf(path: string): Promise<string | undefined> {
  try {
    await access(path, constants.R_OK);
    const found = await stat(path);
    return found.isFile() ? [found.size, found.mtimeMs, found.ino].join(' ') : undefined;
  } catch {
    return undefined;
  }
}
