import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { fill, PDFDocument, PDFName, popGraphicsState, pushGraphicsState, rectangle } from 'pdf-lib';
import { encrypted, noChanges } from '../../testing/encrypt';
import { filePdf, makePdf } from '../../testing/make-pdf';
import { testPdfium, textOf } from '../../testing/number-whole';
import { runOn, withPdfTools, wordsOf } from '../../testing/pdf-tools';
import { type ByteSource, memorySource } from '../pdf/byte-source';
import { type Choices, firstChoices, type PageReport, type Report, type Request } from './messages';
import { startSession } from './session';

// R11.6, R11.9, R11.10, and what the page is told on the way.

const choices: Choices = { ...firstChoices, every: 1, pageNumbers: { first: 5, from: 0 } };
const choose = (chosen: Partial<Choices>): Request => ({ type: 'choose', choices: { ...choices, ...chosen } });
const number: Request = { type: 'number', version: 1 };

/** Asks a session as the page does, and gives all that it says. */
async function ask(
  given: Uint8Array | ByteSource,
  requests: Request[] = [],
  ...passwords: string[]
): Promise<Report[]> {
  const source = 'read' in given ? given : memorySource(given);
  const reports: Report[] = [];
  const session = startSession({
    pdfium: testPdfium(),
    sourceOf: () => source,
    joined: (blob, kept, added) => new Blob([blob.slice(0, kept), ...added]),
    report: (report) => report.type !== 'at' && report.type !== 'read' && reports.push(report),
    largestCopy: 10_000,
    pause: () => Promise.resolve(),
  });
  const file = new Blob([new Uint8Array(given instanceof Uint8Array ? given : [])]);
  for (const password of passwords.length > 0 ? passwords : [undefined])
    await session({ type: 'open', file, password, choices });
  for (const request of requests) await session(request);
  return reports;
}

const onePage = ['<</Type/Pages/Count 1/Kids[3 0 R]>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>'];

const lastPages = (reports: Report[]): Map<number, PageReport> =>
  new Map(reports.flatMap((report) => (report.type === 'pages' ? report.pages : [])).map((page) => [page.index, page]));

async function bytesOf(reports: Report[], type: 'numbered' | 'archived' = 'numbered'): Promise<Uint8Array> {
  const report = reports.find((each) => each.type === type) as Extract<Report, { file: Blob }>;
  return new Uint8Array(await report.file.arrayBuffer());
}

async function numberedText(reports: Report[], index: number): Promise<string[]> {
  return (await textOf(await bytesOf(reports), index)).pieces.map(({ text }) => text);
}

test('says what the file is, then its pages, the first by itself, then gives the numbered file', async () => {
  const pdf = await makePdf(Array(12).fill({}));
  const reports = await ask(pdf, [number]);
  expect(reports[0]).toMatchObject({ type: 'opened', facts: { pages: 12, isSigned: false, isRepaired: false } });
  expect(reports[1]).toMatchObject({ type: 'pages', done: 1, pages: [{ index: 0, lines: 1 }] });
  expect([...lastPages(reports).keys()].sort((one, other) => one - other)).toEqual([...Array(12).keys()]);
  expect((await numberedText(reports, 11)).sort()).toEqual(['1', '16', 'Page 11'].sort());
});

test.each([
  ['certified against any change', 1, { isSigned: true, isCertified: true }],
  ['signed', 2, { isSigned: true }],
])('says that a file is %s', async (_, permission, told) => {
  const signature = `<</Type/Sig/Reference[<</TransformMethod/DocMDP/TransformParams<</P ${permission}>>>>]>>`;
  const form = `/AcroForm<</Fields[<</FT/Sig/T(a)/V ${signature}>>]>>`;
  const [opened] = await ask(filePdf([`<</Type/Catalog/Pages 2 0 R${form}>>`, ...onePage]));
  expect(opened).toMatchObject({ type: 'opened', facts: told });
  expect(opened).not.toMatchObject({ facts: { isCertified: permission !== 1 } });
});

