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
import {
  type FileUpdate,
  type GivenFile,
  type RecordAction,
  type RecordFile,
  recordReducer,
  withFirstPageNumber,
} from './record';

export type PageRows = { rows: Row[]; region: { top: number; bottom: number } };

export type Work = {
  /** counts the files of a visit */
  id: number;
  file: File;
  /** what it was opened with */
  password?: string;
  facts: PdfFacts;
  /** by index, as they come */
  pages: readonly PageReport[];
  pagesRead: number;
  rows: ReadonlyMap<number, PageRows>;
  choices: Choices;
  /** earlier choices, for undo */
  history: readonly Choices[];
  isEdited?: true;
  /** grows with every choice */
  version: number;
  /** address of the file as it was before it was numbered on an earlier visit */
  originalUrl?: string;
  /** undefined while the numbers are being written */
  result?: { url: string; numbered: NonNullable<RecordFile['numbered']>; isCopy: boolean };
  /** the name it was downloaded under; undefined again once something is changed */
  savedAs?: string;
  /** index of the page that is shown */
  pageIndex: number;
  viewed: ReadonlySet<number>;
};

export type WorkState = {
  files: readonly RecordFile[];
  work?: Work;
  /** name of the file that is being opened; `work` stays until it has opened */
  opening?: string;
  /** index of a page that takes long */
  busyPage?: number;
  problem?: { name: string; problem: Problem };
  wasCancelled?: boolean;
};

type OpenedFile = Pick<Work, 'file' | 'facts' | 'choices' | 'password' | 'originalUrl'>;

export type WorkAction =
  | RecordAction
  | { type: 'chosen'; name: string }
  | { type: 'cancelled' }
  /** `onlyFile` replaces all files */
  | { type: 'opened'; opened: OpenedFile; onlyFile?: GivenFile }
  | { type: 'failed'; file?: File; problem: Problem }
  | { type: 'reported'; report: Report }
  | { type: 'numbered'; file: Blob; url: string; version: number; isCopy: boolean }
  | { type: 'choicesChanged'; choices: Choices }
  | { type: 'undone' }
  | { type: 'choicesCleared' }
  | { type: 'saved'; name: string }
  | { type: 'pageShown'; index: number };

export const workReducer = (state: WorkState, action: WorkAction): WorkState => copyToRecord(reduce(state, action));

function reduce(state: WorkState, action: WorkAction): WorkState {
  const { work, files } = state;
  const active = files.find(({ file }) => file === work?.file);
  const updateActive = (update: FileUpdate): WorkState =>
    active ? { ...state, files: recordReducer(files, { type: 'fileUpdated', id: active.id, update }) } : state;
  switch (action.type) {
    case 'added':
    case 'replaced':
    case 'moved':
    case 'removed':
    case 'fileUpdated':
      return { ...state, files: recordReducer(files, action) };
    case 'chosen':
      return { files, work, opening: action.name };
    case 'cancelled':
      if (state.opening && work) return { files, work };
      // A record keeps its files once one of them is numbered.
      return files.some(({ numbered }) => numbered) ? { files } : { files: [], wasCancelled: true };
    case 'failed': {
      const { file, problem } = action;
      if (!file) return updateActive({ problem });
      return { files: withProblem(files, file, problem), work, problem: { name: file.name, problem } };
    }
    case 'opened': {
      const { onlyFile, opened } = action;
      return {
        files: onlyFile ? recordReducer([], { type: 'added', files: [onlyFile] }) : withProblem(files, opened.file),
        work: {
          ...opened,
          id: (work?.id ?? 0) + 1,
          pages: [],
          pagesRead: 0,
          rows: new Map(),
          history: [],
          version: 1,
          pageIndex: 0,
          viewed: new Set(),
        },
      };
    }
    case 'choicesCleared': {
      const choices = withFirstPageNumber(firstChoices, work?.choices.pageNumbers?.first ?? 1);
      return reduce(updateActive({ isRestored: false }), { type: 'choicesChanged', choices });
    }
    case 'choicesChanged': {
      const startsAt = action.choices.pageNumbers?.first;
      const first = work?.choices.pageNumbers?.first;
      // In a record a changed first page number is the file's own, and copyToRecord() sets it in the choices.
      if (files.length > 1 && startsAt && first && startsAt !== first) return updateActive({ startsAt });
    }
  }
  if (action.type === 'reported' && action.report.type === 'busy') return { ...state, busyPage: action.report.page };
  return work ? { ...state, work: reduceWork(work, action) } : state;
}

