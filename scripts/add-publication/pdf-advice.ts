import { readFile } from 'node:fs/promises';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { formatSize } from '../../lib/format-size';

const largeBytes = 3 * 1024 * 1024;

/**
 * What would make a PDF better for its readers, a sentence each. Advice, and never a failure: many ordinary PDFs have
 * none of it.
 */
export async function pdfAdvice(file: string): Promise<string[]> {
  const data = await readFile(file);
  const pdf = await PDFDocument.load(data, { updateMetadata: false });
  const marks = pdf.catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict);
  const isTagged = marks?.get(PDFName.of('Marked'))?.toString() === 'true';
  return [
    ...(isTagged
      ? []
      : ['it is not tagged, so screen readers must guess its order: export it as "PDF/UA" or "tagged"']),
    ...(pdf.getTitle()?.trim() ? [] : ['it has no title of its own: set one in its properties']),
    ...(data.length > largeBytes
      ? [`it is ${formatSize(data.length)}, which is long on a phone: export it for the web`]
      : []),
  ];
}
