import { degrees, PDFDocument, type PDFPage } from 'pdf-lib';
import sharp from 'sharp';
import { openTest } from '@/tenth-lining/testing/number-whole';
import { pictureOf } from './draw-page';
import { readPageText, withPage } from './open-page';
import { scannedPicture } from './scanned-picture';

// R11.4: a scan’s own pixels, in place of drawing its page.

const [across, down] = [595, 842];
const wholePage = [0, 0, across, down];

/** A scan of a page of A4 with bars for rows, black, or red as stamps are. */
function scan(dpi: number, { ink = '#222', isGrey = false } = {}): Promise<Buffer> {
  const rows = Array.from(
    { length: 40 },
    (_, row) => `<rect x="70" y="${80 + row * 17}" width="${430 - row * 5}" height="6"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842" fill="${ink}">${rows.join('')}</svg>`;
  const size = { width: Math.round((across * dpi) / 72), height: Math.round((down * dpi) / 72) };
  const picture = sharp(Buffer.from(svg)).resize(size).flatten({ background: '#f4f2ea' });
  return (isGrey ? picture.toColourspace('b-w') : picture).jpeg().toBuffer();
}

/** What the scan itself gives for the first page of a file, and what drawing the page gives. */
async function bothOf(jpeg: Buffer, change: (page: PDFPage) => void = () => {}, place = wholePage) {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([across, down]);
  const [x = 0, y = 0, width = 0, height = 0] = place;
  page.drawImage(await pdf.embedJpg(jpeg), { x, y, width, height });
  change(page);
  const document = await openTest(await pdf.save());
  const both = withPage(document, 0, (open) => ({
    joined: scannedPicture(document, open, readPageText(document, open)),
    drawn: pictureOf(document, open),
  }));
  document.close();
  return both;
}

test.each([
  [200, {}],
  [200, { isGrey: true }],
  [300, {}],
  [200, { ink: '#c02020' }],
])('a scan of %i dots per inch gives the picture that drawing its page gives: %j', async (dpi, look) => {
  const { joined, drawn } = await bothOf(await scan(dpi, look));
  expect(Math.abs((joined?.width ?? 0) - drawn.width)).toBeLessThan(3);
  const rowsIn = ({ grey, width, height }: typeof drawn) => {
    const middle = width >> 2;
    const dark = Array.from({ length: height }, (_, y) => (grey[y * width + middle] as number) < 150);
    return dark.flatMap((isDark, y) => (isDark && !dark[y - 1] ? [y] : []));
  };
  const [seen, expected] = [rowsIn(joined ?? drawn), rowsIn(drawn)];
  expect(seen).toHaveLength(40);
  expect(Math.max(...seen.map((y, row) => Math.abs(y - (expected[row] ?? 0))))).toBeLessThan(3);
});

test.each<[string, number, (page: PDFPage) => void, number[]]>([
  ['has a line drawn on it', 200, (page) => page.drawLine({ start: { x: 9, y: 9 }, end: { x: 99, y: 9 } }), wholePage],
  ['is turned', 200, (page) => page.setRotation(degrees(90)), wholePage],
  ['is larger than its scan', 200, () => {}, [0, 400, across, 442]],
  ['was scanned at a density between', 150, () => {}, wholePage],
])('a page is drawn when it %s', async (_, dpi, change, place) => {
  expect((await bothOf(await scan(dpi), change, place)).joined).toBeUndefined();
});

test('what is printed over a scan is not in its picture', async () => {
  const print = (page: PDFPage) => page.drawText('Filed', { x: 50, y: 800 });
  expect((await bothOf(await scan(200), print, wholePage)).joined?.isBare).toBe(true);
});

test('a place on a page is drawn as it stands on the whole page', async () => {
  const pdf = await PDFDocument.create();
  pdf
    .addPage([across, down])
    .drawImage(await pdf.embedJpg(await scan(200)), { x: 0, y: 0, width: across, height: down });
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
