import { join } from 'node:path';
import type { PDFPage } from 'pdf-lib';
import { pdfProblems } from '@/scripts/checks/pdf-problems';
import { folderWith } from '@/scripts/testing/folder-with';
import { pdfWith } from '@/scripts/testing/pdf-with';
import { encryptedPdf } from './encrypted-pdf.fixture';
import { readPdfFacts } from './pdf-facts';

const words = (page: PDFPage) => page.drawText('Words');
const ordinary = () => pdfWith(Array(8).fill(words), 'An edition');

function fileWith(data: string | Uint8Array): { folder: string; file: string } {
  const folder = folderWith({ 'web/Attachments/a.pdf': data });
  return { folder, file: join(folder, 'web/Attachments/a.pdf') };
}

const publication = { slug: 'an-edition', pdfUrl: '/web/Attachments/a.pdf', contents: [] } as const;

test.each([
  ['a text file by that name', async () => 'not a PDF', 'is not a PDF'],
  ['an empty file', async () => '', 'is not a PDF'],
  ['an encrypted file', async () => encryptedPdf, 'is encrypted'],
  ['a file that was cut off', async () => (await ordinary()).subarray(0, 600), 'is a damaged PDF'],
])('%s is refused with a message that names the publication and the field', async (_, data, reason) => {
  const { folder, file } = fileWith(await data());
  await expect(readPdfFacts(file)).rejects.toThrow(reason);
  await expect(pdfProblems([publication], folder)).resolves.toMatchObject([
    { file: 'content/publications/an-edition.md', field: 'pdfFileName', message: expect.stringContaining(reason) },
  ]);
});

test('a case whose page number is beyond the end of the PDF is reported', async () => {
  const { folder } = fileWith(await ordinary());
  const contents = [8, 9].map((page) => ({ name: 'A v B', subject: 'Procedure', issue: 'Service', page }));
  await expect(pdfProblems([{ ...publication, contents }], folder)).resolves.toMatchObject([
    { field: 'contents[1].page', message: 'is 9, but the PDF has 8 pages' },
  ]);
});
