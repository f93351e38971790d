import type { Row } from '@/tenth-lining/lines/types';
import type { PdfFacts } from '@/tenth-lining/read/open-document';
import type { Choices, PageReport, Problem, Report } from '@/tenth-lining/worker/messages';
import { choicesFrom, numberedName } from './record';

export type PageRows = { rows: Row[]; region: { top: number; bottom: number } };

/** A file that is being worked on. `version` grows with every choice. */
export type Work = {
  /** counts the files of a visit */
  id: number;
  name: string;
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
  result?: { url: string; name: string; file: Blob };
  /** the name under which it was taken, until something else is chosen */
  saved?: string;
  /** the page that is shown, and those that were looked at */
  at: number;
  seen: ReadonlySet<number>;
};

/** What the page shows: a file, one that is being opened in its place, and what is wrong with that one. */
export type WorkState = {
  work?: Work;
  opening?: string;
  problem?: { name: string; problem: Problem; file?: File };
  wasCancelled?: boolean;
};

export type WorkAction =
  | { type: 'chosen'; name: string }
  | { type: 'cancelled' }
  | { type: 'opened'; file: File; facts: PdfFacts; choices: Choices; password?: string; before?: string }
  | { type: 'failed'; file?: File; problem: Problem }
  | { type: 'heard'; report: Report }
  | { type: 'numbered'; file: Blob; url: string; version: number }
  | { type: 'choose'; choices: Choices }
  | { type: 'undo' }
  /** the first page number, where the files before it give it: no choice of the reader's, and not taken back */
  | { type: 'goesOnAt'; first: number }
  | { type: 'saved' }
  | { type: 'look'; index: number };

/** One step of the page's state. What was done with a file stays until another has really opened. */
export function nextState(state: WorkState, action: WorkAction): WorkState {
  const { work } = state;
  if (action.type === 'chosen') return { work, opening: action.name };
  if (action.type === 'cancelled') return state.opening && work ? { work } : { wasCancelled: true };
  if (action.type === 'failed') {
    const file = action.file ?? work?.file;
    return { work, problem: { name: file?.name ?? '', problem: action.problem, file } };
  }
  if (action.type === 'opened') return { work: { ...newWork(action), id: (work?.id ?? 0) + 1 } };
  return work ? { ...state, work: nextWork(work, action) } : state;
}

const newWork = ({ type: _, ...opened }: Extract<WorkAction, { type: 'opened' }>): Omit<Work, 'id'> => ({
  ...opened,
  name: opened.file.name,
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
  if (action.type === 'goesOnAt') {
    const goOn = (choices: Choices) => choicesFrom(choices, action.first);
    return { ...chosen(work, goOn(work.choices)), past: work.past.map(goOn) };
  }
  if (action.type === 'saved') return { ...work, saved: work.result?.name };
  if (action.type === 'look') return { ...work, at: action.index, seen: new Set(work.seen).add(action.index) };
  if (action.type === 'numbered') {
    const result = { url: action.url, name: numberedName(work.name), file: action.file };
    return action.version === work.version ? { ...work, result } : work;
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
