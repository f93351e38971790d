import { type PagePlan, textWidth } from '../layout';
import type { Doubt } from '../lines/types';
import { numerals } from '../numerals';
import { type ByteSource, memorySource } from '../pdf/byte-source';
import { objectReader } from '../pdf/object-reader';
import { fromHeader, joinedSources, skippingPictures } from '../pdf/repair';
import { drawPage } from '../read/draw-page';
import { type Drawn, drawnOn, isSameDrawn, sumsOf } from '../read/drawn-sums';
import { renewMetadata } from '../read/metadata';
import { openDocument, type PdfDocument } from '../read/open-document';
import { isFatal, type OpenPage, withPageOr } from '../read/open-page';
import { displayedBox, displayedSize, type PageGeometry } from '../read/page-geometry';
import { type Pdfium, textObject } from '../read/pdfium';
import { fontName } from './earlier-numbering';
import { incrementalUpdate, streamBody } from './incremental-update';
import { roomMatrix } from './page-content';
import { type Changes, newChanges, updatePage } from './page-update';
import { plainCopy } from './plain-copy';
import { separatePages } from './separate-pages';

/** What is drawn on a page, how the page lies in the file, and what stood on it when it was read (read/drawn-sums.ts). */
export type PlannedPage = { plan: PagePlan; geometry: PageGeometry; drawn: readonly number[]; isTurned?: boolean };

/** What is amiss with a page of the finished file: a number may not be seen, or it stays as it was. */
export type WritingDoubt = Extract<Doubt, 'unseen' | 'unwritten' | 'undecoded'>;

type ShouldContinue = () => boolean | Promise<boolean>;

/** `shouldContinue` is asked after each page, `false` ends the work; `largestCopy`: bytes that a file and its copy may have. */
type Options = { shouldContinue?: ShouldContinue; largestCopy?: number };

/** A numbered file: the original's bytes (`copy` undefined) or those of its copy, and what is appended to them. */
export type NumberedPdf = {
  copy?: Uint8Array<ArrayBuffer>;
  update: Uint8Array<ArrayBuffer>;
  doubts: Map<number, WritingDoubt>;
};

/**
 * Adds numbers to a file without touching a byte of it: what changes is appended (PDF 32000-1, 7.5.6). A file that is
 * encrypted or damaged, or whose objects cannot be followed here, is copied by PDFium first, and the copy added to. Undefined when
 * the work was ended; throws 'cannot-write' when the copy cannot be followed either, and 'copy-too-large'.
 */
export async function numberPdf(
  document: PdfDocument,
  pages: readonly PlannedPage[],
  { shouldContinue = () => true, largestCopy = Infinity }: Options = {},
): Promise<NumberedPdf | undefined> {
  if (!document.facts.isEncrypted && !document.facts.isRepaired) {
    try {
      return await checkedUpdate({ document, file: document.source, shouldContinue }, pages);
    } catch (error) {
      if (isFatal(error)) throw error;
      // PDFium follows more than is followed here; its copy is in order.
    }
  }
  if (document.source.size > largestCopy) throw new Error('copy-too-large');
  document.pdfium.watch('file');
  renewMetadata(document);
  const copy = plainCopy(document, largestCopy);
  const source = memorySource(copy);
  const reopened = openDocument(document.pdfium, source);
  document.pdfium.watch();
  if (typeof reopened === 'string') throw new Error('cannot-write');
  try {
    const update = await checkedUpdate({ document: reopened, file: source, shouldContinue }, pages);
    return update && { copy, ...update };
  } catch (error) {
    throw isFatal(error) ? error : new Error('cannot-write', { cause: error });
  } finally {
    reopened.close();
  }
}

/** What is appended, once the file with it was read back: pages that are not what they were are left as they were. */
async function checkedUpdate(job: Job, pages: readonly PlannedPage[]): Promise<Omit<NumberedPdf, 'copy'> | undefined> {
  const unwritten = new Map<number, WritingDoubt>();
  for (;;) {
    const changed = pages.filter(
      ({ plan, isTurned }) => !unwritten.has(plan.index) && (plan.numbers.length > 0 || plan.scale !== 1 || isTurned),
    );
    const written = await updateFor(job, changed);
    const found = written && (await writingDoubts(job, changed, written));
    if (!found) return undefined;
    const broken = [...found].filter(([, doubt]) => doubt === 'unwritten');
    if (broken.length === 0) return { update: written.update, doubts: new Map([...unwritten, ...found]) };
    for (const [index, doubt] of broken) unwritten.set(index, doubt);
  }
}

/** What is added to: a document and its bytes, or those of its copy. */
type Job = { document: PdfDocument; file: ByteSource; shouldContinue: ShouldContinue };

/** Bytes of the file that are read back before it is opened anew. */
const mostReread = 64 << 20;

type Written = { update: Uint8Array<ArrayBuffer>; seen: (ReturnType<typeof updatePage> | 'nowhere')[] };

