import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Pdfium, startPdfium } from './read/pdfium';

/** Where PDFium's WebAssembly lies. */
export const pdfiumFile = (): string =>
  createRequire(import.meta.url).resolve(/* turbopackIgnore: true */ '@embedpdf/pdfium/pdfium.wasm');

/** Starts PDFium in Node. */
export const startNodePdfium = async (): Promise<Pdfium> => startPdfium(await readFile(pdfiumFile()));
