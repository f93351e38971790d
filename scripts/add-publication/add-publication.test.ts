import { copyFile, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PDFPage, rgb } from 'pdf-lib';
import sharp from 'sharp';
import { encryptedPdf } from '../../data/encrypted-pdf.fixture';
import { exportedFiles } from '../export/exported-pages';
import { folderWith } from '../testing/folder-with';
import { pdfWith } from '../testing/pdf-with';
import { addPublication } from './add-publication';
import { newPublication } from './new-publication';
import { removePublication } from './remove-publication';

const clay = [0.6, 0.2, 0.1] as const;
const blank = () => {};
const words = (page: PDFPage) => page.drawText('A decision.');
const painted = (page: PDFPage) => page.drawRectangle({ width: 600, height: 900, color: rgb(...clay) });
const lying = (page: PDFPage) => {
  page.setSize(842, 595);
  painted(page);
};

/** A PDF of eight pages, the first filled with the colour `clay`. */
let source: string;
beforeAll(async () => {
  const pdf = await pdfWith([painted, ...Array(7).fill(blank)], 'An edition, the 10th');
  source = join(folderWith({ 'source.pdf': pdf }), 'source.pdf');
});
const options = { list: 'TAT summaries', id: '18' } as const;
const attachments = 'public/web/Attachments';

/** An empty project; `add` runs the command on a file of that name. */
function project() {
  const [root, incoming] = [folderWith(), folderWith()];
  const add = async (name: string, data?: string | Uint8Array) => {
    const file = join(incoming, name);
    await (data === undefined ? copyFile(source, file) : writeFile(file, data));
    return addPublication(file, { root, ...options });
  };
  return { root, add, cover: (slug: string) => sharp(join(root, attachments, `covers/${slug}.png`)) };
}

test('a PDF is added with a cover, a content file and a list of fields to fill in', async () => {
  const { root, add, cover } = project();
  const added = await add('TAT Summaries (Oct 2025).pdf');

  const { length: bytes } = await readFile(source);
  expect(added).toMatchObject({ pages: 8, bytes, title: 'An edition, the 10th', slug: 'tat-summaries-oct-2025' });
  const left = added.left.map(({ field }) => field);
  expect(left).toEqual(expect.arrayContaining(['description', 'date', 'cases', 'contents', 'abstract']));
  expect(await readFile(join(root, attachments, 'TAT-Summaries-Oct-2025.pdf'))).toEqual(await readFile(source));
  expect(await readFile(join(root, added.markdown), 'utf8')).toContain('pdfFileName: TAT-Summaries-Oct-2025.pdf');
  const { width, height } = await cover(added.slug).metadata();
  expect(width).toBe(840);
  expect(height / width).toBeCloseTo(Math.SQRT2, 2);
  // The cover shows the first page, not an empty one.
  const drawn = await cover(added.slug).resize(1, 1).removeAlpha().raw().toBuffer();
  for (const [index, channel] of clay.entries()) {
    expect(Math.abs((drawn[index] ?? 0) - channel * 255)).toBeLessThan(16);
  }
});

test('a name that exists already is refused and changes nothing', async () => {
  const { root, add } = project();
  await add('a.pdf');
  const before = exportedFiles(root).length;
  await expect(add('a.pdf')).rejects.toThrow('content/publications/a.md exists');
  expect(exportedFiles(root)).toHaveLength(before);
});

test.each([
  ['something that is not a PDF', 'only text', 'is not a PDF'],
  ['an encrypted PDF', encryptedPdf, 'is encrypted: save it without a password'],
])('%s is refused and changes nothing', async (_, data, reason) => {
  const { root, add } = project();
  await expect(add('a.pdf', data)).rejects.toThrow(reason);
  await expect(addPublication('gone.pdf', { root, ...options })).rejects.toThrow('does not exist');
  expect(exportedFiles(root)).toEqual([]);
});

test('a PDF of 300 pages without a proper title gets that of its file name, with advice', async () => {
  const pdf = await pdfWith([words, ...Array(299).fill(blank)], 'Microsoft Word - final FINAL.docx');
  const added = await project().add('Client Alert.pdf', pdf);
  expect(added).toMatchObject({ pages: 300, title: 'Client Alert', advice: [expect.stringContaining('not tagged')] });
});

