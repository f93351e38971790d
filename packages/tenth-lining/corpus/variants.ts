import { degrees, PDFDict, PDFDocument, PDFName, PDFNumber } from 'pdf-lib';
import type { Doubt } from '../src/lines/types';
import { times } from './kind';

type Variant = { name: string; expects?: Doubt };

/**
 * Other descriptions of one and the same visible page: within a larger sheet of which a part is shown (CropBox), drawn lying down
 * and turned for display (Rotate), in units of half a point (UserUnit), in fonts that do not say which letters they have, shown
 * lying down, or with a text at its end that never ends.
 */
export const variants: readonly Variant[] = [
  { name: 'cropped' },
  { name: 'rotated' },
  { name: 'user-unit' },
  { name: 'unmapped' },
  { name: 'sideways', expects: 'sideways' },
  { name: 'broken', expects: 'unseen' },
];

export async function variantOf(typed: Uint8Array, { name }: Variant): Promise<Uint8Array> {
  const source = await PDFDocument.load(typed);
  if (name === 'unmapped') {
    for (const font of dictionariesOf(source)) font.delete(PDFName.of('ToUnicode'));
    return source.save();
  }
  const pdf = await PDFDocument.create();
  for (const drawn of await pdf.embedPages(source.getPages())) {
    const { width, height } = drawn;
    if (name === 'rotated') {
      const page = pdf.addPage([height, width]);
      page.drawPage(drawn, { x: height, y: 0, rotate: degrees(90) });
      page.setRotation(degrees(90));
    } else if (name === 'cropped') {
      const page = pdf.addPage([width + 120, height + 90]);
      page.drawPage(drawn, { x: 70, y: 40 });
      page.setCropBox(70, 40, width, height);
    } else {
      const page = pdf.addPage([width, height]);
      page.drawPage(drawn);
      if (name === 'broken') page.node.addContentStream(pdf.context.register(pdf.context.stream('(never ended')));
      else if (name === 'sideways') page.setRotation(degrees(90));
      else page.node.set(PDFName.of('UserUnit'), PDFNumber.of(2));
    }
  }
  return pdf.save();
}

/** The same pages, with a map of the bold fonts that gives a space for each letter, as subsets of some writers have. */
export async function withoutBoldLetters(typed: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(typed);
  const code = (at: number) => `1 beginbfchar <${at.toString(16).padStart(4, '0')}> <00a0> endbfchar\n`;
  const map = pdf.context.stream(
    `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange\n${times(1000, code)}endcmap end`,
  );
  const ref = pdf.context.register(map);
  for (const font of dictionariesOf(pdf))
    if (/Bold/.test(`${font.get(PDFName.of('BaseFont'))}`)) font.set(PDFName.of('ToUnicode'), ref);
  return pdf.save();
}

const dictionariesOf = ({ context }: PDFDocument): PDFDict[] =>
  context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
