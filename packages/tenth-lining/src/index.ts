/** What a page needs to number a file: it starts the engine, asks it, and shows what it reports. */
export { countedRows, headOf } from './lines/number-rows';
export { percentile } from './lines/percentile';
export type { Corrections, Row } from './lines/types';
export { type LookEntry, lookList, rankOrder } from './look-list';
export { readPageRanges, writePageRanges } from './page-ranges';
export { hex, toBytes } from './pdf/latin1';
export type { PdfFacts } from './read/open-document';
export { firstPageNumbers, numberedNames } from './record';
export {
  type Choices,
  firstChoices,
  isLocked,
  mostCopied,
  type PageReport,
  type Problem,
  type Report,
  type Request,
} from './worker/messages';
export { startEngine } from './worker/start-engine';
export type { Engine } from './worker/supervise';
export type { ArchiveFile } from './write/archive';
export { fileNames } from './write/file-name';
