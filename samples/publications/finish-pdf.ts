import { PDFDocument } from 'pdf-lib';
import { site } from '../../content/site';
import type { Publication } from '../../content/types';
import { formatDate } from '../../lib/format-date';

/**
 * Gives a printed PDF its metadata, and dates it with the publication: the same content makes the same file, whenever
 * it is made.
 *
 * @param printed the PDF from Chromium, tagged and with its outline
 */
export async function finishPdf(printed: Uint8Array, publication: Publication): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false });
  const date = new Date(`${formatDate(publication.date).iso}T00:00:00Z`);
  pdf.setTitle(publication.title, { showInWindowTitleBar: true });
  pdf.setAuthor(site.name);
  pdf.setSubject(publication.description);
  pdf.setKeywords([...new Set(publication.contents.map(({ subject }) => subject))]);
  pdf.setLanguage(site.lang);
  pdf.setCreator(site.name);
  pdf.setProducer(site.name);
  pdf.setCreationDate(date);
  pdf.setModificationDate(date);
  return pdf.save({ useObjectStreams: true });
}
