import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import type { PdfFacts, Publication, PublicationWithPdf } from '@/content/types';
import { pdfPath } from './pdf-path';

const factsOfFiles = new Map<string, Promise<PdfFacts>>();

/** A publication with what its PDF tells. An unchanged file is read once a process. @throws Error as `readPdfFacts` */
export async function withPdfFacts(publication: Publication): Promise<PublicationWithPdf> {
  const file = pdfPath(publication.pdfUrl);
  // Synchronous: awaited, PDFs would be read in the disk's order, and a page's data would differ from build to build.
  const version = `${file} ${statSync(file).mtimeMs}`;
  const reading = factsOfFiles.get(version) ?? readPdfFacts(file);
  // In `next dev` the checks of content tell what is wrong with a file, and the page is drawn.
  const facts = process.env.NODE_ENV === 'development' ? reading.catch(() => ({ pages: 1, bytes: 0 })) : reading;
  factsOfFiles.set(version, reading);
  return { ...publication, pdf: await facts };
}

/** @throws Error whose message says why the file cannot be used: not a PDF, encrypted, damaged, empty */
export async function readPdfFacts(file: string): Promise<PdfFacts> {
  const data = await readFile(file);
  if (!data.subarray(0, 1024).includes('%PDF-')) throw new Error('is not a PDF');
  const { pages, title } = await PDFDocument.load(data, { updateMetadata: false, throwOnInvalidObject: true })
    // It reads a truncated file without complaint, and fails only when it looks for the pages.
    .then((pdf) => ({ pages: pdf.getPageCount(), title: pdf.getTitle()?.trim() || undefined }))
    .catch((cause: Error) => {
      const isEncrypted = cause.message.includes('encrypted');
      throw new Error(isEncrypted ? 'is encrypted: save it without a password' : 'is a damaged PDF', { cause });
    });
  if (pages === 0) throw new Error('is a PDF without pages');
  return { pages, bytes: data.length, title };
}
