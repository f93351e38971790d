import { unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { encrypted, noChanges } from '../../testing/encrypt';
import { catalog, filePdf, makePdf, pageBody, pagesBody, stream } from '../../testing/make-pdf';
import { testPdfium, textOf } from '../../testing/number-whole';
import { runOn, withPdfTools } from '../../testing/pdf-tools';
import { type ByteSource, memorySource } from '../pdf/byte-source';
import { type Choices, firstChoices, type PageReport, type Report, type Request } from './messages';
import { startSession } from './session';

const choices: Choices = { ...firstChoices, every: 1, pageNumbers: { first: 5, from: 0 } };
const choose = (chosen: Partial<Choices>): Request => ({ type: 'choose', choices: { ...choices, ...chosen } });
const number: Request = { type: 'number', version: 1 };

/** Sends requests to a session as the page does, and returns its reports. */
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

const lastPages = (reports: Report[]): Map<number, PageReport> =>
  new Map(reports.flatMap((report) => (report.type === 'pages' ? report.pages : [])).map((page) => [page.index, page]));

async function bytesOf(reports: Report[], type: 'numbered' | 'archived' = 'numbered'): Promise<Uint8Array> {
  const report = reports.find((each) => each.type === type) as Extract<Report, { file: Blob }>;
  return new Uint8Array(await report.file.arrayBuffer());
}

async function numberedText(reports: Report[], index: number): Promise<string[]> {
  return (await textOf(await bytesOf(reports), index)).pieces.map(({ text }) => text);
}

test('reports the facts, then the first page alone, then the other pages, then the numbered file', async () => {
  const pdf = await makePdf(Array(12).fill({}));
  const reports = await ask(pdf, [number]);
  expect(reports[0]).toMatchObject({ type: 'opened', facts: { pages: 12, isSigned: false, isRepaired: false } });
  expect(reports[1]).toMatchObject({ type: 'pages', done: 1, pages: [{ index: 0, lines: 1 }] });
  expect([...lastPages(reports).keys()].sort((one, other) => one - other)).toEqual([...Array(12).keys()]);
  expect((await numberedText(reports, 11)).sort()).toEqual(['1', '16', 'Page 11'].sort());
});

const signed = (permission: number) =>
  `/AcroForm<</Fields[<</FT/Sig/T(a)/V <</Type/Sig/Reference[<</TransformMethod/DocMDP/TransformParams<</P ${permission}>>>>]>>>>]>>`;

test.each([
  ['certified against any change', signed(1), ['isSigned', 'isCertified']],
  ['signed', signed(2), ['isSigned']],
  ['the shell of an XFA form', '/NeedsRendering true/AcroForm<</Fields[]/XFA[(a)(b)]>>', ['isFormShell']],
])('reports that a file is %s', async (_, entries, holding) => {
  const [opened] = await ask(filePdf([`<</Type/Catalog/Pages 2 0 R${entries}>>`, pagesBody(3), pageBody()]));
  const facts = opened?.type === 'opened' ? Object.entries(opened.facts) : [];
  expect(facts.filter(([, value]) => value === true).map(([name]) => name)).toEqual(['mayChange', ...holding]);
});

test('reports and draws the latest choices: continuous numbers, first page number, skipped page, room, correction', async () => {
  // More pages than fit in one report.
  const pdf = await makePdf(Array(102).fill({}));
  const chosen = { restart: false, skipped: [0], pageNumbers: { first: 7, from: 1 }, makeRoom: [2] };
  const corrections = { toggled: { '5:0': false } };
  const reports = await ask(pdf, [choose({ ...chosen, corrections }), number]);
  expect(await numberedText(reports, 0)).toEqual(['Page 0']);
  expect((await numberedText(reports, 5)).sort()).toEqual(['11', 'Page 5']);
  expect((await numberedText(reports, 2)).sort()).toEqual(['2', '8', 'Page 2']);
  const last = lastPages(reports).get(2);
  expect(last?.numbers.map(({ text }) => text)).toEqual(['2', '8']);
  expect(last?.scale).toBeLessThan(1);
  expect(lastPages(reports).get(101)?.numbers[0]?.text).toBe('100');
});

test('a page that the reader turns is read, counted and written turned', async () => {
  const pdf = await makePdf([{ rotate: 90 }, {}]);
  const reports = await ask(pdf, [choose({ turned: { 0: 3 } }), number]);
  expect(lastPages(reports).get(0)).toMatchObject({ width: 595, height: 842, lines: 1 });
  const page = await textOf(await bytesOf(reports), 0);
  expect(page).toMatchObject({ width: 595, height: 842 });
  expect(page.pieces.every(({ angle }) => Math.abs(angle) < 1)).toBe(true);
});

test('a page that the file announces but does not have is blank and in doubt; the others are numbered', async () => {
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
])('says what is wrong with %s (R11.6)', async (_, bytes, problem) => {
  expect(await ask(bytes)).toEqual([{ type: 'problem', problem }]);
});

test('several files are archived unchanged, under names that every system accepts (R11.11)', async () => {
  const given = [await makePdf([{}]), new Uint8Array(9e6).fill(7), Buffer.from('%PDF')];
  const names = ['Vol. 1 – hati\u202e.pdf', 'vol. 1 – hati.pdf', 'nul'];
  const files = given.map((bytes, at) => ({ name: names[at] ?? '', file: new Blob([new Uint8Array(bytes)]) }));
  const found = unzipSync(await bytesOf(await ask(new Uint8Array(), [{ type: 'archive', files }]), 'archived'));
  expect(Object.keys(found)).toEqual(['Vol. 1 – hati.pdf', 'vol. 1 – hati (2).pdf', '_nul']);
  // `expect` takes a minute to compare nine million bytes.
  expect(Object.values(found).map((bytes, at) => Buffer.compare(bytes, given[at] ?? bytes))).toEqual([0, 0, 0]);
});

describe('an encrypted file (R11.9)', () => {
  test('asks for its owner’s password when its author forbids changes, and is numbered with it', async () => {
    const kept = await encrypted(await makePdf([{}]), { permissions: noChanges });
    expect(await ask(kept)).toEqual([{ type: 'problem', problem: 'password-owner' }]);
    const session = await ask(kept, [number], '', 'guessed', 'the owner’s');
    const problems = session.flatMap((report) => (report.type === 'problem' ? [report.problem] : []));
    expect(problems).toEqual(['password-owner', 'password-owner-wrong']);
    expect(await numberedText(session, 0)).toContain('Page 0');
  });

  // Other PDF readers also try an empty owner's password.
  withPdfTools.each([
    ['40 bits', '', '40 --modify=n'],
    ['128 bits', '', '128 --modify=none --use-aes=y'],
    ['256 bits, as first specified', '', '256 --modify=none --force-R5'],
    ['256 bits', '', '256 --modify=none'],
    ['256 bits, behind a user’s', 'open', '256 --modify=none --allow-insecure'],
  ])('whose owner’s password is empty is numbered without asking: %s', async (_, user, how) => {
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

test('a file that was numbered here and changed by another program since is refused', async () => {
  const changed = await PDFDocument.load(await bytesOf(await ask(await makePdf([{}, {}]), [number])));
  expect(await ask(await changed.save())).toEqual([{ type: 'problem', problem: 'numbered-elsewhere' }]);
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
  ['that names itself', '3 0 R 2 0 R'],
  ['that claims more than it has', '3 0 R'],
])('a page tree %s has only the pages that exist', async (_, kids) => {
  const pdf = filePdf([catalog, `<</Type/Pages/Count 1000000/Kids[${kids}]>>`, pageBody()]).toString('latin1');
  const [opened] = await ask(Buffer.from(pdf.replace(/(?<=startxref\n)\d+/, '0'), 'latin1'));
  expect(opened).toMatchObject({ type: 'opened', facts: { pages: 1 } });
});

test.each([
  ['a string', '(never ended'],
  ['an array', '[(a) 1 (b)'],
  ['an inline picture', 'BI /W 1 /H 1 /CS /G /BPC 8 ID x'],
  ['what no reader knows', 'undefined Tf'],
])('a page with unterminated or invalid content has its numbers before it, and is listed: %s', async (_, after) => {
  const reports = await ask(await makePdf([{ after }, {}]), [number]);
  expect(lastPages(reports).get(0)?.doubts).toContain('unseen');
  expect(lastPages(reports).get(1)?.doubts).not.toContain('unseen');
  expect(await numberedText(reports, 0)).toContain('5');
});

test('a number that an annotation hides is reported when the file is read back (R11.10)', async () => {
  const annotation = '<</Type/Annot/Subtype/Stamp/F 4/Rect[395 722 595 842]/AP<</N 6 0 R>>>>';
  const stamp = stream('0 0 200 120 re f', '/Type/XObject/Subtype/Form/BBox[0 0 200 120]');
  const pages = [pageBody('/Annots[5 0 R]'), pageBody()];
  const reports = await ask(filePdf([catalog, pagesBody(3, 4), ...pages, annotation, stamp]), [number]);
  expect([0, 1].map((index) => lastPages(reports).get(index)?.doubts.includes('unseen'))).toEqual([true, false]);
});

test('a page too large for full resolution is drawn at a lower one', async () => {
  // At full resolution it would take 7 GB, and WebAssembly has 4 GB at most.
  const large = await makePdf([{ size: [30_000, 30_000], text: '' }, {}]);
  const reports = await ask(large, [number]);
  expect(lastPages(reports).get(0)).toMatchObject({ lines: 0, doubts: [] });
  expect(reports.at(-1)).toMatchObject({ type: 'numbered' });
});

describe('an undamaged file whose objects are not where its table says', () => {
  // The table points to a comment before the page's object, which PDFium skips.
  const commented = (padding: number) => {
    const bodies = [catalog, pagesBody(4), `(${' '.repeat(padding)})`, pageBody()];
    const pdf = filePdf(bodies).toString('latin1');
    return Buffer.from(
      pdf.replace('4 0 obj', '%\n4 0 obj').replace(/(?<=startxref\n)\d+/, (start) => String(Number(start) + 2)),
      'latin1',
    );
  };

  test('is copied by PDFium and reported as a copy', async () => {
    const reports = await ask(commented(0), [number]);
    expect(reports[0]).toMatchObject({ facts: { isRepaired: false } });
    expect(reports.at(-1)).toMatchObject({ type: 'numbered', isCopy: true });
    expect((await ask(await makePdf([{}]), [number])).at(-1)).toMatchObject({ type: 'numbered', isCopy: false });
  });

  test('is not copied when it is larger than memory allows', async () => {
    expect((await ask(commented(20_000), [number])).at(-1)).toEqual({ type: 'problem', problem: 'copy-too-large' });
  });
});
