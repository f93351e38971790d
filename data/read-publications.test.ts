import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publicationLists } from '@/content/publication-lists';
import { subjects } from '@/content/subjects';
import { isoDate } from '@/lib/format-date';
import { sentenceOf } from '@/lib/problem';
import { folderWith } from '@/scripts/testing/folder-with';
import { inspectPublications, readPublicationLists, readPublications } from './read-publications';

/** Which ones are there is the owner's affair. */
function anyFile(folder: string, ending: RegExp): string {
  return readdirSync(join('public/web/Attachments', folder)).find((name) => ending.test(name)) ?? '';
}

const one = `{ name: A v B, subject: ${subjects[0]?.name}, issue: Service }`;
const good = {
  id: "'10'",
  list: publicationLists[0].id,
  title: 'A title',
  description: '3 cases summarised',
  date: '14-03-2024',
  cases: '3',
  image: `/web/Attachments/covers/${anyFile('covers', /\.(png|jpe?g|webp)$/i)}`,
  pdfFileName: anyFile('', /\.pdf$/),
  contents: `[${one}]`,
};

function markdown(changes: Record<string, string | undefined> = {}, body = 'An abstract.'): string {
  const fields = Object.entries({ ...good, ...changes }).filter(([, value]) => value !== undefined);
  return `---\n${fields.map(([key, value]) => `${key}: ${value}`).join('\n')}\n---\n\n${body}\n`;
}

/** What is said of one file, a sentence a mistake, less the place it stands in. */
async function said(text: string | Uint8Array, name = 'a-file.md'): Promise<string[]> {
  const { problems } = await inspectPublications(folderWith({ [name]: text }));
  return problems.map((problem) => sentenceOf(problem).replace(`content/publications/${name}: `, ''));
}

describe('the publications of the site', () => {
  it('stand in their lists under their own names (R5.2, R12.3), newest first (R5.6)', async () => {
    const lists = await readPublicationLists();
    expect(publicationLists.map(({ id }) => id)).toEqual(expect.arrayContaining(['TAT summaries', 'whitepapers']));
    expect(lists).toMatchObject(publicationLists.map(({ id, label }) => ({ id, label })));
    for (const { publications } of lists) {
      const days = publications.map(({ date }) => isoDate(date) ?? '');
      expect(days).toEqual([...days].sort().reverse());
    }
  });
});

describe('a wrong publication file (R5.5, R5.8, R5.12): what stands in a field is held in content/schema/', () => {
  const plain = 'which is printed as it stands; allowed are paragraphs of plain text';
  it.each([
    ['a wrong field', 'a.md', markdown({ cases: 'many' }), 'cases: must be '],
    ['a PDF that is not there', 'a.md', markdown({ pdfFileName: 'gone.pdf' }), 'pdfFileName: there is no file public/'],
    [
      'two cases of one name',
      'a.md',
      markdown({ contents: `[${one}, ${one}]` }),
      'contents[1].name: stands twice; tell',
    ],
    ['bold words', 'a.md', markdown({}, 'It is **not** so.'), 'abstract[0]: has "**not**"'],
    ['a list', 'a.md', markdown({}, '- One'), `abstract[0]: has "- ", ${plain}`],
    ['a letter in Latin-1', 'a.md', Buffer.from(markdown({}, 'caf\u00e9'), 'latin1'), 'abstract[0]: has a letter that'],
    ['a name that is no address', 'A File.md', markdown(), 'file name: must be lower-case words joined by hyphens'],
    ['a name that nothing reads', 'a.md.txt', markdown(), 'is not read; the name of a publication ends in .md'],
    ['no front matter', 'a.md', 'Only words.', 'front matter: must stand between two lines of ---'],
    ['no abstract', 'a.md', markdown({}, ''), 'abstract: is missing; it stands below the front matter'],
    [
      'a colon in words',
      'a.md',
      '---\nid: 1\ntitle: Edition 10: VAT\n---\nA.',
      'front matter (line 3): Nested mappings',
    ],
    ['an open quote', 'a.md', '---\ntitle: "open\n---\nA.', 'front matter (line 2): Missing closing "quote'],
  ])('with %s is named, with its field or line', async (_, name, text, problem) => {
    expect(await said(text, name)).toEqual([expect.stringContaining(problem)]);
  });

  it('is listed beside all others: one run names every mistake, and nothing is read', async () => {
    const folder = folderWith({ 'a.md': markdown({ date: 'soon' }), 'b.md': markdown({ cases: 'many' }) });
    const { problems } = await inspectPublications(folder);
    expect(problems.map(({ file }) => file)).toEqual(['content/publications/a.md', 'content/publications/b.md']);
    await expect(readPublications(folder)).rejects.toThrow('date: must be a day');
  });

  it('is right with a byte order mark, and when nothing is wrong', async () => {
    expect([...(await said(markdown())), ...(await said(`\ufeff${markdown()}`))]).toEqual([]);
  });
});

describe('R5.11, R10.6: a draft', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is seen in `next dev` alone, and says what it is', async () => {
    const folder = folderWith({ 'a.md': markdown({ draft: 'true' }) });
    expect(await readPublications(folder)).toEqual([]);
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    expect(await readPublications(folder)).toMatchObject([{ description: 'Draft: 3 cases summarised' }]);
  });

  it.each(['true', 'True'])('may have any mistake (%s)', async (draft) => {
    const folder = folderWith({ 'a.md': markdown({ draft, cases: 'many' }) });
    expect((await inspectPublications(folder)).problems).toEqual([]);
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    expect((await inspectPublications(folder)).problems.map(({ field }) => field)).toEqual(['cases']);
  });
});

describe('two publications that collide', () => {
  it('are named with the field and the other file', async () => {
    const folder = folderWith({ 'a.md': markdown(), 'b.md': markdown({ title: 'a TITLE' }) });
    const { problems } = await inspectPublications(folder);
    expect(problems.map(sentenceOf)).toEqual([
      'content/publications/b.md: title: "a TITLE" is already used by a.md',
      `content/publications/b.md: image: "${good.image}" is already used by a.md`,
      `content/publications/b.md: pdfFileName: "${good.pdfFileName}" is already used by a.md`,
    ]);
  });
});
