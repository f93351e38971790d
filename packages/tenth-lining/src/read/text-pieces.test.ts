import { degrees, type PDFContext, PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { textOf } from '../../testing/number-whole';

/** The text pieces of a page with rows 14 points apart, tilted like the OCR layer of a scan. */
async function rowsOf(texts: string[], tilt = 0) {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const angle = (tilt * Math.PI) / 180;
  texts.forEach((text, row) => {
    const down = row * 14;
    page.drawText(text, {
      x: 72 - down * Math.sin(angle),
      y: 700 - down * Math.cos(angle),
      size: 11,
      rotate: degrees(-tilt),
    });
  });
  return (await textOf(await pdf.save())).pieces;
}

test.each([-3, -1.5, 0, 0.5, 2])('rows tilted by %d degrees are one piece each', async (tilt) => {
  const texts = Array.from({ length: 6 }, (_, row) => `row ${row} of words that reach across the page and on, and on`);
  const pieces = await rowsOf(texts, tilt);
  expect(pieces.map(({ text }) => text)).toEqual(texts);
  expect(Math.max(...pieces.map(({ angle }) => Math.abs(angle - tilt)))).toBeLessThan(0.1);
});

/** Reads a page whose text is in a font that pdf-lib cannot make. */
async function readInFont(content: string, fontIn: (context: PDFContext) => Parameters<PDFContext['obj']>[0]) {
  const pdf = await PDFDocument.create();
  const { context } = pdf;
  const page = pdf.addPage([595, 842]);
  const name = page.node.newFontDictionary('F', context.register(context.obj(fontIn(context)))).asString();
  const stream = context.flateStream(`BT ${name} 12 Tf 72 700 Td ${content} ET`);
  page.node.set(PDFName.of('Contents'), context.register(stream));
  return textOf(await pdf.save());
}

test('letters that their font maps to no character are read as U+FFFD', async () => {
  const { pieces } = await readInFont('<e0a0a0> Tj', (context) => {
    const map = context.flateStream(
      '/CIDInit /ProcSet findresource begin begincmap /CMapType 1 def 3 begincodespacerange <00> <80> ' +
        '<c080> <dfbf> <e08080> <efbfbf> ' +
        'endcodespacerange 1 begincidrange <e08080> <efbfbf> 1 endcidrange endcmap',
      { Type: 'CMap', CMapName: 'Own' },
    );
    const order = { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 };
    const common = { Type: 'Font', BaseFont: 'Helvetica' };
    const letters = { ...common, Subtype: 'CIDFontType0', CIDSystemInfo: order };
    return { ...common, Subtype: 'Type0', Encoding: context.register(map), DescendantFonts: [letters] };
  });
  expect(pieces.map(({ text }) => text)).toEqual(['\ufffd']);
});

test('letters that their font maps to spaces are reported as unread, real spaces are not', async () => {
  const content = '(ABBACAB) Tj 0 -20 Td (     ) Tj 0 -20 Td (words) Tj';
  const { pieces, unread } = await readInFont(content, (context) => {
    const map = context.stream(
      'begincmap 1 begincodespacerange <00> <ff> endcodespacerange 3 beginbfchar <41> <00a0> <42> <00a0> <43> <0020> endbfchar endcmap',
    );
    return { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', ToUnicode: context.register(map) };
  });
  expect(pieces.map(({ text }) => text)).toEqual(['words']);
  expect(unread?.map(({ y }) => Math.round(y / 10))).toEqual([13]);
});

test('figures below one another are one piece each', async () => {
  const figures = ['1', '2', '3', '4', '5'];
  expect((await rowsOf(figures)).map(({ text }) => text)).toEqual(figures);
});
