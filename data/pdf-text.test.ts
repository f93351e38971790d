import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderWith } from '@/scripts/testing/folder-with';
import { pdfWith } from '@/scripts/testing/pdf-with';
import { notesOnPdfsWithoutText, readPdfText } from './pdf-text';
import { readPublications } from './read-publications';

/** A page for each text; one without words, as a scan's is, for ''. */
async function fileWith(...texts: string[]): Promise<string> {
  const pdf = await pdfWith(
    texts.map(
      (text) => (page) => (text ? page.drawText(text, { y: 700, size: 12, lineHeight: 16 }) : page.drawRectangle()),
    ),
  );
  return join(folderWith({ 'a.pdf': pdf }), 'a.pdf');
}

test('each page gives its words, and a word that a line’s end divides is one (R5.14)', async () => {
  const file = await fileWith('Notice of assess-\nment, zero-rated', 'Depreciation of a lorry');
  const [first, second] = await readPdfText(file);
  expect(first).toContain('assessment, zero-rated');
  expect(second).toContain('Depreciation of a lorry');
});

test('pages without text are reported to the owner, a sentence a file (R5.14)', async () => {
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

// A sample's PDF was drawn from its file; the owner's may say it in other words, and may rename a subject.
test('the PDF of a sample says of each case, on the page that is named, what its page of the site says (R5.12)', async () => {
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
