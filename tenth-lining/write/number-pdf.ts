import { type ByteSource, memorySource } from '@/tenth-lining/byte-source';
import { type PagePlan, textWidth } from '@/tenth-lining/layout';
import { numerals } from '@/tenth-lining/numerals';
import { drawPage } from '@/tenth-lining/read/draw-page';
import { fromHeader, joinedSources } from '@/tenth-lining/read/mend';
import { readMetadata } from '@/tenth-lining/read/metadata';
import { openDocument, type PdfDocument } from '@/tenth-lining/read/open-document';
import { withPageOr } from '@/tenth-lining/read/open-page';
import { displayedSize, type PageGeometry } from '@/tenth-lining/read/page-geometry';
import { objectReader } from './object-reader';
import { fontName } from './own-output';
import { ownPages } from './page-tree';
import { type Changes, newChanges, updatePage } from './page-update';
import { plainCopy } from './plain-copy';
import { dictionaryText, referenceNumber, textString } from './syntax';
import { fileTail, streamBody } from './tail';

/** What is drawn on a page, and how the page lies in the file. */
export type PlannedPage = { plan: PagePlan; geometry: PageGeometry; isTurned?: boolean };

type GoesOn = () => boolean | Promise<boolean>;

/**
 * A numbered file: the original's bytes (`copy` undefined) or those of its copy, and what is appended to them; and the indices
 * of pages on which a number may not be seen.
 */
export type NumberedPdf = { copy?: Uint8Array<ArrayBuffer>; tail: Uint8Array<ArrayBuffer>; unseen: number[] };

type Tail = Omit<NumberedPdf, 'copy'>;

/**
 * Adds numbers to a file without touching a byte of it: what changes is appended (PDF 32000-1, 7.5.6). A file that is
 * encrypted or damaged, or whose objects cannot be followed here, is copied by PDFium first, and the copy added to.
 *
 * @param pages what to draw on each page, and how the page lies in the file; pages without a number may be missing
 * @param options `goesOn` is asked after each page, `false` ends the work; `largestCopy`: bytes that a file and its copy may have
 * @returns undefined when the work was ended
 * @throws Error 'cannot-write' when the copy cannot be followed either, 'copy-too-large'
 */
export async function numberPdf(
  document: PdfDocument,
  pages: readonly PlannedPage[],
  { goesOn = () => true, largestCopy }: { goesOn?: GoesOn; largestCopy?: number } = {},
): Promise<NumberedPdf | undefined> {
  if (!document.facts.isEncrypted && !document.facts.isRepaired) {
    try {
      return await tailFor(document, document.source, pages, goesOn);
    } catch {
      // PDFium follows more than is followed here; its copy is in order.
    }
  }
  if (document.source.size > (largestCopy ?? Number.POSITIVE_INFINITY)) throw new Error('copy-too-large');
  const copy = plainCopy(document, largestCopy);
  const source = memorySource(copy);
  const reopened = openDocument(document.pdfium, source);
  if (typeof reopened === 'string') throw new Error('cannot-write');
  try {
    const tail = await tailFor(reopened, source, pages, goesOn, readMetadata(document));
    return tail && { copy, ...tail };
  } catch (error) {
    throw new Error('cannot-write', { cause: error });
  } finally {
    reopened.close();
  }
}

async function tailFor(
  document: PdfDocument,
  file: ByteSource,
  pages: readonly PlannedPage[],
  goesOn: GoesOn,
  metadata: ReadonlyMap<string, string> = new Map(),
): Promise<Tail | undefined> {
  const source = fromHeader(file);
  const reader = objectReader(source);
  const changes = newChanges(reader);
  putBack(changes, metadata);
  const font = putFont(changes);
  const own = ownPages(changes, document.facts.pages);
  const doubtful: PagePlan[] = [];
  const unseen: number[] = [];
  for (const { plan, geometry, isTurned } of pages) {
    if (plan.numbers.length > 0 || plan.scale !== 1 || isTurned) {
      const number = document.pdfium.call.EPDFDoc_GetPageObjectNumberByIndex(document.handle, plan.index);
      const by = own.place(plan.index, number);
      const seen = by === undefined ? 'unsure' : updatePage(changes, { number, by, plan, geometry, isTurned }, font);
      if (seen === 'unsure') unseen.push(plan.index);
      if (seen === 'perhaps') doubtful.push(plan);
    }
    if (!(await goesOn())) return undefined;
  }
  own.settle();
  const tail = fileTail(reader, source.size, changes.next(), changes.objects());
  return { tail, unseen: [...unseen, ...unseenOf(document, joinedSources(source, memorySource(tail)), doubtful)] };
}

/** The pages, of those in doubt, whose numbers are not there when the finished file is read back and drawn. */
function unseenOf({ pdfium }: PdfDocument, numbered: ByteSource, plans: readonly PagePlan[]): number[] {
  const reread = plans.length > 0 ? openDocument(pdfium, numbered) : undefined;
  if (reread === undefined || typeof reread === 'string') return plans.map(({ index }) => index);
  const isSeen = ({ index, numbers }: PagePlan) =>
    withPageOr(reread, index, false, (page) => {
      const wide = displayedSize(page.geometry).width;
      const { rgba, width } = drawPage(reread, page, 2 * Math.min(1000, wide));
      return numbers.every(({ text, x, baseline, size }) => {
        const [left = 0, right = 0, top = 0, bottom = 0] = [
          x,
          x + textWidth(text, size),
          baseline - size * 0.7,
          baseline,
        ].map((place) => Math.round((place * width) / wide));
        let [dark, all] = [0, 0];
        for (let row = top; row < bottom; row += 1)
          for (let column = left; column < right; column += 1, all += 1)
            if ((rgba[(row * width + column) * 4 + 1] as number) < 128) dark += 1;
        // Figures cover about a quarter of their box; a stamp's ink all of it, or little.
        return dark > all * 0.08 && dark < all * 0.75;
      });
    });
  const unseen = plans.filter((plan) => !isSeen(plan)).map(({ index }) => index);
  reread.close();
  return unseen;
}

/** PDFium's copy of a damaged file names its information dictionary, and leaves it out. */
function putBack({ reader, put }: Changes, metadata: ReadonlyMap<string, string>): void {
  const number = referenceNumber(reader.trailer.get('Info'));
  if (number === undefined || metadata.size === 0 || reader.text(number) !== undefined) return;
  put(dictionaryText(new Map([...metadata].map(([key, text]) => [key, textString(text)]))), number);
}

/** Embeds the figures; gives the object number of their font. */
function putFont({ put }: Changes): number {
  const data = atob(numerals.font);
  const name = `/TNLNNG+${fontName}`;
  const widths = Array(10).fill(numerals.width).join(' ');
  const first = '0'.charCodeAt(0);
  const file = put(streamBody(new Map([['Length1', String(data.length)]]), data));
  // Flags: serif, and characters of the standard set (PDF 32000-1, table 123).
  const descriptor = put(
    `<</Type/FontDescriptor/FontName${name}/Flags 34/FontBBox[${numerals.box.join(' ')}]/ItalicAngle 0` +
      `/Ascent ${numerals.ascent}/Descent ${numerals.descent}/CapHeight ${numerals.box[3]}/StemV 90/FontFile2 ${file} 0 R>>`,
  );
  return put(
    `<</Type/Font/Subtype/TrueType/BaseFont${name}/FirstChar ${first}/LastChar ${first + 9}/Widths[${widths}]` +
      `/FontDescriptor ${descriptor} 0 R/Encoding/WinAnsiEncoding>>`,
  );
}
