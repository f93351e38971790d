import { memorySource } from '@/tenth-lining/byte-source';
import { encrypted, noChanges } from '@/tenth-lining/testing/encrypt';
import { makePdf } from '@/tenth-lining/testing/make-pdf';
import { testPdfium, textOf } from '@/tenth-lining/testing/number-whole';
import { type Choices, firstChoices, nextPageNumber, type PageReport, type Report, type Request } from './messages';
import { startSession } from './session';

// R11.6, and what the page is told on the way.

const choices: Choices = { ...firstChoices, every: 1, pageNumbers: { first: 5, from: 0 } };

/** Asks a session as the page does, and gives all that it says. */
async function ask(bytes: Uint8Array, requests: Request[] = [], password?: string): Promise<Report[]> {
  const reports: Report[] = [];
  const session = startSession({
    pdfium: testPdfium(),
    sourceOf: () => memorySource(bytes),
    report: (report) => reports.push(report),
    largestCopy: 10_000,
    pause: () => Promise.resolve(),
  });
  await session({ type: 'open', file: new Blob([new Uint8Array(bytes)]), password, choices });
  for (const request of requests) await session(request);
  return reports;
}

const lastPages = (reports: Report[]): Map<number, PageReport> =>
  new Map(reports.flatMap((report) => (report.type === 'pages' ? report.pages : [])).map((page) => [page.index, page]));

async function numberedText(reports: Report[], index: number): Promise<string[]> {
  const file = reports.find((report) => report.type === 'numbered')?.file;
  const { pieces } = await textOf(new Uint8Array((await file?.arrayBuffer()) ?? []), index);
  return pieces.map(({ text }) => text);
}

test('says what the file is, then its pages, the first by itself, then gives the numbered file', async () => {
  const pdf = await makePdf(Array(12).fill({}));
  const reports = await ask(pdf, [{ type: 'number', version: 1 }]);
  expect(reports[0]).toMatchObject({ type: 'opened', facts: { pages: 12, isSigned: false, isRepaired: false } });
  expect(reports[1]).toMatchObject({ type: 'pages', done: 1, total: 12, pages: [{ index: 0, lines: 1 }] });
  expect([...lastPages(reports).keys()].sort((one, other) => one - other)).toEqual([...Array(12).keys()]);
  expect((await numberedText(reports, 11)).sort()).toEqual(['1', '16', 'Page 11'].sort());
});

test('draws what was last chosen: page numbers from a page on, a skipped page, room', async () => {
  const pdf = await makePdf([{}, {}, {}]);
  const chosen: Choices = { ...choices, skipped: [0], pageNumbers: { first: 1, from: 1 }, makeRoom: [2] };
  const reports = await ask(pdf, [
    { type: 'choose', choices: chosen },
    { type: 'number', version: 1 },
  ]);
  expect(await numberedText(reports, 0)).toEqual(['Page 0']);
  expect((await numberedText(reports, 2)).sort()).toEqual(['1', '2', 'Page 2']);
  expect(lastPages(reports).get(2)?.scale).toBeLessThan(1);
});

test('counts on from page to page when asked to', async () => {
  const pdf = await makePdf([{}, {}, {}]);
  const reports = await ask(pdf, [{ type: 'choose', choices: { ...choices, restart: false } }]);
  expect([0, 1, 2].map((index) => lastPages(reports).get(index)?.numbers[0]?.text)).toEqual(['1', '2', '3']);
});

test('page numbers go on from file to file, and line numbers can be left away', async () => {
  const next = nextPageNumber(choices, 3);
  expect(next).toBe(8);
  const chosen: Choices = { ...choices, lineNumbers: false, pageNumbers: { first: next ?? 0, from: 0 } };
  const reports = await ask(await makePdf([{}]), [
    { type: 'choose', choices: chosen },
    { type: 'number', version: 1 },
  ]);
  expect(await numberedText(reports, 0)).toEqual(['Page 0', '8']);
  expect(lastPages(reports).get(0)).toMatchObject({ lines: 1, leftOut: 0 });
});

test('a page that is turned is read, counted and written so', async () => {
  const pdf = await makePdf([{ rotate: 90 }, {}]);
  const reports = await ask(pdf, [
    { type: 'choose', choices: { ...choices, turned: { 0: 3 } } },
    { type: 'number', version: 1 },
  ]);
  expect(lastPages(reports).get(0)).toMatchObject({ width: 595, height: 842, lines: 1 });
  const file = reports.find((report) => report.type === 'numbered')?.file;
  const page = await textOf(new Uint8Array((await file?.arrayBuffer()) ?? []), 0);
  expect(page).toMatchObject({ width: 595, height: 842 });
  expect(page.pieces.every(({ angle }) => Math.abs(angle) < 1)).toBe(true);
});

