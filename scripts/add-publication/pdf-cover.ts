import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

/** The width of the series' own covers; the height follows the page. */
const width = 840;

/**
 * A picture of a PDF's first page.
 *
 * @returns PNG, 840 pixels wide
 * @throws Error when the page cannot be drawn
 */
export async function pdfCover(pdf: Uint8Array): Promise<Uint8Array> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const page = document.getPage(0);
    const { originalWidth: points } = page.getOriginalSize();
    const image = await page.render({
      scale: width / points,
      render: ({ data, width: columns, height: rows }) =>
        sharp(data, { raw: { width: columns, height: rows, channels: 4 } })
          .resize({ width })
          .flatten({ background: '#fff' })
          .png({ palette: true, effort: 10 })
          .toBuffer(),
    });
    document.destroy();
    return image.data;
  } finally {
    library.destroy();
  }
}
