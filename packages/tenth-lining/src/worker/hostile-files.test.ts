import {
  catalog,
  filePdf,
  flateStream,
  packedMegabytes,
  packedStream,
  pageBody,
  pagesBody,
  stream,
} from '../../testing/make-pdf';
import { numberWatched } from '../../testing/number-watched';
import { textOf } from '../../testing/number-whole';

const seconds = 2;

const form = (data: string, more: string) => stream(data, `/Type/XObject/Subtype/Form/BBox[0 0 595 842]${more}`);
const drawsForm = (number: number) => `/Resources<</XObject<</X ${number} 0 R>>>>`;

const gigabyte = packedMegabytes(1024, ' ');
const packedTwice = packedStream(gigabyte).toString('latin1').replace('/FlateDecode', '[/FlateDecode/FlateDecode]');

const blank = Buffer.alloc(20e6, ' ');
const drawn = packedStream('/X Do');
const nested = Array.from({ length: 25 }, (_, at) => form('/X Do '.repeat(10), at < 24 ? drawsForm(at + 9) : ''));

/** Objects from number 7 on; the first is the page's content. */
const shapes: [string, string, (string | Buffer)[]][] = [
  ['unpacks to a gigabyte', '', [flateStream(gigabyte)]],
  ['is packed twice', '', [Buffer.from(packedTwice, 'latin1')]],
  ['names one stream a thousand times', `/Contents[${'8 0 R '.repeat(1000)}]`, ['', packedStream(blank)]],
  [
    'has a form that unpacks to a gigabyte',
    drawsForm(8),
    [drawn, flateStream(gigabyte, '/Subtype/Form/BBox[0 0 9 9]')],
  ],
  ['has forms that each draw the next ten times', drawsForm(8), [drawn, ...nested]],
  ['draws millions of rectangles', '', [packedStream('1 1 9 9 re f\n'.repeat(25e5))]],
];

test.each(shapes)('R11.6, R11.9: a page that %s is left unchanged and listed', async (_, more, objects) => {
  const text = packedStream('BT /F 12 Tf 90 500 Td (Page) Tj ET');
  const good = pageBody('/Contents 6 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>');
  const content = more.includes('/Contents') ? more : `${more}/Contents 7 0 R`;
  const bodies = [catalog, pagesBody(3, 4, 5), good, pageBody(content), good, text, ...objects];
  const { file, pages } = await numberWatched(filePdf(bodies), seconds);
  expect(pages.map(({ doubts }) => doubts)).toEqual([[], ['unread'], []]);
  for (const index of [0, 2]) {
    const { pieces } = await textOf(file ?? Buffer.alloc(0), index);
    expect(pieces.map((piece) => piece.text)).toEqual(['Page', String(index + 1)]);
  }
});

test('the pages of a branch that is in the page tree twice are listed the second time', async () => {
  const branch = '<</Type/Pages/Parent 2 0 R/Count 1/Kids[4 0 R]>>';
  const pdf = filePdf([catalog, pagesBody(3, 3), branch, pageBody('', 3)]);
  const { reports, pages } = await numberWatched(pdf, seconds);
  expect(pages.map(({ doubts }) => doubts.includes('unseen'))).toEqual([false, true]);
  expect(reports.at(-1)).toMatchObject({ type: 'numbered', isCopy: false });
});

test('a page tree in which each branch has the next one twice is read in time', async () => {
  const depth = 18;
  const branches = Array.from(
    { length: depth },
    (_, at) => `<</Type/Pages/Count ${2 ** (depth - at)}/Kids[${at + 3} 0 R ${at + 3} 0 R]>>`,
  );
  const pdf = filePdf([catalog, ...branches, pageBody('', depth + 1), `(${' '.repeat(2e4)})`]);
  const { reports } = await numberWatched(pdf, seconds);
  expect(reports[0]).toMatchObject({ type: 'opened', facts: { pages: 2 } });
  expect(reports.at(-1)?.type).toBe('numbered');
});
