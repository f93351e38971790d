import {
  type Choices,
  firstChoices,
  firstPageNumbers,
  type PageReport,
  type PdfFacts,
  type Problem,
  type Report,
  type Row,
} from 'tenth-lining';
import { choicesFrom, type GivenFile, nextRecord, type RecordAction, type RecordFile, type Told } from './record';

export type PageRows = { rows: Row[]; region: { top: number; bottom: number } };

/** A file that is being worked on. `version` grows with every choice. */
export type Work = {
  /** counts the files of a visit */
  id: number;
  file: File;
  /** what it was opened with */
  password?: string;
  facts: PdfFacts;
  /** by index, as they come */
  pages: readonly PageReport[];
  done: number;
  rows: ReadonlyMap<number, PageRows>;
  choices: Choices;
  past: readonly Choices[];
  /** the reader has chosen something for it */
  isTouched?: true;
  version: number;
  /** it was numbered already: where it is to be had as it was before */
  before?: string;
  /** undefined while it is being made */
  result?: { url: string; numbered: NonNullable<RecordFile['numbered']>; isCopy: boolean };
  /** the name under which it was taken, until something else is chosen */
  saved?: string;
  /** the page that is shown, and those that were looked at */
  at: number;
  seen: ReadonlySet<number>;
};

/** What the page shows: the files of a record, the one at work, and one that is opened in its place, or why it was not. */
export type WorkState = {
  files: readonly RecordFile[];
  work?: Work;
  opening?: string;
  /** a page that takes long, by index */
  busy?: number;
  problem?: { name: string; problem: Problem };
  wasCancelled?: boolean;
};

type Opened = Pick<Work, 'file' | 'facts' | 'choices' | 'password' | 'before'>;

export type WorkAction =
  | RecordAction
  | { type: 'chosen'; name: string }
  | { type: 'cancelled' }
  /** `alone`: it takes the place of all that are there */
  | { type: 'opened'; opened: Opened; alone?: GivenFile }
  | { type: 'failed'; file?: File; problem: Problem }
  | { type: 'heard'; report: Report }
  | { type: 'numbered'; file: Blob; url: string; version: number; isCopy: boolean }
  | { type: 'choose'; choices: Choices }
  | { type: 'undo' }
  /** the choices of an earlier visit go */
  | { type: 'forget' }
  | { type: 'saved'; name: string }
  | { type: 'look'; index: number };

/** One step of the page's state. What was done with a file stays until another has really opened. */
export const nextState = (state: WorkState, action: WorkAction): WorkState => settled(step(state, action));

function step(state: WorkState, action: WorkAction): WorkState {
  const { work, files } = state;
  const own = files.find(({ file }) => file === work?.file);
  switch (action.type) {
    case 'added':
    case 'replaced':
    case 'moved':
    case 'removed':
    case 'told':
      return { ...state, files: nextRecord(files, action) };
    case 'chosen':
      return { files, work, opening: action.name };
    case 'cancelled':
      if (state.opening && work) return { files, work };
      // In a record of which files are numbered, this one alone is put away.
      return files.some(({ numbered }) => numbered) ? { files } : { files: [], wasCancelled: true };
    case 'failed': {
      const { file, problem } = action;
      if (!file) return { ...state, files: marked(files, work?.file, problem) };
      return { files: marked(files, file, problem), work, problem: { name: file.name, problem } };
    }
    case 'opened': {
      const { alone, opened } = action;
      return {
        files: alone ? nextRecord([], { type: 'added', files: [alone] }) : marked(files, opened.file),
        work: { ...newWork(opened), id: (work?.id ?? 0) + 1 },
      };
    }
    case 'forget': {
      const first = work?.choices.pageNumbers?.first ?? 1;
      const unknown = own ? nextRecord(files, { type: 'told', id: own.id, told: { isRecalled: false } }) : files;
      return step({ ...state, files: unknown }, { type: 'choose', choices: choicesFrom(firstChoices, first) });
    }
    case 'choose': {
      const startsAt = action.choices.pageNumbers?.first;
      const begins = work?.choices.pageNumbers?.first;
      // In a record, page numbers go on from the file that is given another first one.
      if (own && files.length > 1 && startsAt && begins && startsAt !== begins)
        return { ...state, files: nextRecord(files, { type: 'told', id: own.id, told: { startsAt } }) };
    }
  }
  if (action.type === 'heard' && action.report.type === 'busy') return { ...state, busy: action.report.page };
  return work ? { ...state, work: nextWork(work, action) } : state;
}

