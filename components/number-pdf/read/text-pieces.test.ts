import { degrees, PDFDocument } from 'pdf-lib';
import { textOf } from '@/components/number-pdf/testing/number-whole';

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

test('figures below one another are a piece each', async () => {
  const figures = ['1', '2', '3', '4', '5'];
  expect((await rowsOf(figures)).map(({ text }) => text)).toEqual(figures);
});
