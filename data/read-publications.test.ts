import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publicationLists } from '@/content/publication-lists';
import { subjects } from '@/content/subjects';
import { isoDate } from '@/lib/format-date';
import { problemSentence } from '@/lib/problem';
import { folderWith } from '@/scripts/testing/folder-with';
import { inspectPublications, readPublicationLists, readPublications } from './read-publications';

/** Any file of that type, since the owner may replace each of them. */
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

test('publications are sorted into their lists (R5.2, R12.3), the newest first (R5.6)', async () => {
  const lists = await readPublicationLists();
  expect(lists).toMatchObject(publicationLists.map(({ id, label }) => ({ id, label })));
  for (const { publications } of lists) {
    const days = publications.map(({ date }) => isoDate(date) ?? '');
    expect(days).toEqual([...days].sort().reverse());
  }
});

/** One sentence per mistake in the files. */
async function said(files: Record<string, string | Uint8Array>): Promise<string[]> {
  const { problems } = await inspectPublications(folderWith(files));
  return problems.map((problem) => problemSentence(problem).replace('content/publications/', ''));
}

const list = markdown({}, '- One');
const latin1 = Buffer.from(markdown({}, 'caf\u00e9'), 'latin1');
const cases = markdown({ contents: `[${one}, ${one}]` });
const used = ['title: "a TITLE" is', `image: "${good.image}" is`, `pdfFileName: "${good.pdfFileName}" is`];
const gone = markdown({ pdfFileName: 'gone.pdf' });
const wrong = { 'a.md': list, 'b.md': markdown({ cases: 'many' }) };
// content/schema/changes.test.ts tests the values of fields.
test.each<[string, Parameters<typeof said>[0], ...problems: string[]]>([
  ['two files with one mistake each', wrong, 'abstract[0]: has "- "', 'cases: '],
  ['a PDF that is not there', { 'a.md': gone }, 'pdfFileName: there is no file'],
  ['two cases of one name', { 'a.md': cases }, 'contents[1].name: is used twice; make one different'],
  ['a letter in Latin-1', { 'a.md': latin1 }, 'abstract[0]: has a character that'],
  ['a name with capitals', { 'A File.md': markdown() }, 'file name: must be lower-case words joined by hyph'],
  ['another extension', { 'a.md.txt': markdown() }, 'is not read; the name of a publication ends in .md'],
  ['no front matter', { 'a.md': 'Only words.' }, 'front matter: must be between two lines of ---'],
  ['no abstract', { 'a.md': markdown({}, '') }, 'abstract: is missing; write it below the front matter'],
  ['two files with equal values', { 'a.md': markdown(), 'b.md': markdown({ title: 'a TITLE' }) }, ...used],
  ['a byte order mark and no mistake', { 'a.md': `\ufeff${markdown()}` }],
])('%s: each is reported with its file and field (R5.5, R5.8, R5.12)', async (_, files, ...problems) => {
  expect(await said(files)).toEqual(problems.map((problem) => expect.stringContaining(`: ${problem}`)));
});

const front = 'front matter';
test.each([
  ['title: A: b', front, 3, 'has a colon in its words; put them between quotation marks'],
  ["title: 'It's here'", front, 3, 'has words after a closing quotation mark; write ’ for'],
  ['title: "He said "no" here"', front, 3, 'has words after a closing quotation mark; write ’ for'],
  ['title: "open', front, 3, 'begins words with a quotation mark and does not end'],
  ['title A', front, 3, 'lacks a colon and a space after the name of its field'],
  ['title:A', front, 3, 'lacks a colon and a space after the name of its field'],
  ['contents:\n\t- name: A', front, 4, 'begins with a tab; write spaces'],
  ['contents:\n  - name: A\n   subject: B', front, 5, 'does not begin where the fields beside it do'],
  ['title: @ours', front, 3, 'begins its words with a sign that means something here'],
  ['title: *ours*', front, 3, 'begins its words with a sign that means something here'],
  ["id: '2'", 'id', 3, 'is written twice; take one of the two'],
])('R5.8: %j in the front matter is reported with its line', async (yaml, field, line, sentence) => {
  const sentences = await said({ 'a.md': `---\nid: '1'\n${yaml}\ncases: 3\n---\nA.` });
  expect(sentences).toEqual([expect.stringContaining(`: ${field} (line ${line}): ${sentence}`)]);
});

test('reading a publication file with a mistake throws', async () => {
  await expect(readPublications(folderWith({ 'a.md': list }))).rejects.toThrow('content/publications/a.md: abstract');
});

test.each([{ NODE_ENV: 'development' }, { DRAFTS: 'true' }] as const)(
  'R5.11, R10.6: only with %j a draft is read; it is labelled as a draft, and its date may be in the future',
  async (setting) => {
    const folder = folderWith({ 'a.md': markdown({ draft: 'true', date: '01-01-2099' }) });
    expect(await readPublications(folder)).toEqual([]);
    jest.replaceProperty(process, 'env', { ...process.env, ...setting });
    expect(await readPublications(folder)).toMatchObject([{ description: 'Draft: 3 cases summarised' }]);
  },
);

test.each(['true', 'True'])('R5.11, R10.6: a draft may have any mistake (%s)', async (draft) => {
  const folder = folderWith({ 'a.md': markdown({ draft, cases: 'many' }) });
  expect((await inspectPublications(folder)).problems).toEqual([]);
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect((await inspectPublications(folder)).problems.map(({ field }) => field)).toEqual(['cases']);
});