const withProblem = (files: WorkState['files'], file: File, problem?: Problem): WorkState['files'] =>
  files.map((each) => (each.file === file ? { ...each, problem } : each));

/** Copies the state of the active file into the record, and its first page number from the record. */
function copyToRecord(state: WorkState): WorkState {
  const { files } = state;
  const at = files.findIndex(({ file }) => file === state.work?.file);
  const active = files[at];
  if (!state.work || !active) return state;
  const work = withFirstPage(state.work, files.length > 1 ? firstPageNumbers(files)[at] : undefined);
  const update: FileUpdate = {
    choices: work.choices,
    password: work.password,
    pages: work.facts.pages,
    doubtful: isFullyRead(work) ? work.pages.filter(({ doubts }) => doubts.length > 0).length : undefined,
    numbered: work.result?.numbered,
    // Other choices may be possible to write.
    problem: active.choices === work.choices ? active.problem : undefined,
  };
  return { ...state, work, files: recordReducer(files, { type: 'fileUpdated', id: active.id, update }) };
}

function withFirstPage(work: Work, first: number | undefined): Work {
  const now = work.choices.pageNumbers?.first;
  if (!first || !now || now === first) return work;
  const renumber = (choices: Choices) => withFirstPageNumber(choices, first);
  return { ...withChoices(work, renumber(work.choices)), history: work.history.map(renumber) };
}

/** Indexes of the pages in doubt that were not viewed yet. */
export const uncheckedPages = ({ pages, viewed }: Work): number[] =>
  pages.flatMap(({ index, doubts }) => (doubts.length > 0 && !viewed.has(index) ? [index] : []));

/** Whether leaving the page would lose corrections. */
export const hasUnsavedChoices = ({ history, savedAs }: Work): boolean => history.length > 0 && savedAs === undefined;

function reduceWork(work: Work, action: WorkAction): Work {
  switch (action.type) {
    case 'choicesChanged':
      return { ...withChoices(work, action.choices), history: [...work.history, work.choices], isEdited: true };
    case 'undone': {
      const choices = work.history.at(-1);
      return choices ? { ...withChoices(work, choices), history: work.history.slice(0, -1) } : work;
    }
    case 'saved':
      return { ...work, savedAs: action.name };
    case 'pageShown':
      return { ...work, pageIndex: action.index, viewed: new Set(work.viewed).add(action.index) };
    case 'numbered': {
      const { url, file, version, isCopy } = action;
      const numbered = { file, choices: work.choices, first: work.choices.pageNumbers?.first ?? 1 };
      return version === work.version ? { ...work, result: { url, numbered, isCopy } } : work;
    }
    case 'reported': {
      const { report } = action;
      if (report.type === 'rows') return { ...work, rows: new Map(work.rows).set(report.index, report) };
      if (report.type !== 'pages') return work;
      const pages = [...work.pages];
      for (const page of report.pages) pages[page.index] = page;
      return { ...work, pages, pagesRead: report.done };
    }
    default:
      return work;
  }
}

const withChoices = (work: Work, choices: Choices): Work => ({
  ...work,
  choices,
  version: work.version + 1,
  result: undefined,
  savedAs: undefined,
});

export const isFullyRead = ({ pagesRead, facts }: Work): boolean => pagesRead === facts.pages;