test('gives a page’s rows, which the reader corrects', async () => {
  const [rows] = (await ask(await makePdf([{}]), [{ type: 'rows', index: 0 }])).filter(({ type }) => type === 'rows');
  expect(rows).toMatchObject({ index: 0, rows: [{ text: 'Page 0', counts: true }] });
});

test('a page that the file promises and does not have is in doubt, and the others are numbered', async () => {
  const pdf = Buffer.from(await makePdf([{}, {}]))
    .toString('latin1')
    .replace('/Count 2', '/Count 3');
  const reports = await ask(Buffer.from(pdf, 'latin1'), [{ type: 'number', version: 1 }]);
  expect(lastPages(reports).get(2)).toMatchObject({ doubts: ['no-text'] });
  expect((await numberedText(reports, 1)).sort()).toEqual(['1', '6', 'Page 1']);
});

const zip = (part: string) => Buffer.from(`PK\x03\x04\x14\0${' '.repeat(20)}${part}`, 'latin1');

test.each([
  ['nothing', Buffer.alloc(0), 'empty'],
  ['a Word file of today', zip('[Content_Types].xml word/document.xml'), 'word-file'],
  ['a Word file of old', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'word-file'],
  ['an OpenDocument text', zip('mimetypeapplication/vnd.oasis.opendocument.text'), 'word-file'],
  ['rich text', Buffer.from('{\\rtf1 words}'), 'word-file'],
  ['another ZIP file', zip('photographs/one.jpg'), 'not-pdf'],
  ['a picture', Buffer.from('ffd8ffe000104a46', 'hex'), 'not-pdf'],
  ['a header and nothing else', Buffer.from('%PDF-1.7\n'), 'damaged'],
])('says what is wrong with %s', async (_, bytes, problem) => {
  expect(await ask(bytes)).toEqual([{ type: 'problem', problem }]);
});

describe('an encrypted file', () => {
  const locked = async () => encrypted(await makePdf([{}]), { password: 'open' });

  test.each([
    ['is asked for its password', undefined, 'password-needed'],
    ['says that a password is wrong', 'close', 'password-wrong'],
  ])('%s', async (_, password, problem) => {
    expect(await ask(await locked(), [], password)).toEqual([{ type: 'problem', problem }]);
  });

  test('opens with it, and says that it was encrypted', async () => {
    const [opened] = await ask(await locked(), [], 'open');
    expect(opened).toMatchObject({ type: 'opened', facts: { isEncrypted: true } });
  });

  test('is left alone when its author forbids changes', async () => {
    const kept = await encrypted(await makePdf([{}]), { permissions: noChanges });
    expect(await ask(kept)).toEqual([{ type: 'problem', problem: 'forbidden' }]);
  });

  test('is refused before it is copied when it is larger than memory allows', async () => {
    const long = await encrypted(await makePdf(Array(200).fill({})), {});
    expect(await ask(long)).toEqual([{ type: 'problem', problem: 'too-large' }]);
  });

  test('is numbered when its author only set other limits', async () => {
    const open = await encrypted(await makePdf([{}]), { permissions: -1 & ~(1 << 2) });
    expect(await numberedText(await ask(open, [{ type: 'number', version: 1 }]), 0)).toContain('Page 0');
  });
});

test('a page too large to be drawn in full is drawn coarser', async () => {
  const reports = await ask(await makePdf([{ size: [200_000, 200_000], text: '' }, {}]), [
    { type: 'number', version: 1 },
  ]);
  expect(lastPages(reports).get(0)).toMatchObject({ lines: 0, doubts: [] });
  expect(reports.at(-1)).toMatchObject({ type: 'numbered' });
});

test('a page that cannot be read is in doubt, and the others are numbered', async () => {
  const pdf = Buffer.from(await makePdf([{}, {}]));
  const page = pdf.indexOf('/Type /Page\n');
  const reports = await ask(Buffer.from(pdf.fill('X', page + 6, page + 11)), [{ type: 'number', version: 1 }]);
  expect(reports.filter(({ type }) => type === 'problem')).toEqual([]);
  expect(reports.at(-1)).toMatchObject({ type: 'numbered' });
});
