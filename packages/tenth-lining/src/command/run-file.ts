import type { PdfFacts } from '../read/open-document';
import type { Choices, PageReport, Problem } from '../worker/messages';

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
  /** by index, as they are read; how many are */
  reports: PageReport[];
  done: number;
  problem?: Problem | 'not-found' | 'over-source';
  numbered?: { first: number; isCopy: boolean };
};
