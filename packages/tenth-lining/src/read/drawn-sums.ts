import { edgesOf, type Pdfium, pageObjects } from './pdfium';

/** An object of a page: its kind (fpdf_edit.h, FPDF_PAGEOBJ_*: text is 1) and its left, bottom, right and top edge in the file's space. */
export type Drawn = readonly [kind: number, left: number, bottom: number, right: number, top: number];

const kinds = 6;
const farthest = 1e5;

/** What stands on an open page, in its order. Letters without their font, and forms without their content, have other edges. */
export function drawnOn(pdfium: Pdfium, page: number): Drawn[] {
  return pageObjects(pdfium, page).map((object): Drawn => {
    const edges = edgesOf(pdfium, object) ?? [];
    const [left = 0, bottom = 0, right = 0, top = 0] = edges.map((edge) =>
      Number.isNaN(edge) ? 0 : Math.max(-farthest, Math.min(farthest, edge)),
    );
    return [pdfium.call.FPDFPageObj_GetType(object), left, bottom, right, top];
  });
}

/** Five numbers for each kind: how many there are, and the sums of their edges. */
export function sumsOf(drawn: readonly Drawn[]): number[] {
  const sums = Array<number>(kinds * 5).fill(0);
  for (const [kind, ...edges] of drawn)
    for (const [at, value] of [1, ...edges].entries()) sums[kind * 5 + at] = (sums[kind * 5 + at] ?? 0) + value;
  return sums;
}

/** Whether a page has what it had, by its sums before and after; `matrix` is what its content is drawn smaller by. */
export function isSameDrawn(
  before: readonly number[],
  after: readonly number[],
  [scale = 1, , , , right = 0, up = 0]: readonly number[],
): boolean {
  // A hairline is as wide on a smaller page.
  const tolerance = scale === 1 ? 0.05 : 1.5;
  return before.every((sum, at) => {
    const count = before[at - (at % 5)] as number;
    if (at % 5 === 0) return after[at] === count;
    const wanted = sum * scale + count * (at % 2 ? right : up);
    return Math.abs((after[at] as number) - wanted) <= count * tolerance + Math.abs(wanted) * 1e-4;
  });
}
