import { type LookEntry, lookList } from '../look-list';
import { writePageRanges } from '../page-ranges';
import type { RunFile } from './run-file';
import { doubtWords, noteWords, problemWords, rankWords } from './words';

type Note = keyof typeof noteWords;

/** What the reader of a numbered file has to know of it, beside its pages. */
function notesOf({ facts, numbered, isRenumbered }: RunFile): Note[] {
  if (!facts || !numbered) return [];
  const isOwnCopy = numbered.isCopy && !facts.isEncrypted && !facts.isRepaired;
  const notes: [Note, boolean | undefined][] = [
    ['shell', facts.isFormShell],
    ['certified', facts.isCertified],
    ['signed', facts.isSigned && !facts.isCertified],
    ['repaired', facts.isRepaired],
    ['copied', isOwnCopy],
    ['encrypted', facts.isEncrypted],
    ['renumbered', isRenumbered],
  ];
  return notes.flatMap(([note, holds]) => (holds ? [note] : []));
}

/** Of these nothing is to be looked at. */
const plainNotes: readonly Note[] = ['encrypted', 'renumbered'];

const checkOf = (file: RunFile): LookEntry[] => (file.numbered ? lookList(file.reports) : []);

/** 0: all is sure; 1: there is something to look at; 2: a file was not numbered. */
export function exitCodeOf(files: readonly RunFile[]): 0 | 1 | 2 {
  if (files.some(({ problem }) => problem)) return 2;
  const isSure = (file: RunFile) =>
    checkOf(file).length === 0 && notesOf(file).every((note) => plainNotes.includes(note));
  return files.every(isSure) ? 0 : 1;
}

/** The report for programs; README.md has its shape. */
export function jsonReport(files: readonly RunFile[]): string {
  const entries = files.map((file) => ({
    file: file.path,
    numbered: file.numbered ? file.target : null,
    problem: file.problem ?? null,
    pages: file.pages ?? null,
    firstPageNumber: file.choices.pageNumbers && file.numbered ? file.numbered.first : null,
    notes: notesOf(file),
    check: checkOf(file).map((entry) => ({ ...entry, pages: entry.pages.map((index) => index + 1) })),
  }));
  return `${JSON.stringify({ exitCode: exitCodeOf(files), files: entries }, null, 2)}\n`;
}

/** The report for people. */
export function textReport(files: readonly RunFile[]): string {
  const lines = files.flatMap((file) => {
    if (file.problem) return [`${file.path}: not numbered. ${problemWords[file.problem]}`];
    const doubtful = doubtfulPages(file);
    return [
      `${file.path}: ${file.target}, ${counted(file.pages ?? 0, 'page')}, ${doubtful || 'none'} to look at`,
      ...notesOf(file).map((note) => `  ${noteWords[note]}`),
      ...checkOf(file).map(
        ({ rank, doubt, pages }) =>
          `  ${rankWords[rank]}, ${pages.length === 1 ? 'page' : 'pages'} ${writePageRanges(pages)}: ${doubtWords[doubt]}`,
      ),
    ];
  });
  const numbered = files.filter((file) => file.numbered).length;
  const toLook = files.reduce((sum, file) => sum + doubtfulPages(file), 0);
  return `${lines.join('\n')}\n${numbered} of ${counted(files.length, 'file')} numbered, ${counted(toLook, 'page')} to look at.\n`;
}

const doubtfulPages = (file: RunFile): number => new Set(checkOf(file).flatMap(({ pages }) => pages)).size;
const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
