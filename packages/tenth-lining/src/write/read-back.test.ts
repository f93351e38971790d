import { catalog, filePdf, makePdf, packedStream, pageBody } from '../../testing/make-pdf';
import { numberedTest, textOf } from '../../testing/number-whole';
import { withPdfTools, wordsOf } from '../../testing/pdf-tools';
import { memorySource } from '../pdf/byte-source';
import { skippingPictures } from '../pdf/repair';
import * as writer from './page-update';

type Fault = (body: string) => string;

/** Makes the writer write the object of the second page with a fault. */
function withFault(fault: Fault): void {
  const { updatePage } = jest.requireActual<typeof writer>('./page-update');
  jest.spyOn(writer, 'updatePage').mockImplementation((changes, page, font) => {
    const put: typeof changes.put = (body, number) =>
      changes.put(page.plan.index === 1 && body.includes('/Type /Page') ? fault(body) : body, number);
    return updatePage({ ...changes, put }, page, font);
  });
}

jest.mock('./page-update', () => ({ __esModule: true, ...jest.requireActual('./page-update') }));
afterEach(() => jest.restoreAllMocks());

const square = '0 0 100 100 re f';
const contents = (body: string) => /\/Contents \[(\d+ 0 R) (\d+ 0 R)/.exec(body) ?? [];

const faults: [string, Fault][] = [
  ['its fonts', (body) => body.replace(/\/F-?\d+ \d+ 0 R/, '')],
  ['its resources', (body) => body.replace(/\/Resources <<[\s\S]*?>>>>/, '/Resources <<>>')],
  ['its content', (body) => body.replace(contents(body)[2] ?? '', '')],
  ['the numbers', (body) => body.replace(/ \d+ 0 R\]/, ']')],
  ['its text for another page’s', (body) => body.replace(contents(body)[2] ?? '', '6 0 R')],
];

describe.each([
  ['added to', ''],
  ['copied', 'damaged'],
])('R11.5: in a file that is %s', (_, damage) => {
  test.each(faults)('a page that would lose %s is left unchanged and reported', async (_, fault) => {
    const made = Buffer.from(await makePdf([{}, { text: 'The second page', before: square }, {}]));
    const pdf = damage ? Buffer.concat([made.subarray(0, 20), Buffer.from('%%\n'), made.subarray(20)]) : made;
    withFault(fault);
    const { file, doubts } = await numberedTest(pdf);
    expect([...doubts]).toEqual([[1, 'unwritten']]);
    const texts = await Promise.all([0, 1, 2].map(async (index) => (await textOf(file, index)).pieces));
    expect(texts.map((pieces) => pieces.map(({ text }) => text))).toEqual([
      ['Page 0', '10'],
      ['The second page'],
      ['Page 2', '10'],
    ]);
  });
});

test.each([
  ['a picture’s stream is skipped', '', 'Image', true],
  ['a drawing’s stream is read', '<</Subtype/Image>>\nendobj\n', 'Form', false],
])('in the search for objects %s', (_, before, kind, isSkipped) => {
  const dictionary = Buffer.from(`${before}1 0 obj\n<</Subtype/${kind}/Length 20000>>\nstream\r\n`);
  const file = skippingPictures(memorySource(Buffer.concat([dictionary, Buffer.alloc(20_000)])));
  expect(file.isSkipped?.(dictionary.length, file.size)).toBe(isSkipped);
});

withPdfTools('a page that inherits its fonts from a hundred levels up keeps its text', async () => {
  const depth = 100;
  const branches = Array.from(
    { length: depth },
    (_, at) =>
      `<</Type/Pages/Count 1/Kids[${at + 3} 0 R]${at > 0 ? `/Parent ${at + 1} 0 R` : '/Resources<</Font<</F 104 0 R>>>>'}>>`,
  );
  const pdf = filePdf([
    catalog,
    ...branches,
    pageBody('/Contents 103 0 R', depth + 1),
    packedStream('BT /F 12 Tf 90 500 Td <004800650079> Tj ET'),
    '<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/DescendantFonts[105 0 R]/ToUnicode 106 0 R>>',
    '<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 500>>',
    packedStream(
      '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange ' +
        '1 beginbfrange <0000> <00ff> <0000> endbfrange endcmap end',
    ),
  ]);
  expect(wordsOf(pdf).map(({ text }) => text)).toEqual(['Hey']);
  const { file, doubts } = await numberedTest(pdf);
  expect([...doubts]).toEqual([]);
  expect(wordsOf(file).map(({ text }) => text)).toEqual(['10', 'Hey']);
});
