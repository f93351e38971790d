import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Pdfium, startPdfium } from './read/pdfium';

export const pdfiumFile = (): string =>
  createRequire(import.meta.url).resolve(/* turbopackIgnore: true */ '@embedpdf/pdfium/pdfium.wasm');

/** PDFium compiled: workers that are given the same one share its code. */
export const compiledPdfium = async (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(pdfiumFile()));

export const startNodePdfium = async (): Promise<Pdfium> => startPdfium(await compiledPdfium());
