import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderWith } from '@/scripts/testing/folder-with';
import { pdfWith } from '@/scripts/testing/pdf-with';
import { notesOnPdfsWithoutText, readPdfText } from './pdf-text';
import { readPublications } from './read-publications';

/** One page per text; '' makes a page without text, like a scan. */
async function fileWith(...texts: string[]): Promise<string> {
  const pdf = await pdfWith(
    texts.map(
      (text) => (page) => (text ? page.drawText(text, { y: 700, size: 12, lineHeight: 16 }) : page.drawRectangle()),
    ),
  );
  return join(folderWith({ 'a.pdf': pdf }), 'a.pdf');
}

test('reads the text of each page and joins a word that is hyphenated at the end of a line (R5.14)', async () => {
  const file = await fileWith('Notice of assess-\nment, zero-rated', 'Depreciation of a lorry');
  const [first, second] = await readPdfText(file);
  expect(first).toContain('assessment, zero-rated');
  expect(second).toContain('Depreciation of a lorry');
});

test('pages without text are reported to the owner, one sentence per file (R5.14)', async () => {
  const [scan, half, full] = [await fileWith('', ''), await fileWith('Words', '', ''), await fileWith('Words')];
  const folder = tmpdir();
  const publications = [scan, half, full].map((file, at) => {
    return { slug: `file-${at}`, pdfUrl: `/${file.slice(folder.length + 1)}` as const };
  });
  const notices = await notesOnPdfsWithoutText(publications, folder);
  expect(notices).toEqual([
    expect.stringMatching(/^content\/publications\/file-0\.md: pdfFileName: .*no page has text: it is a scan/),
    expect.stringMatching(/^content\/publications\/file-1\.md: pdfFileName: .*2 of 3 pages have no text/),
  ]);
});

// Sample PDFs are generated from their content files; a PDF of the owner may have other wording.
test('a sample PDF has the text of each case on the page that the site names (R5.12)', async () => {
  for (const { pdfUrl, contents, abstract } of (await readPublications()).filter(({ sample }) => sample)) {
    const pages = (await readPdfText(join('public', pdfUrl))).map((text) => text.replace(/\s+/g, ' '));
    expect(pages[1]).toContain(abstract.join(' '));
    for (const { name, issue, holding, outcome = '', amount, period, page = 0, open } of contents) {
      const text = pages[page - 1];
      for (const part of [name, issue, holding, amount, period, ...Object.values(open ?? {})])
        expect(text).toContain(part ?? '');
      expect(text?.toLowerCase()).toContain(`outcome ${outcome}`);
    }
  }
});
