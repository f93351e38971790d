import { memorySource } from '@/tenth-lining/byte-source';
import { filePdf, packedStream } from '@/tenth-lining/testing/make-pdf';
import { testPdfium } from '@/tenth-lining/testing/number-whole';
import { firstChoices, type PageReport, type Report } from './messages';
import { startSession } from './session';

// R11.6, R11.9: what a small file may cost.

async function numbered(pdf: Buffer): Promise<{ reports: Report[]; pages: PageReport[]; seconds: number }> {
  const reports: Report[] = [];
  const session = startSession({
    pdfium: testPdfium(),
    sourceOf: () => memorySource(pdf),
    report: (report) => reports.push(report),
    largestCopy: 1e6,
    pause: () => Promise.resolve(),
  });
  await testPdfium();
  // The processor's time, so that a busy machine tells the same.
  const start = process.cpuUsage();
  await session({ type: 'open', file: new Blob([new Uint8Array(pdf)]), choices: firstChoices });
  await session({ type: 'number', version: 1 });
  const seconds = process.cpuUsage(start).user / 1e6;
  const pages = new Map(
    reports.flatMap((each) => (each.type === 'pages' ? each.pages : [])).map((page) => [page.index, page]),
  );
  return { reports, pages: [...pages.values()], seconds };
}

const page = (more: string, parent = 2) => `<</Type/Page/Parent ${parent} 0 R/MediaBox[0 0 595 842]${more}>>`;
const catalog = '<</Type/Catalog/Pages 2 0 R>>';

test('a page’s content that names one stream a thousand times is not unpacked so often', async () => {
  const pages = 4;
  const kids = Array.from({ length: pages }, (_, at) => `${at + 4} 0 R`);
  const pdf = filePdf([
    catalog,
    `<</Type/Pages/Count ${pages}/Kids[${kids.join(' ')}]>>`,
    packedStream(Buffer.alloc(20e6, ' ')),
    ...kids.map(() => page(`/Contents[${'3 0 R '.repeat(1000)}]`)),
  ]);
  const { reports, pages: told, seconds } = await numbered(pdf);
  expect(reports.at(-1)?.type).toBe('numbered');
  expect(told.map(({ doubts }) => doubts)).toEqual(Array(pages).fill(['no-text']));
  expect(seconds).toBeLessThan(5);
});

test('a page whose content unpacks to two hundred megabytes is in doubt, and the others are numbered', async () => {
  const pdf = filePdf([
    catalog,
    '<</Type/Pages/Count 2/Kids[4 0 R 5 0 R]>>',
    packedStream(Buffer.alloc(195e6, ' ')),
    page('/Contents 3 0 R'),
    page(''),
  ]);
  const { reports, pages, seconds } = await numbered(pdf);
  expect(pages.map(({ doubts }) => doubts)).toEqual([['no-text'], []]);
  expect(reports.at(-1)?.type).toBe('numbered');
  expect(seconds).toBeLessThan(5);
});

test('a branch that stands in the page tree twice has its second pages listed', async () => {
  const pdf = filePdf([
    catalog,
    '<</Type/Pages/Count 2/Kids[3 0 R 3 0 R]>>',
    '<</Type/Pages/Parent 2 0 R/Count 1/Kids[4 0 R]>>',
    page('', 3),
  ]);
  const { reports, pages } = await numbered(pdf);
  expect(pages.map(({ doubts }) => doubts.includes('unseen'))).toEqual([false, true]);
  expect(reports.at(-1)).toMatchObject({ type: 'numbered', isCopy: false });
});

test('a page tree whose branches stand in it twice, level by level, is followed once', async () => {
  const depth = 18;
  const branches = Array.from(
    { length: depth },
    (_, at) => `<</Type/Pages/Count ${2 ** (depth - at)}/Kids[${at + 3} 0 R ${at + 3} 0 R]>>`,
  );
  const pdf = filePdf([catalog, ...branches, page('', depth + 1), `(${' '.repeat(2e4)})`]);
  const { reports, seconds } = await numbered(pdf);
  expect(reports[0]).toMatchObject({ type: 'opened', facts: { pages: 2 } });
  expect(reports.at(-1)?.type).toBe('numbered');
  expect(seconds).toBeLessThan(5);
});
