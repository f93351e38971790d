import sharp from 'sharp';
import {
  type Drawing,
  drawPage,
  memorySource,
  openDocument,
  type PdfDocument,
  readPageText,
  startNodePdfium,
  withPage,
} from 'tenth-lining/read';

/** The width of the series' own covers; the height follows the page. */
const width = 840;
/** Only so many pages are searched for one that is not blank and for text. */
const searchedPages = 10;

/**
 * A picture of a PDF's first page that is not blank. A landscape page is set on an upright sheet, as covers are upright.
 *
 * @returns a PNG, 840 pixels wide, and advice on the PDF, a sentence each
 * @throws Error when the page cannot be drawn
 */
export async function pdfCover(pdf: Uint8Array) {
  const pdfium = await startNodePdfium();
  const document = openDocument(pdfium, memorySource(pdf));
  if (typeof document === 'string') throw new Error(document);
  const looked = [...Array(Math.min(searchedPages, document.facts.pages)).keys()];
  const index = looked.find((page) => !isBlank(draw(document, page, 200)));
  const hasText = looked.some((page) => holdsText(document, page));
  const drawn = draw(document, index ?? 0, width);
  document.close();
  const advice = [
    index === undefined && 'its pages are blank, and so is its cover: export it again',
    index !== undefined && index > 0 && `its first page is blank, so the cover shows page ${index + 1}`,
    index !== undefined && !hasText && scan,
  ].filter((sentence) => sentence !== false);
  return { png: await upright(drawn), advice };
}

const scan = 'it is a scan without text: run OCR, so that it can be searched and read aloud';

const draw = (document: PdfDocument, index: number, wide: number) =>
  withPage(document, index, (page) => drawPage(document, page, wide));

const holdsText = (document: PdfDocument, index: number) =>
  withPage(document, index, (page) => readPageText(document, page).pieces.length > 0);

const isBlank = ({ rgba }: Drawing) => rgba.every((value) => value > 247);

function upright({ rgba, width: wide, height }: Drawing): Promise<Buffer> {
  const least = Math.round(wide * Math.SQRT2);
  const rest = height < wide * 1.1 ? least - height : 0;
  return sharp(rgba, { raw: { width: wide, height, channels: 4 } })
    .removeAlpha()
    .extend({ top: Math.floor(rest / 2), bottom: Math.ceil(rest / 2), background: '#fff' })
    .png({ palette: true, effort: 10 })
    .toBuffer();
}
