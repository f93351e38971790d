import { PDFDocument } from 'pdf-lib';
import { encrypted } from '../../testing/encrypt';
import { makePdf } from '../../testing/make-pdf';
import { numberWhole, openTest, testPlace, textOf } from '../../testing/number-whole';
import { runOn, withPdfTools, wordsOf } from '../../testing/pdf-tools';
import type { TextPiece } from '../lines/types';
import { memorySource } from '../pdf/byte-source';
import { sizeBeforeNumbers } from './earlier-numbering';

const numberOn = (pieces: TextPiece[]) => pieces.find(({ text }) => text === '10');

describe.each([
  ['a table of references', {}, ''],
  ['a stream of references, objects packed', { packed: true }, ''],
  ['bytes before its header', {}, 'HTTP/1.1 200 OK\n\n'],
  ['bytes before its header and packed objects', { packed: true }, 'HTTP/1.1 200 OK\n\n'],
])('R11.5: a file with %s', (_, options, before) => {
  const original = async () =>
    Buffer.concat([Buffer.from(before), await makePdf([{}, { hasLink: true }, { rotate: 90 }], options)]);

  test('keeps its bytes and is only appended to', async () => {
    const pdf = await original();
    const numbered = await numberWhole(pdf);
    expect(Buffer.from(numbered.subarray(0, pdf.length)).equals(pdf)).toBe(true);
    expect((await openTest(numbered)).facts).toMatchObject({ pages: 3, isRepaired: false });
    expect(numberOn((await textOf(numbered, 1)).pieces)).toBeDefined();
    expect(sizeBeforeNumbers(memorySource(numbered))).toBe(pdf.length);
  });

  withPdfTools('is in order for qpdf, with its title, its link and its text', async () => {
    const pdf = await original();
    const numbered = await numberWhole(pdf);
    expect(runOn(numbered, 'qpdf', '--check', 'FILE')).toMatchObject({ status: 0 });
    expect(runOn(numbered, 'pdfinfo', '-url', 'FILE').text).toContain('https://example.com/a_(b)');
    expect(runOn(numbered, 'pdfinfo', 'FILE').text).toMatch(/Title:\s+A test/);
    expect(wordsOf(numbered).filter(({ text }) => text !== '10')).toEqual(wordsOf(pdf));
    const { left = 0, top = 0, bottom = 0 } = wordsOf(numbered).find(({ text }) => text === '10') ?? {};
    expect(Math.abs(left - testPlace.x)).toBeLessThan(1);
    expect([top, bottom].map((edge) => edge > testPlace.baseline - 1)).toEqual([false, true]);
  });
});

test.each([
  ['upright', {}],
  ['a quarter turn', { rotate: 90 }],
  ['upside down', { rotate: 180 }],
  ['three quarter turns', { rotate: 270 }],
  ['negative turn', { rotate: -90 }],
  ['landscape', { size: [842, 595] as [number, number] }],
  ['a box away from the origin', { media: [-50, -30, 700, 900] as const, crop: [20, 40, 500, 700] as const }],
  ['turned and cropped', { rotate: 90, crop: [30, 60, 480, 690] as const }],
  ['another unit', { userUnit: 2 }],
])('a number is upright and in its place on a page: %s', async (_, page) => {
  const numbered = await numberWhole(await makePdf([page as Parameters<typeof makePdf>[0][number]]));
  const number = numberOn((await textOf(numbered)).pieces);
  expect(number).toMatchObject({
    baseline: expect.closeTo(testPlace.baseline, 1),
    fontSize: expect.closeTo(10, 1),
    angle: expect.closeTo(0, 3),
  });
  expect(Math.abs((number?.x ?? 0) - testPlace.x)).toBeLessThan(1);
});