const marked = (files: WorkState['files'], file: File | undefined, problem?: Problem): WorkState['files'] =>
  files.map((each) => (each.file === file ? { ...each, problem } : each));

/** What the file at work has become stands in the record as well; where it begins, the files before it say. */
function settled(state: WorkState): WorkState {
  const { files } = state;
  const at = files.findIndex(({ file }) => file === state.work?.file);
  const own = files[at];
  if (!state.work || !own) return state;
  const work = begunWith(state.work, files.length > 1 ? firstPageNumbers(files)[at] : undefined);
  const told: Told = {
    choices: work.choices,
    password: work.password,
    pages: work.facts.pages,
    doubtful: isRead(work) ? work.pages.filter(({ doubts }) => doubts.length > 0).length : undefined,
    numbered: work.result?.numbered,
    // By other choices what could not be written may be.
    problem: own.choices === work.choices ? own.problem : undefined,
  };
  return { ...state, work, files: nextRecord(files, { type: 'told', id: own.id, told }) };
}

function begunWith(work: Work, first: number | undefined): Work {
  const begins = work.choices.pageNumbers?.first;
  if (!first || !begins || begins === first) return work;
  const goOn = (choices: Choices) => choicesFrom(choices, first);
  return { ...chosen(work, goOn(work.choices)), past: work.past.map(goOn) };
}

const newWork = (opened: Opened): Omit<Work, 'id'> => ({
  ...opened,
  pages: [],
  done: 0,
  rows: new Map(),
  past: [],
  version: 1,
  at: 0,
  seen: new Set(),
});

/** Pages in doubt that nobody has looked at yet, by index. */
export const waitingPages = ({ pages, seen }: Work): number[] =>
  pages.flatMap(({ index, doubts }) => (doubts.length > 0 && !seen.has(index) ? [index] : []));

/** Whether leaving loses what the reader did. */
export const isUnsaved = ({ past, saved }: Work): boolean => past.length > 0 && saved === undefined;

function nextWork(work: Work, action: WorkAction): Work {
  if (action.type === 'choose')
    return { ...chosen(work, action.choices), past: [...work.past, work.choices], isTouched: true };
  if (action.type === 'undo') {
    const choices = work.past.at(-1);
    return choices ? { ...chosen(work, choices), past: work.past.slice(0, -1) } : work;
  }
  if (action.type === 'saved') return { ...work, saved: action.name };
  if (action.type === 'look') return { ...work, at: action.index, seen: new Set(work.seen).add(action.index) };
  if (action.type === 'numbered') {
    const { url, file, version, isCopy } = action;
    const numbered = { file, choices: work.choices, first: work.choices.pageNumbers?.first ?? 1 };
    return version === work.version ? { ...work, result: { url, numbered, isCopy } } : work;
  }
  if (action.type !== 'heard') return work;
  const { report } = action;
  if (report.type === 'rows') {
    const { index, rows, region } = report;
    return { ...work, rows: new Map(work.rows).set(index, { rows, region }) };
  }
  if (report.type !== 'pages') return work;
  const pages = [...work.pages];
  for (const page of report.pages) pages[page.index] = page;
  return { ...work, pages, done: report.done };
}

const chosen = (work: Work, choices: Choices): Work => ({
  ...work,
  choices,
  version: work.version + 1,
  result: undefined,
  saved: undefined,
});

/** Whether all its pages are known. */
export const isRead = ({ done, facts }: Work): boolean => done === facts.pages;
