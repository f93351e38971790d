import type { PagePlan } from '../layout';
import type { Corrections, Doubt, NumberingSettings, PageLines, Row } from '../lines/types';
import type { OpenProblem, PdfFacts } from '../read/open-document';
import type { ArchiveFile } from '../write/archive';
import type { ReadPage } from './read-lines';

/** What the reader chose; pages by index, from 0. */
export type Choices = NumberingSettings & {
  corrections: Corrections;
  /** whether lines get numbers; counts and doubts are told all the same */
  lineNumbers: boolean;
  /** undefined: no page numbers. `first` stands on page `from`, and pages before it have none. */
  pageNumbers?: { first: number; from: number };
  makeRoom: number[];
  /** quarter turns clockwise, by page: the page is shown, read and written turned so */
  turned: Readonly<Record<number, 1 | 2 | 3>>;
  /** pages on which the reader has settled a doubt as it is ("each row of a table counts"): it is not told again */
  settled: Readonly<Partial<Record<Doubt, readonly number[]>>>;
};

export const firstChoices: Choices = {
  every: 10,
  restart: true,
  countFootnotes: false,
  skipped: [],
  corrections: {},
  lineNumbers: true,
  pageNumbers: { first: 1, from: 0 },
  makeRoom: [],
  turned: {},
  settled: {},
};

/** `Handle`: what stands for a file: in a browser the file itself, in Node its path. */
export type Request<Handle = Blob> =
  | {
      type: 'open';
      file: Handle;
      password?: string;
      choices: Choices;
      /** pages that were read before the engine was started again, by index, and those that stopped it */
      known?: ReadPage[];
      skippedPages?: number[];
    }
  | { type: 'choose'; choices: Choices }
  | { type: 'draw'; index: number; width: number }
  | { type: 'rows'; index: number }
  | { type: 'number'; version: number }
  /** several files as one; needs no file to be open */
  | { type: 'archive'; files: ArchiveFile[] };

/** One page as far as it is known; `lines` is how many are counted, `uncounted` how many rows are not. Sizes in the page's units. */
export type PageReport = Pick<PagePlan, 'index' | 'scale' | 'numbers'> &
  Pick<PageLines, 'width' | 'height' | 'doubts'> & { lines: number; uncounted: number };

/** Bytes that a file may have which is copied into memory: an eighth of what the device has, in gigabytes. */
export const mostCopied = (deviceMemory = 4): number => (Math.min(4, deviceMemory) * 2 ** 30) / 8;

/** What the worker tells supervise.ts: which page is at work, and what was read of it. */
export type Sign = { type: 'at'; page?: number | 'file' } | { type: 'read'; page: ReadPage };

/** Why there is no numbered file; content/ has a sentence for each. */
export type Problem =
  | 'empty'
  | 'word-file'
  | 'not-pdf'
  | OpenProblem
  /** it opens, and may not be changed without its owner's password */
  | 'password-owner'
  | 'password-owner-wrong'
  /** numbered here, and changed by another program since: its numbers cannot be taken out */
  | 'numbered-elsewhere'
  /** for this device; protected or damaged, which has to be copied into memory; and for the engine */
  | 'too-large'
  | 'copy-too-large'
  | 'over-limit'
  | 'unreadable'
  | 'cannot-write'
  | 'engine-failed';

/** Whether a file asks for a password, and which. */
export const isLocked = (problem: Problem): problem is Extract<Problem, `password-${string}`> =>
  problem.startsWith('password');

export type Report<Handle = Blob> =
  /** `before`: the file was numbered here, and is opened as it was: its first so many bytes */
  | { type: 'opened'; facts: PdfFacts; before?: number }
  | { type: 'pages'; pages: PageReport[]; done: number }
  | { type: 'drawn'; index: number; width: number; picture: ImageBitmap }
  | { type: 'rows'; index: number; rows: Row[]; region: { top: number; bottom: number } }
  /** `isCopy`: PDFium wrote the whole file anew, and the numbers are added to that */
  | { type: 'numbered'; file: Handle; version: number; isCopy: boolean }
  | { type: 'archived'; file: Blob }
  /** a page takes long; then without one, when the work goes on */
  | { type: 'busy'; page?: number }
  | { type: 'problem'; problem: Problem };