test.each([
  ['Łódź.pdf', 'Łódź', 'lodz'],
  ['Üçüncü_Vergi-Dairesi.pdf', 'Üçüncü Vergi Dairesi', 'ucuncu-vergi-dairesi'],
  ['TAT Summaries (Oct 2025).pdf', 'TAT Summaries Oct 2025', 'tat-summaries-oct-2025'],
  ['ملخصات.pdf', '', 'publication-18'],
  ['Muhtasari wa Kesi – Juni 2025.pdf', 'Muhtasari wa Kesi Juni 2025', 'muhtasari-wa-kesi-juni-2025'],
  ["L'Été à Kampala.pdf", "L'Été à Kampala", 'lete-a-kampala'],
  ['Straße_Ørsted.pdf', 'Straße Ørsted', 'strasse-orsted'],
])('R10.16: %s, without a title, gets the title "%s" and the address %s', (name, title, slug) => {
  expect(newPublication(name, undefined, options.list, Number(options.id))).toMatchObject({ title, slug });
});

test.each([
  ['a scan', [(page: PDFPage) => page.drawCircle({ size: 99 })], 'it is a scan without text: run OCR', false],
  ['a blank first page', [blank, painted, words], 'its first page is blank, so the cover shows page 2', true],
  ['blank pages alone', [blank, blank], 'its pages are blank, and so is its cover', false],
  ['a scan of a landscape page', [lying], 'it is a scan without text', false],
])('R10.16: %s is reported; the cover shows a page that is not blank', async (_, pages, sentence, isClay) => {
  const { add, cover } = project();
  const { slug, advice } = await add('a.pdf', await pdfWith(pages));
  expect(advice[0]).toContain(sentence);
  expect(advice.filter((line) => /blank|without text/.test(line))).toHaveLength(1);
  const { width, height } = await cover(slug).metadata();
  expect(height / width).toBeCloseTo(Math.SQRT2, 2);
  const [red = 0, green = 255] = await cover(slug).resize(1, 1).removeAlpha().raw().toBuffer();
  expect(red - green > 80).toBe(isClay);
});

test('a publication is removed with its files, and its address redirects to the list', async () => {
  const { root, add } = project();
  await add('a.pdf');
  await writeFile(join(root, 'content/published-slugs.json'), '["a", "older"]');
  await writeFile(join(root, 'content/redirects.ts'), 'export const redirects = [];\n');

  removePublication('a', root);
  removePublication('older', root);

  expect(exportedFiles(root)).toEqual(['content/published-slugs.json', 'content/redirects.ts']);
  expect(await readFile(join(root, 'content/redirects.ts'), 'utf8')).toBe(
    "export const redirects = [\n  { from: '/web/publications/a', to: '/web/publications' },\n  { from: '/web/publications/older', to: '/web/publications' },\n];\n",
  );
  expect(() => removePublication('never', root)).toThrow('content/publications/never.md does not exist');
});

test.each([
  ['../../x', '', 'is no publication’s name'],
  ['a', 'image: /../secret.png', ''],
  ['a', 'image: "/web/../../secret.png"', ''],
  ['a', "image: '/team/amina.png'", ''],
  ['a', 'image: /web/link/secret.png', ''],
  ['a', 'image: /web/shared.png', ''],
])('removing %s (%s) deletes only its own files', async (slug, line, refused) => {
  const root = folderWith({
    'content/publications/a.md': `---\n${line}\npdfFileName: a.pdf\n---\n`,
    'content/publications/b.md': '---\nimage: /web/shared.png\n---\n',
    'content/published-slugs.json': '["../../x"]',
    'x.md': '',
    'secret.png': '',
    'public/team/amina.png': '',
    'public/web/shared.png': '',
    'public/web/Attachments/a.pdf': '',
  });
  await symlink(root, join(root, 'public/web/link'));
  const before = exportedFiles(root);
  if (refused) expect(() => removePublication(slug, root)).toThrow(refused);
  else removePublication(slug, root);
  const gone = refused ? [] : ['content/publications/a.md', 'public/web/Attachments/a.pdf'];
  expect(exportedFiles(root)).toEqual(before.filter((path) => !gone.includes(path)));
});