test.each([
  ['a state never restored', { before: 'q 0.5 0 0 0.5 50 50 cm' }],
  ['two states never restored, and a clip', { before: 'q q 0 0 10 10 re W n 2 0 0 2 0 0 cm' }],
  ['more restored than saved', { before: '2 0 0 2 0 0 cm Q' }],
  ['text never ended', { after: 'BT 1 0 0 1 40 40 Tm 3 Tr' }],
  ['marked content never ended', { before: '/P <</MCID 0>> BDC', after: '/Span BMC' }],
  ['operators in a string and a picture', { before: '(q q \\( Q) pop BI /W 1 /H 1 /BPC 8 /CS /G ID q Q EI' }],
])('a number is not affected by what a page’s content leaves behind: %s', async (_, page) => {
  const pdf = await makePdf([page]);
  const numbered = await numberWhole(pdf);
  const { pieces } = await textOf(numbered);
  expect(numberOn(pieces)).toMatchObject({ fontSize: expect.closeTo(10, 1), baseline: expect.closeTo(100, 1) });
  expect(pieces.filter(({ text }) => text !== '10')).toEqual((await textOf(pdf)).pieces);
});

withPdfTools.each([
  ['apart', false],
  ['packed', true],
])('a page object that is several pages is copied for each, objects %s', async (_, packed) => {
  const numbered = await numberWhole(await makePdf([{}, {}], { packed, repeats: 2 }));
  const words = wordsOf(numbered).map(({ text }) => text);
  expect(words).toEqual('10 Page 0 10 Page 1 10 Page 0 10 Page 0'.split(' '));
  expect(runOn(numbered, 'qpdf', '--check', 'FILE')).toMatchObject({ status: 0 });
});

test('a number is marked as an artifact, in an embedded font', async () => {
  const pdf = await makePdf([{}]);
  const added = Buffer.from((await numberWhole(pdf)).subarray(pdf.length)).toString('latin1');
  expect(added).toMatch(
    /\/Artifact <<\/Type \/Pagination \/Subtype \/LineNum>> BDC\n(?:(?!EMC)[\s\S])*\(10\) Tj\nET\nEMC/,
  );
  expect(added).toContain('/FontFile2');
});

test('room is made by drawing content and links smaller from the bottom left', async () => {
  const pdf = await makePdf([{ hasLink: true }]);
  const numbered = await numberWhole(pdf, { scale: 0.9 });
  const [before, after] = [await textOf(pdf), await textOf(numbered)];
  expect(after.pieces.find(({ text }) => text === 'Page 0')).toMatchObject({
    x: expect.closeTo((before.pieces[0]?.x ?? 0) * 0.9, 1),
    baseline: expect.closeTo(842 - (842 - (before.pieces[0]?.baseline ?? 0)) * 0.9, 1),
    fontSize: expect.closeTo(10.8, 1),
  });
  expect(Buffer.from(numbered).toString('latin1')).toContain('/Rect [81 448.2 126 460.8]');
});

const shifted = (pdf: Buffer) => Buffer.concat([pdf.subarray(0, 20), Buffer.from('%%\n'), pdf.subarray(20)]);

test.each(['A test', 'Ruling (No. 2) \\ Mwangi', 'Hati ya Madai – “2026”'])(
  'a damaged file keeps its title: %s',
  async (title) => {
    const numbered = await numberWhole(shifted(Buffer.from(await makePdf([{}], { title }))));
    expect((await PDFDocument.load(numbered)).getTitle()).toBe(title);
  },
);

test('a file that is damaged and encrypted keeps its title', async () => {
  const numbered = await numberWhole(shifted(await encrypted(await makePdf([{}], { title: 'A test' }), {})));
  expect((await PDFDocument.load(numbered)).getTitle()).toBe('A test');
});

test.each([
  ['its references shifted', shifted],
  ['its end cut off', (pdf: Buffer) => pdf.subarray(0, pdf.lastIndexOf('xref', pdf.length - 30) - 4)],
])('a damaged file is repaired: %s', async (_, damage) => {
  const numbered = await numberWhole(damage(Buffer.from(await makePdf([{}, {}]))));
  expect((await openTest(numbered)).facts).toMatchObject({ pages: 2, isRepaired: false });
  expect(numberOn((await textOf(numbered, 1)).pieces)).toBeDefined();
});
