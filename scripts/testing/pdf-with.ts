import { PageSizes, PDFDocument, type PDFPage } from 'pdf-lib';

/** A PDF as office programs write it, with an A4 page for each function, which fills the page. */
export async function pdfWith(pages: ReadonlyArray<(page: PDFPage) => unknown>, title?: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  if (title) pdf.setTitle(title);
  for (const fill of pages) fill(pdf.addPage(PageSizes.A4));
  return pdf.save({ useObjectStreams: false });
}
