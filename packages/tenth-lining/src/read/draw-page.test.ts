import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { openTest } from '../../testing/number-whole';
import { pictureOf } from './draw-page';
import { withPage } from './open-page';

test('part of a page is drawn as it looks on the whole page (R11.4)', async () => {
  const [width, height] = [595, 842];
  const rows = Array.from(
    { length: 40 },
    (_, row) => `<rect x="70" y="${80 + row * 17}" width="${430 - row * 5}" height="6"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842" fill="#222">${rows.join('')}</svg>`;
  const jpeg = await sharp(Buffer.from(svg)).resize(1653).flatten({ background: '#f4f2ea' }).jpeg().toBuffer();
  const pdf = await PDFDocument.create();
  pdf.addPage([width, height]).drawImage(await pdf.embedJpg(jpeg), { x: 0, y: 0, width, height });
  const document = await openTest(await pdf.save());
  const [whole, part] = withPage(document, 0, (page) => [
    pictureOf(document, page),
    pictureOf(document, page, { x: 36, y: 72, width: 144, height: 216 }),
  ]);
  document.close();
  expect([part.width, part.height]).toEqual([200, 300]);
  const off = part.grey.map((grey, at) => {
    const [x, y] = [(at % part.width) + 50, Math.floor(at / part.width) + 100];
    return Math.abs(grey - (whole.grey[y * whole.width + x] ?? 0));
  });
  expect(Math.max(...off)).toBeLessThan(20);
});
