import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pdfProblems } from '@/scripts/checks/pdf-problems';
import { encryptedPdf } from './encrypted-pdf.fixture';
import { readPdfFacts } from './pdf-facts';

const real = 'public/web/Attachments/TAT-Summaries-10th-edition.pdf';
async function fileWith(data: string | Uint8Array): Promise<{ folder: string; file: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-'));
  await mkdir(join(folder, 'web/Attachments'), { recursive: true });
  const file = join(folder, 'web/Attachments/a.pdf');
  await writeFile(file, data);
  return { folder, file };
}

const publication = { slug: 'an-edition', pdfUrl: '/web/Attachments/a.pdf' } as const;

test('pages, size and title are read from the file', async () => {
  const { length } = await readFile(real);
  await expect(readPdfFacts(real)).resolves.toEqual({ pages: 8, bytes: length, title: 'TAT Summaries, 10th edition' });
});

test.each([
  ['a text file by that name', async () => 'not a PDF', 'is not a PDF'],
  ['an empty file', async () => '', 'is not a PDF'],
  ['an encrypted file', async () => encryptedPdf, 'is encrypted'],
  ['a file that was cut off', async () => (await readFile(real)).subarray(0, 30_000), 'is a damaged PDF'],
])('%s is refused, and the build’s sentence names the publication and the field', async (_, data, reason) => {
  const { folder, file } = await fileWith(await data());
  await expect(readPdfFacts(file)).rejects.toThrow(reason);
  await expect(pdfProblems([publication], folder)).resolves.toEqual([
    expect.stringMatching(new RegExp(`^content/publications/an-edition\\.md: pdfFileName: .*a\\.pdf ${reason}`)),
  ]);
});
