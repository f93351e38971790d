import { lookList } from '../look-list';
import { writePageRanges } from '../page-ranges';
import type { RunFile } from './number-record';
import { doubtWords, noteWords, problemWords, rankWords } from './words';

type Note = keyof typeof noteWords;

/** What the reader of a numbered file has to know of it, beside its pages. */
function notesOf({ facts, numbered, isRenumbered }: RunFile): Note[] {
  if (!facts || !numbered) return [];
  const { isEncrypted, isRepaired, isCertified } = facts;
  const notes: Record<Note, boolean | undefined> = {
    shell: facts.isFormShell,
    certified: isCertified,
    signed: facts.isSigned && !isCertified,
    repaired: isRepaired,
    copied: numbered.isCopy && !isEncrypted && !isRepaired,
    encrypted: isEncrypted,
    renumbered: isRenumbered,
  };
  return (Object.keys(notes) as Note[]).filter((note) => notes[note]);
}

/** With these alone there is nothing to look at. */
const plainNotes: readonly Note[] = ['encrypted', 'renumbered'];

type Report = ReturnType<typeof reportOf>;

/** The report, as programs get it (README.md). Exit codes: 0: all is sure; 1: there is something to look at; 2: a file was not numbered. */
export function reportOf(runFiles: readonly RunFile[]) {
  const files = runFiles.map((file) => ({
    file: file.path,
    numbered: file.numbered ? file.target : null,
    problem: file.problem ?? null,
    pages: file.pages ?? null,
    firstPageNumber: file.choices.pageNumbers && file.numbered ? file.numbered.first : null,
    notes: notesOf(file),
    check: lookList(file.numbered ? file.reports : []).map((entry) => ({
      ...entry,
      pages: entry.pages.map((index) => index + 1),
    })),
  }));
  const isFailed = files.some(({ problem }) => problem);
  const isSure = files.every(
    ({ check, notes }) => check.length === 0 && notes.every((note) => plainNotes.includes(note)),
  );
  return { exitCode: isFailed ? 2 : Number(!isSure), files };
}

/** The report for people. */
export function textOf({ files }: Report): string {
  let toLook = 0;
  const lines = files.flatMap(({ file, numbered, problem, pages, notes, check }) => {
    if (problem) return [`${file}: not numbered. ${problemWords[problem]}`];
    const doubtful = new Set(check.flatMap((entry) => entry.pages)).size;
    toLook += doubtful;
    return [
      `${file}: ${numbered}, ${counted(pages ?? 0, 'page')}, ${doubtful || 'none'} to look at`,
      ...notes.map((note) => `  ${noteWords[note]}`),
      ...check.map((entry) => {
        const where = `${entry.pages.length === 1 ? 'page' : 'pages'} ${writePageRanges(entry.pages.map((page) => page - 1))}`;
        return `  ${rankWords[entry.rank]}, ${where}: ${doubtWords[entry.doubt]}`;
      }),
    ];
  });
  const done = files.filter(({ numbered }) => numbered).length;
  return `${lines.join('\n')}\n${done} of ${counted(files.length, 'file')} numbered, ${counted(toLook, 'page')} to look at.\n`;
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