test('says of the shell of an XFA form that its pages are not in the file', async () => {
  const catalog = '<</Type/Catalog/Pages 2 0 R/NeedsRendering true/AcroForm<</Fields[]/XFA[(a)(b)]>>>>';
  const [opened] = await ask(filePdf([catalog, ...onePage]));
  expect(opened).toMatchObject({ facts: { isFormShell: true } });
});

test('draws what was last chosen: page numbers from a page on, a skipped page, room', async () => {
  const pdf = await makePdf([{}, {}, {}]);
  const chosen = { skipped: [0], pageNumbers: { first: 1, from: 1 }, makeRoom: [2] };
  const reports = await ask(pdf, [choose(chosen), number]);
  expect(await numberedText(reports, 0)).toEqual(['Page 0']);
  expect((await numberedText(reports, 2)).sort()).toEqual(['1', '2', 'Page 2']);
  expect(lastPages(reports).get(2)?.scale).toBeLessThan(1);
});

test('counts on from page to page when asked to', async () => {
  const pdf = await makePdf([{}, {}, {}]);
  const reports = await ask(pdf, [choose({ restart: false })]);
  expect([0, 1, 2].map((index) => lastPages(reports).get(index)?.numbers[0]?.text)).toEqual(['1', '2', '3']);
});

test('a page that is turned is read, counted and written so', async () => {
  const pdf = await makePdf([{ rotate: 90 }, {}]);
  const reports = await ask(pdf, [choose({ turned: { 0: 3 } }), number]);
  expect(lastPages(reports).get(0)).toMatchObject({ width: 595, height: 842, lines: 1 });
  const page = await textOf(await bytesOf(reports), 0);
  expect(page).toMatchObject({ width: 595, height: 842 });
  expect(page.pieces.every(({ angle }) => Math.abs(angle) < 1)).toBe(true);
});

withPdfTools('another reader sees the numbers where a person’s corrections put them', async () => {
  const pdf = readFileSync(new URL('../../sample-record.pdf', import.meta.url));
  const told = (await ask(pdf, [{ type: 'rows', index: 2 }])).findLast(({ type }) => type === 'rows');
  const rows = told?.type === 'rows' ? told.rows : [];
  const [out, before, after] = rows.flatMap((row, index) => (row.counts ? [{ ...row, index }] : []));
  const added = ((before?.baseline ?? 0) + (after?.baseline ?? 0)) / 2;
  const corrections = { toggled: { [`2:${out?.index}`]: false }, added: { 2: [added] } };
  const reports = await ask(pdf, [choose({ corrections }), number]);
  const { numbers = [] } = lastPages(reports).get(2) ?? {};
  const lines = numbers.filter(({ kind }) => kind === 'line').map(({ baseline }) => baseline);
  expect(lines.slice(0, 2)).toEqual([before?.baseline, added]);
  const seen = wordsOf(await bytesOf(reports)).filter(({ page }) => page === 3);
  const isSeen = ({ text, x, baseline }: PageReport['numbers'][number]) =>
    seen.some(
      (word) =>
        word.text === text && Math.abs(word.left - x) < 1 && word.top < baseline - 1 && word.bottom > baseline - 1,
    );
  expect(numbers.filter((number) => !isSeen(number))).toEqual([]);
});

