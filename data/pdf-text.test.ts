import { readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { folderWith } from '@/scripts/testing/folder-with';
import { readPdfText, scanNotices } from './pdf-text';

/** A page for each text; one without words, as a scan's is, for ''. Each has a title of its own, and so a hash. */
async function fileWith(...texts: string[]): Promise<string> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${texts.join()} ${Date.now()}`);
  for (const text of texts) {
    const page = pdf.addPage();
    if (text) page.drawText(text, { x: 50, y: 700, size: 12, lineHeight: 16 });
    else page.drawRectangle({ x: 50, y: 50, width: 100, height: 100 });
  }
  return join(folderWith({ 'a.pdf': await pdf.save() }), 'a.pdf');
}

test('each page gives its words, and a word that a line’s end divides is one (R5.14)', async () => {
  const file = await fileWith('Notice of assess-\nment, zero-rated', 'Depreciation of a lorry');
  const [first, second] = await readPdfText(file);
  expect(first).toContain('assessment, zero-rated');
  expect(second).toContain('Depreciation of a lorry');
});

test('a file is read once: what was read stands under its own hash', async () => {
  const file = await fileWith('Once');
  const known: string[] = await readdir('.cache/pdf-text').catch(() => []);
  const pages = await readPdfText(file);
  const added = (await readdir('.cache/pdf-text')).filter((name) => !known.includes(name) && name.endsWith('.json'));
  expect(added.length).toBeGreaterThan(0);
  await writeFile(join('.cache/pdf-text', added[0] ?? ''), JSON.stringify(['As it was kept']));
  expect([pages, await readPdfText(file)]).toEqual([[expect.stringContaining('Once')], ['As it was kept']]);
});

test('two publications may have the same file, and both be read for the first time at once', async () => {
  const file = await fileWith('Twice');
  const both = await Promise.all([readPdfText(file), readPdfText(file), readPdfText(file)]);
  for (const [text] of both) expect(text).toContain('Twice');
});

test('pages without text are told to the owner, a sentence a file (R5.14)', async () => {
  const scan = await fileWith('', '');
  const half = await fileWith('Words', '', '');
  const full = await fileWith('Words');
  const folder = tmpdir();
  const notices = await scanNotices(
    [scan, half, full].map((file, at) => ({
      slug: `file-${at}`,
      pdfUrl: `/${file.slice(folder.length + 1)}` as const,
    })),
    folder,
  );
  expect(notices).toEqual([
    expect.stringMatching(/^content\/publications\/file-0\.md: pdfFileName: .*no page has text: it is a scan/),
    expect.stringMatching(/^content\/publications\/file-1\.md: pdfFileName: .*2 of 3 pages have no text/),
  ]);
});
