import { readdirSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isoDate } from '@/lib/format-date';
import { sentenceOf } from '@/lib/problem';
import { collectionProblems } from './collection-problems';
import { inspectPublications, readPublicationLists, readPublications } from './read-publications';

/** Which ones are there is the owner's affair. */
function anyFile(folder: string, ending: string): string {
  return readdirSync(join('public/web/Attachments', folder)).find((name) => name.endsWith(ending)) ?? '';
}

const good = {
  id: "'10'",
  list: 'TAT summaries',
  title: 'A title',
  description: '3 cases summarised',
  date: '14-03-2024',
  cases: '3',
  image: `/web/Attachments/covers/${anyFile('covers', '.png')}`,
  pdfFileName: anyFile('', '.pdf'),
  contents: "[{ name: 'A v B', subject: Procedure, issue: Service }]",
};

function markdown(changes: Record<string, string | undefined> = {}, body = 'An abstract.'): string {
  const fields = Object.entries({ ...good, ...changes }).filter(([, value]) => value !== undefined);
  return `---\n${fields.map(([key, value]) => `${key}: ${value}`).join('\n')}\n---\n\n${body}\n`;
}

async function folderWith(files: Record<string, string | Uint8Array>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'publications-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

describe('the publications of the site', () => {
  it('stand in two lists under their own names (R5.2), newest first (R5.6)', async () => {
    const lists = await readPublicationLists();
    expect(lists.map(({ id, label }) => [id, label])).toEqual([
      ['TAT summaries', 'TAT summaries - Kenya'],
      ['whitepapers', 'TAT Cases - Namibia'],
    ]);
    for (const { publications } of lists) {
      const days = publications.map(({ date }) => isoDate(date) ?? '');
      expect(days).toEqual([...days].sort().reverse());
    }
  });
});

describe('a wrong publication file (R5.5, R5.8)', () => {
  it.each<[string, Record<string, string | undefined>, string]>([
    ['a day that no calendar has', { date: '31-04-2024' }, 'date: must be a day of the calendar written DD-MM-YYYY'],
    ['a date in another form', { date: '2024-03-14' }, 'date: must be a day of the calendar written DD-MM-YYYY'],
    ['no title', { title: undefined }, 'title: must be text'],
    ['an empty title', { title: "''" }, 'title: must not be empty'],
    ['a key that nobody reads', { titel: 'x' }, 'titel: is not a field of a publication'],
    ['an unknown list', { list: 'books' }, 'list: must be "TAT summaries" or "whitepapers"'],
    ['half a case', { cases: '2.5' }, 'cases: must be a whole number'],
    ['a number in words', { cases: 'many' }, 'cases: must be a whole number'],
    [
      'a count that its description contradicts',
      { cases: '4' },
      'cases: is 4, but the description says "3 cases summarised"',
    ],
    [
      'a picture that is not there',
      { image: '/web/Attachments/covers/gone.png' },
      'image: public/web/Attachments/covers/gone.png does not exist',
    ],
    ['a picture from elsewhere', { image: '/logo.png' }, 'image: must be a picture under /web/Attachments/'],
    [
      'a PDF that is not there',
      { pdfFileName: 'gone.pdf' },
      'pdfFileName: public/web/Attachments/gone.pdf does not exist',
    ],
    ['a PDF outside its folder', { pdfFileName: '../gone.pdf' }, 'pdfFileName: must be the name of a .pdf file'],
    ['no contents', { contents: '[]' }, 'contents: must list at least one case'],
    [
      'a case in one line',
      { contents: '[Acme Ltd]' },
      'contents[0]: must be a case with "name:", "subject:" and "issue:"',
    ],
    ['a day to come', { date: '01-01-2199' }, 'date: is in the future; a publication has the day it came out'],
    ['a day before the tribunal', { date: '31-12-2012' }, 'date: must be a day of 2013 or later'],
    ['a change before its day', { updated: '31-01-2024' }, 'updated: is before the date of the publication'],
    [
      'a sample case with a citation',
      { contents: "[{ name: 'Sample A v B', citation: '[2023] KETAT 1', subject: P, issue: S, sample: true }]" },
      'contents[0].citation: a sample case must not carry a citation',
    ],
    [
      'a sample case that sounds real',
      { contents: "[{ name: 'A v B', subject: P, issue: S, sample: true }]" },
      'contents[0].name: the name of a sample case must begin with "Sample"',
    ],
  ])('with %s is named with its field', async (_, changes, problem) => {
    const folder = await folderWith({ 'a-file.md': markdown(changes) });
    const { problems } = await inspectPublications(folder);
    expect(problems.map(sentenceOf)).toEqual([expect.stringContaining(`content/publications/a-file.md: ${problem}`)]);
    await expect(readPublications(folder)).rejects.toThrow(problem);
  });

  const plain = 'allowed are paragraphs of plain text with an empty line between them';
  it.each([
    ['bold words', 'It is **not** so.', `abstract: has bold (**) in "It is **not** so."; ${plain}`],
    ['a list', '- One\n- Two', `abstract: has a list in "- One"; ${plain}`],
    ['a link', 'See [it](https://a.example).', `abstract: has a link in "See [it](https://a.example)."; ${plain}`],
    ['a control character', 'A\u0008b', 'encoding: line 13 has an invisible control character (U+0008); delete it'],
    [
      'Latin-1',
      Buffer.from('caf\u00e9', 'latin1'),
      'encoding: line 13 has a letter that is not UTF-8; save the file as',
    ],
  ])('with %s in its abstract is named', async (_, body, problem) => {
    const text = Buffer.concat([Buffer.from(markdown({}, '').trimEnd()), Buffer.from('\n\n'), Buffer.from(body)]);
    const { problems } = await inspectPublications(await folderWith({ 'a-file.md': text }));
    expect(problems.map(sentenceOf)).toEqual([expect.stringContaining(`content/publications/a-file.md: ${problem}`)]);
  });

  it.each([
    ['a name that is no address', 'A File.md', markdown(), 'file name: must be lower-case words joined by hyphens'],
    ['no front matter', 'a-file.md', 'Only words.', 'front matter: must stand between two lines of ---'],
    ['broken YAML', 'a-file.md', '---\ntitle: "open\n---\n', 'front matter: is not YAML'],
    [
      'a byte order mark',
      'a-file.md',
      `\ufeff${markdown()}`,
      'encoding: the file begins with a byte order mark; save it',
    ],
    ['no abstract', 'a-file.md', markdown({}, ''), 'abstract: must stand below the front matter'],
  ])('with %s is named', async (_, name, text, problem) => {
    const { problems } = await inspectPublications(await folderWith({ [name]: text }));
    expect(problems.map(sentenceOf)).toEqual([expect.stringContaining(`content/publications/${name}: ${problem}`)]);
  });

  it('is listed beside all others: one run names every mistake', async () => {
    const folder = await folderWith({ 'a.md': markdown({ date: 'soon' }), 'b.md': markdown({ cases: 'many' }) });
    const { problems } = await inspectPublications(folder);
    expect(problems.map(({ file }) => file)).toEqual(['content/publications/a.md', 'content/publications/b.md']);
  });

  it('passes when nothing is wrong, so the cases above fail for their own reason', async () => {
    await expect(inspectPublications(await folderWith({ 'a-file.md': markdown() }))).resolves.toMatchObject({
      problems: [],
    });
  });
});

describe('two publications that collide', () => {
  it('are named with the field and the other file', async () => {
    const folder = await folderWith({ 'a.md': markdown(), 'b.md': markdown({ title: 'a TITLE' }) });
    const { publications } = await inspectPublications(folder);
    expect(collectionProblems(publications, { exists: () => true }).map(sentenceOf)).toEqual([
      'content/publications/b.md: title: "a TITLE" is already used by a.md',
      `content/publications/b.md: image: "${good.image}" is already used by a.md`,
      `content/publications/b.md: pdfFileName: "${good.pdfFileName}" is already used by a.md`,
    ]);
  });
});
