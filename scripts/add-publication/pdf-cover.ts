import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { memorySource } from '@/tenth-lining/byte-source';
import { drawPage } from '@/tenth-lining/read/draw-page';
import { openDocument } from '@/tenth-lining/read/open-document';
import { withPage } from '@/tenth-lining/read/open-page';
import { startPdfium } from '@/tenth-lining/read/pdfium';

/** The width of the series' own covers; the height follows the page. */
const width = 840;

/**
 * A picture of a PDF's first page.
 *
 * @returns PNG, 840 pixels wide
 * @throws Error when the page cannot be drawn
 */
export async function pdfCover(pdf: Uint8Array): Promise<Uint8Array> {
  const pdfium = await startPdfium(readFileSync('node_modules/@embedpdf/pdfium/dist/pdfium.wasm'));
  const document = openDocument(pdfium, memorySource(pdf));
  if (typeof document === 'string') throw new Error(document);
  const drawn = withPage(document, 0, (page) => drawPage(document, page, width));
  document.close();
  return sharp(drawn.rgba, { raw: { width: drawn.width, height: drawn.height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, effort: 10 })
    .toBuffer();
}
