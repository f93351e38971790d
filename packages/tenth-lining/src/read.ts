/** Reading a PDF in Node: its pages' words and pictures. */

export { startNodePdfium } from './node-pdfium';
export { memorySource } from './pdf/byte-source';
export { type Drawing, drawPage } from './read/draw-page';
export { openDocument, type PdfDocument } from './read/open-document';
export { plainText, readPageText, withPage } from './read/open-page';
export type { Pdfium } from './read/pdfium';
