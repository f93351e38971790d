import { type Pdfium, pageObjects } from './pdfium';

/** From this on of 255 each colour is as light as paper, and below it each opacity as good as none. */
const [paleFrom, opaqueFrom] = [235, 25];
const optionalContent = [...'OC\0'].flatMap((sign) => [sign.charCodeAt(0), 0]);

/** Whether some of a page is on a layer, which a reader may not show (PDF 32000-1, 8.11). */
export function hasLayers(pdfium: Pdfium, page: number): boolean {
  const { call, memory, given: at } = pdfium;
  const isLayer = (mark: number): boolean => {
    memory().bytes.fill(0, at, at + 16);
    call.FPDFPageObjMark_GetName(mark, at + 4, 12, at);
    return optionalContent.every((byte, index) => memory().bytes[at + 4 + index] === byte);
  };
  return pageObjects(pdfium, page).some((object) => {
    const length = Math.max(0, call.FPDFPageObj_CountMarks(object));
    return Array.from({ length }, (_, mark) => call.FPDFPageObj_GetMark(object, mark)).some(isLayer);
  });
}

export function isPale({ call, memory, given: at }: Pdfium, object: number): boolean {
  if (!call.FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12)) return false;
  const [red = 0, green = 0, blue = 0, opacity = 255] = [0, 4, 8, 12].map((to) =>
    memory().view.getUint32(at + to, true),
  );
  return Math.min(red, green, blue) >= paleFrom || opacity < opaqueFrom;
}