async function updateFor(
  { document, file, shouldContinue }: Job,
  pages: readonly PlannedPage[],
): Promise<Written | undefined> {
  const { call, watch } = document.pdfium;
  const source = fromHeader(file);
  const reader = objectReader(source);
  const changes = newChanges(reader);
  const font = putFont(changes);
  const own = separatePages(changes, document.facts.pages);
  const seen: Written['seen'] = [];
  for (const { plan, geometry, isTurned, drawn } of pages) {
    const isBlank = drawn.every((sum) => sum === 0);
    watch(plan.index);
    const number = call.EPDFDoc_GetPageObjectNumberByIndex(document.handle, plan.index);
    const by = own.place(plan.index, number);
    seen.push(
      by === undefined ? 'nowhere' : updatePage(changes, { number, by, plan, geometry, isTurned, isBlank }, font),
    );
    watch();
    if (!(await shouldContinue())) return undefined;
  }
  own.settle();
  return { update: incrementalUpdate(reader, source.size, changes.next(), changes.objects()), seen };
}

/** Reads the finished file back: what stood on its pages has to be there, and their numbers in place, and seen. */
async function writingDoubts(
  { document: { pdfium, facts }, file, shouldContinue }: Job,
  pages: readonly PlannedPage[],
  { update, seen }: Written,
): Promise<Map<number, WritingDoubt> | undefined> {
  const whole = joinedSources(fromHeader(file), memorySource(update));
  // What may hide a number is looked at with the pictures.
  const written = seen.includes('perhaps') ? whole : skippingPictures(whole);
  const open = (): PdfDocument => {
    const opened = openDocument(pdfium, written);
    if (typeof opened === 'string') throw new Error('It cannot be read back.');
    if (opened.facts.isRepaired || opened.facts.pages !== facts.pages) throw new Error('It has other pages.');
    return opened;
  };
  let reread = open();
  // PDFium keeps the pictures of a file that is open.
  const pagesAtOnce = Math.ceil((pages.length * mostReread) / written.size);
  const doubts = new Map<number, WritingDoubt>();
  try {
    for (const [at, page] of pages.entries()) {
      if (at % pagesAtOnce === pagesAtOnce - 1) {
        reread.close();
        reread = open();
      }
      const { index } = page.plan;
      const doubt = withPageOr(reread, index, 'unwritten', (opened): WritingDoubt | undefined => {
        if (seen[at] === 'nowhere') return 'unseen';
        if (!isWhole(pdfium, opened, page)) return 'unwritten';
        if (seen[at] === 'undecoded') return 'undecoded';
        const isSeen = seen[at] === 'seen' || (seen[at] === 'perhaps' && areSeen(reread, opened, page.plan));
        return isSeen ? undefined : 'unseen';
      });
      if (doubt) doubts.set(index, doubt);
      if (!(await shouldContinue())) return undefined;
    }
  } finally {
    reread.close();
  }
  return doubts;
}

/** Whether a page has what it had, and its numbers besides, before it or after it. */
function isWhole(pdfium: Pdfium, page: OpenPage, { plan, geometry, drawn }: PlannedPage): boolean {
  const { numbers, scale } = plan;
  const all = drawnOn(pdfium, page.handle);
  const own = numbers.length + numbers.filter(({ hasGround }) => hasGround).length;
  const rest = all.length - own;
  const areOurs = (objects: readonly Drawn[]) => {
    const figures = objects.filter(([kind]) => kind === textObject);
    return numbers.every(({ x, baseline, size }, at) => {
      const [, ...edges] = figures[at] ?? [0, 0, 0, 0, 0];
      const box = displayedBox(page.geometry, ...edges);
      return Math.abs(box.x - x) < size && Math.abs(box.y + box.height - baseline) < size;
    });
  };
  const isSame = (objects: readonly Drawn[]) => isSameDrawn(drawn, sumsOf(objects), roomMatrix(scale, geometry));
  return (
    rest >= 0 &&
    ((areOurs(all.slice(0, own)) && isSame(all.slice(own))) || (areOurs(all.slice(rest)) && isSame(all.slice(0, rest))))
  );
}

function areSeen(document: PdfDocument, page: OpenPage, { numbers }: PagePlan): boolean {
  const wide = displayedSize(page.geometry).width;
  const { rgba, width } = drawPage(document, page, 2 * Math.min(1000, wide));
  return numbers.every(({ text, x, baseline, size }) => {
    const places = [x, x + textWidth(text, size), baseline - size * 0.7, baseline];
    const [left = 0, right = 0, top = 0, bottom = 0] = places.map((place) => Math.round((place * width) / wide));
    let [dark, all] = [0, 0];
    for (let row = top; row < bottom; row += 1)
      for (let column = left; column < right; column += 1, all += 1)
        if ((rgba[(row * width + column) * 4 + 1] as number) < 128) dark += 1;
    // Figures cover about a quarter of their box; a stamp's ink all of it, or little.
    return dark > all * 0.08 && dark < all * 0.75;
  });
}

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
