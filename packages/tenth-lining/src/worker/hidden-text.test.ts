import { PDFDocument, PDFName, rgb, StandardFonts } from 'pdf-lib';
import { openTest } from '../../testing/number-whole';
import { readLines } from './read-lines';

const words = 'words of a judgment that reach far across the page, and on';
const layer = 'on a layer';

/** The number of rows that count on a page of twelve, the third of which is drawn differently. */
async function rowsWith(otherwise: { color?: ReturnType<typeof rgb>; isOn?: boolean; ground?: boolean }) {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  const page = pdf.addPage([595, 842]);
  const group = pdf.context.register(pdf.context.obj({ Type: 'OCG', Name: layer }));
  const off = otherwise.isOn ? [] : [group];
  pdf.catalog.set(PDFName.of('OCProperties'), pdf.context.obj({ OCGs: [group], D: { OFF: off } }));
  if (otherwise.ground) page.drawRectangle({ x: 72, y: 645, width: 450, height: 16, color: rgb(0.1, 0.1, 0.1) });
  for (let row = 0; row < 12; row += 1) {
    const at = { x: 72, y: 700 - row * 24, size: 12, font };
    if (row !== 2 || otherwise.color) page.drawText(words, { ...at, ...(row === 2 && { color: otherwise.color }) });
  }
  if (otherwise.isOn !== undefined) {
    const key = page.node.newFontDictionary('F', font.ref);
    page.node.Resources()?.set(PDFName.of('Properties'), pdf.context.obj({ L: group }));
    const content = `/OC /L BDC BT ${key} 12 Tf 72 652 Td (${words}) Tj ET EMC`;
    page.node.addContentStream(pdf.context.register(pdf.context.stream(content)));
  }
  const document = await openTest(await pdf.save());
  const { lines } = readLines(document, 0);
  document.close();
  return lines.rows.filter(({ counts }) => counts).length;
}

test.each([
  ['white on paper', { color: rgb(1, 1, 1) }, 11],
  ['white on a dark ground', { color: rgb(1, 1, 1), ground: true }, 12],
  ['on a layer that is off', { isOn: false }, 11],
  ['on a layer that is on', { isOn: true }, 12],
] as const)('a row %s counts when it shows', async (_, otherwise, rows) => {
  expect(await rowsWith(otherwise)).toBe(rows);
});
