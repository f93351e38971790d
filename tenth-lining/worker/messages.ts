import type { PlacedNumber } from '@/tenth-lining/layout';
import type { Corrections, Doubt, NumberingSettings, Row } from '@/tenth-lining/lines/types';
import type { PdfFacts } from '@/tenth-lining/read/open-document';

/** What the reader chose; pages by index, from 0. */
export type Choices = NumberingSettings & {
  corrections: Corrections;
  /** undefined: no page numbers. `first` stands on page `from`, and pages before it have none. */
  pageNumbers?: { first: number; from: number };
  /** pages whose content is drawn a little smaller */
  makeRoom: number[];
};

export type Request =
  | { type: 'open'; file: Blob; password?: string; choices: Choices }
  | { type: 'choose'; choices: Choices }
  | { type: 'draw'; index: number; width: number }
  | { type: 'rows'; index: number }
  | { type: 'number'; version: number };

/** One page as far as it is known; `lines` is how many are counted. Sizes in the page's units. */
export type PageReport = {
  index: number;
  width: number;
  height: number;
  scale: number;
  lines: number;
  numbers: PlacedNumber[];
  doubts: Doubt[];
};

/** Why there is no numbered file; content/ has a sentence for each. */
export type Problem =
  | 'empty'
  | 'word-file'
  | 'not-pdf'
  | 'damaged'
  | 'password-needed'
  | 'password-wrong'
  | 'security-unknown'
  | 'forbidden'
  | 'too-large'
  | 'unreadable'
  | 'cannot-write'
  | 'engine-failed';

export type Report =
  | { type: 'opened'; facts: PdfFacts }
  | { type: 'pages'; pages: PageReport[]; done: number; total: number }
  | { type: 'drawn'; index: number; width: number; picture: ImageBitmap }
  | { type: 'rows'; index: number; rows: Row[]; region: { top: number; bottom: number } }
  | { type: 'numbering'; done: number; total: number }
  | { type: 'numbered'; file: Blob; version: number }
  | { type: 'problem'; problem: Problem };
