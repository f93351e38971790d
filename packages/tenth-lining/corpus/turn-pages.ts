import { degrees, PDFDict, PDFDocument, PDFName, PDFNumber } from 'pdf-lib';
import { many, times } from './kind';

/**
 * How a file may describe one and the same visible page; `sideways` shows it lying down, and `broken` ends in a text that never
 * ends: a person must look at these.
 */
export const turnings = ['cropped', 'rotated', 'user-unit', 'unmapped', 'sideways', 'broken'] as const;
export type Turning = (typeof turnings)[number];

/**
 * The same pages in another description: within a larger sheet of which a part is shown (CropBox), drawn lying down and
 * turned for display (Rotate), in units of half a point (UserUnit), in fonts that do not say which letters they have, shown lying
 * down, or broken at its end.
 */
export async function turnPages(typed: Uint8Array, turning: Turning): Promise<Uint8Array> {
  const source = await PDFDocument.load(typed);
  if (turning === 'unmapped') {
    for (const [, object] of source.context.enumerateIndirectObjects())
      if (object instanceof PDFDict) object.delete(PDFName.of('ToUnicode'));
    return source.save();
  }
  const pdf = await PDFDocument.create();
  for (const drawn of await pdf.embedPages(source.getPages())) {
    const { width, height } = drawn;
    if (turning === 'rotated') {
      const page = pdf.addPage([height, width]);
      page.drawPage(drawn, { x: height, y: 0, rotate: degrees(90) });
      page.setRotation(degrees(90));
    } else if (turning === 'cropped') {
      const page = pdf.addPage([width + 120, height + 90]);
      page.drawPage(drawn, { x: 70, y: 40 });
      page.setCropBox(70, 40, width, height);
    } else {
      const page = pdf.addPage([width, height]);
      page.drawPage(drawn);
      if (turning === 'broken') page.node.addContentStream(pdf.context.register(pdf.context.stream('(never ended')));
      else if (turning === 'sideways') page.setRotation(degrees(90));
      else page.node.set(PDFName.of('UserUnit'), PDFNumber.of(2));
    }
  }
  return pdf.save();
}

/** The same pages, whose bold fonts say of each letter that it is a space, as subsets of some writers do. */
export async function withoutBoldLetters(typed: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(typed);
  const codes = many(10, (block) =>
    times(100, (at) => `<${(block * 100 + at).toString(16).padStart(4, '0')}> <00a0>\n`),
  );
  const map = pdf.context.stream(
    `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange\n${codes.map((block) => `100 beginbfchar\n${block}endbfchar\n`).join('')}endcmap end`,
  );
  const ref = pdf.context.register(map);
  for (const [, object] of pdf.context.enumerateIndirectObjects())
    if (object instanceof PDFDict && /Bold/.test(`${object.get(PDFName.of('BaseFont'))}`))
      object.set(PDFName.of('ToUnicode'), ref);
  return pdf.save();
}
