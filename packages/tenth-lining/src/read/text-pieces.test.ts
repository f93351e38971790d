import { degrees, PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { textOf } from '../../testing/number-whole';

/** What a page says whose rows stand 14 points below one another, tilted as a scan's OCR layer is. */
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

test.each([-3, -1.5, 0, 0.5, 2])('rows that are tilted by %d degrees are a piece each', async (tilt) => {
  const texts = Array.from({ length: 6 }, (_, row) => `row ${row} of words that reach across the page and on, and on`);
  const pieces = await rowsOf(texts, tilt);
  expect(pieces.map(({ text }) => text)).toEqual(texts);
  expect(Math.max(...pieces.map(({ angle }) => Math.abs(angle - tilt)))).toBeLessThan(0.1);
});

test('letters that their font takes for no character are read as unknown', async () => {
  const pdf = await PDFDocument.create();
  const { context } = pdf;
  const map = context.flateStream(
    '/CIDInit /ProcSet findresource begin begincmap /CMapType 1 def 3 begincodespacerange <00> <80> ' +
      '<c080> <dfbf> <e08080> <efbfbf> ' +
      'endcodespacerange 1 begincidrange <e08080> <efbfbf> 1 endcidrange endcmap',
    { Type: 'CMap', CMapName: 'Own' },
  );
  const letters = {
    Type: 'Font',
    Subtype: 'CIDFontType0',
    BaseFont: 'Helvetica',
    CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
  };
  const font = {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: 'Helvetica',
    Encoding: context.register(map),
    DescendantFonts: [letters],
  };
  const page = pdf.addPage([595, 842]);
  page.node.newFontDictionary('F', context.register(context.obj(font)));
  const name = page.node.normalizedEntries().Font?.keys()[0]?.asString();
  page.node.set(
    PDFName.of('Contents'),
    context.register(context.flateStream(`BT ${name} 12 Tf 72 700 Td <e0a0a0> Tj ET`)),
  );
  expect((await textOf(await pdf.save())).pieces.map(({ text }) => text)).toEqual(['\ufffd']);
});

test('letters that their font takes for spaces are unread, and spaces are not', async () => {
  const pdf = await PDFDocument.create();
  const { context } = pdf;
  const map = context.stream(
    'begincmap 1 begincodespacerange <00> <ff> endcodespacerange 3 beginbfchar <41> <00a0> <42> <00a0> <43> <0020> endbfchar endcmap',
  );
  const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', ToUnicode: context.register(map) };
  const page = pdf.addPage([595, 842]);
  const name = page.node.newFontDictionary('F', context.register(context.obj(font))).asString();
  const content = `BT ${name} 12 Tf 72 700 Td (ABBACAB) Tj 0 -20 Td (     ) Tj 0 -20 Td (words) Tj ET`;
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
  const { pieces, unread } = await textOf(await pdf.save());
  expect(pieces.map(({ text }) => text)).toEqual(['words']);
  expect(unread?.map(({ y }) => Math.round(y / 10))).toEqual([13]);
});

test('figures below one another are a piece each', async () => {
  const figures = ['1', '2', '3', '4', '5'];
  expect((await rowsOf(figures)).map(({ text }) => text)).toEqual(figures);
});