test('a page that the file promises and does not have is in doubt and a blank sheet, and the others are numbered', async () => {
  Object.assign(globalThis, {
    ImageData: class {
      constructor(public data: Uint8ClampedArray) {}
    },
    createImageBitmap: (data: ImageData) => Promise.resolve(data),
  });
  const pdf = Buffer.from(await makePdf([{}, {}]))
    .toString('latin1')
    .replace('/Count 2', '/Count 3');
  const reports = await ask(Buffer.from(pdf, 'latin1'), [number, { type: 'draw', index: 2, width: 100 }]);
  expect(lastPages(reports).get(2)).toMatchObject({ doubts: ['unread'] });
  const { picture } = reports.at(-1) as unknown as { picture: ImageData };
  expect(picture.data.every((part) => part === 255)).toBe(true);
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

test('a file over 2 GB is told that limit, and nothing of it is opened', async () => {
  const pdf = await makePdf([{}]);
  const long = { size: 2 ** 31, read: (start: number, end: number) => pdf.subarray(start, end) };
  expect(await ask(long)).toEqual([{ type: 'problem', problem: 'over-limit' }]);
});

test('several files come as one archive, each under its name and as it is (R11.11)', async () => {
  const [one, other] = [await makePdf([{}]), new Uint8Array(9e6).fill(7)];
  const files = [
    { name: 'Vol. 1 – hati.pdf', file: new Blob([new Uint8Array(one)]) },
    { name: 'two.pdf', file: new Blob([other]) },
  ];
  const found = unzipSync(await bytesOf(await ask(one, [{ type: 'archive', files }]), 'archived'));
  expect(Object.keys(found)).toEqual(files.map(({ name }) => name));
  // Nine million bytes compared by expect are a minute.
  expect([one, other].map((bytes, at) => Buffer.compare(Object.values(found)[at] ?? bytes, bytes))).toEqual([0, 0]);
});

describe('an encrypted file', () => {
  test('asks for its owner’s password when its author forbids changes, and is numbered with it', async () => {
    const kept = await encrypted(await makePdf([{}]), { permissions: noChanges });
    expect(await ask(kept)).toEqual([{ type: 'problem', problem: 'password-owner' }]);
    const session = await ask(kept, [number], '', 'guessed', 'the owner’s');
    const problems = session.flatMap((report) => (report.type === 'problem' ? [report.problem] : []));
    expect(problems).toEqual(['password-owner', 'password-owner-wrong']);
    expect(await numberedText(session, 0)).toContain('Page 0');
  });

  // Other readers try an empty password as the owner's, too.
  withPdfTools.each([
    ['40 bits', '', '40 --modify=n'],
    ['128 bits', '', '128 --modify=none --use-aes=y'],
    ['256 bits, as first specified', '', '256 --modify=none --force-R5'],
    ['256 bits', '', '256 --modify=none'],
    ['256 bits, behind a user’s', 'open', '256 --modify=none --allow-insecure'],
  ])('whose owner’s password is empty is everybody’s: %s', async (_, user, how) => {
    const options = ['--allow-weak-crypto', '--encrypt', user, '', ...how.split(' '), '--'];
    const { text } = runOn(await makePdf([{}]), 'qpdf', ...options, 'FILE', '-');
    const reports = await ask(Buffer.from(text, 'latin1'), [number]);
    expect(await numberedText(reports, 0)).toEqual(['Page 0', '1', '5']);
  });

  test('is refused before it is copied when it is larger than memory allows', async () => {
    const long = await encrypted(await makePdf(Array(200).fill({})), {});
    expect(await ask(long)).toEqual([{ type: 'problem', problem: 'copy-too-large' }]);
  });

  test('is numbered when its author only set other limits', async () => {
    const open = await encrypted(await makePdf([{}]), { permissions: -1 & ~(1 << 2) });
    expect(await numberedText(await ask(open, [number]), 0)).toContain('Page 0');
  });
});

describe('a file that was numbered here', () => {
  const numberedOnce = async (pdf: Uint8Array) => bytesOf(await ask(pdf, [number]));

  test('and changed by another program since is refused', async () => {
    const changed = await PDFDocument.load(await numberedOnce(await makePdf([{}, {}])));
    expect(await ask(await changed.save())).toEqual([{ type: 'problem', problem: 'numbered-elsewhere' }]);
  });
});

test.each([
  ['none', ''],
  ['another', '%PFD-1.7\n'],
])('a file with a bad header is opened as other readers open it: %s', async (_, header) => {
  const pdf = Buffer.from(await makePdf([{}]));
  const body = pdf.subarray(pdf.indexOf('\n') + 1);
  const reports = await ask(Buffer.concat([Buffer.from(header), body]), [number]);
  expect(reports[0]).toMatchObject({ type: 'opened', facts: { pages: 1, isRepaired: true } });
  expect(await numberedText(reports, 0)).toContain('Page 0');
});

test.each([
  ['that names itself', '/Kids [3 0 R 2 0 R]'],
  ['that claims more than it has', '/Kids [3 0 R]'],
])('a page tree %s has the pages that are there', async (_, kids) => {
  const start = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1000000${kids}>>endobj\n`;
  const text = `${start}3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R/Size 4>>\n`;
  const [opened] = await ask(Buffer.from(`${text}startxref\n0\n%%EOF\n`));
  expect(opened).toMatchObject({ type: 'opened', facts: { pages: 1 } });
});

test.each([
  ['a string', '(never ended'],
  ['an array', '[(a) 1 (b)'],
  ['an inline picture', 'BI /W 1 /H 1 /CS /G /BPC 8 ID x'],
  ['what no reader knows', 'undefined Tf'],
])('a page whose content never ends, or has no meaning, has its numbers first, and is listed: %s', async (_, after) => {
  const reports = await ask(await makePdf([{ after }, {}]), [number]);
  expect(lastPages(reports).get(0)?.doubts).toContain('unseen');
  expect(lastPages(reports).get(1)?.doubts).not.toContain('unseen');
  expect(await numberedText(reports, 0)).toContain('5');
});

test('a number that an annotation hides is missed when the file is read back', async () => {
  const pdf = await PDFDocument.load(await makePdf([{}, {}]));
  const { context } = pdf;
  const stamp = context.formXObject([pushGraphicsState(), rectangle(0, 0, 200, 120), fill(), popGraphicsState()], {
    BBox: [0, 0, 200, 120],
  });
  const annotation = {
    Type: 'Annot',
    Subtype: 'Stamp',
    F: 4,
    Rect: [395, 722, 595, 842],
    AP: { N: context.register(stamp) },
  };
  pdf.getPage(0).node.set(PDFName.of('Annots'), context.obj([context.register(context.obj(annotation))]));
  const reports = await ask(await pdf.save({ useObjectStreams: false }), [number]);
  expect([0, 1].map((index) => lastPages(reports).get(index)?.doubts.includes('unseen'))).toEqual([true, false]);
});

test('a page too large to be drawn in full is drawn coarser', async () => {
  // In full it would take 7 GB, and WebAssembly has four.
  const large = await makePdf([{ size: [30_000, 30_000], text: '' }, {}]);
  const reports = await ask(large, [number]);
  expect(lastPages(reports).get(0)).toMatchObject({ lines: 0, doubts: [] });
  expect(reports.at(-1)).toMatchObject({ type: 'numbered' });
});

test('a page that cannot be read is in doubt, and the others are numbered', async () => {
  const pdf = Buffer.from(await makePdf([{}, {}]));
  const page = pdf.indexOf('/Type /Page\n');
  const reports = await ask(Buffer.from(pdf.fill('X', page + 6, page + 11)), [number]);
  expect(reports.filter(({ type }) => type === 'problem')).toEqual([]);
  expect(reports.at(-1)).toMatchObject({ type: 'numbered' });
});

describe('a file in order whose objects are not followed here', () => {
  // A comment stands where the page's object should begin: PDFium passes over it.
  const commented = (padding: number) => {
    const pages = '<</Type/Pages/Count 1/Kids[4 0 R]>>';
    const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>';
    const pdf = filePdf(['<</Type/Catalog/Pages 2 0 R>>', pages, `(${' '.repeat(padding)})`, page]).toString('latin1');
    return Buffer.from(
      pdf.replace('4 0 obj', '%\n4 0 obj').replace(/(?<=startxref\n)\d+/, (start) => String(Number(start) + 2)),
      'latin1',
    );
  };

  test('is copied by PDFium, and said to be', async () => {
    const reports = await ask(commented(0), [number]);
    expect(reports[0]).toMatchObject({ facts: { isRepaired: false } });
    expect(reports.at(-1)).toMatchObject({ type: 'numbered', isCopy: true });
    expect((await ask(await makePdf([{}]), [number])).at(-1)).toMatchObject({ type: 'numbered', isCopy: false });
  });

  test('is not copied when it is larger than memory allows', async () => {
    expect((await ask(commented(20_000), [number])).at(-1)).toEqual({ type: 'problem', problem: 'copy-too-large' });
  });
});
