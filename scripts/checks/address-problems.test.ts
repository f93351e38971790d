import { readFileSync } from 'node:fs';
import { inspectPublications } from '../../data/read-publications';
import { sentenceOf } from '../../lib/problem';
import { addressProblems } from './address-problems';
import { publishedSlugs } from './published-slugs';
import { listProblems, subjectProblems } from './subject-problems';

const list = '/web/publications';
const slugs = ['a', 'b'];
const pages = ['/', '/legal', list, `${list}/a`, `${list}/b`];
const answers = (path: string) => pages.includes(path);

const redirect = (from: string, to: string) => ({ from, to });
const path = 'allowed is one such as';

test.each([
  ['nothing has moved', ['a', 'b'], [], undefined],
  ['a publication is new', ['a'], [], undefined],
  ['a removed one leads to another', ['old'], [redirect(`${list}/old/`, `${list}/b`)], undefined],
  ['a removed one leads to the list', ['old'], [redirect(`${list}/old`, `${list}/`)], undefined],
  ['a page', [], [redirect('/legal', '/')], 'redirects[0].from: /legal is a page that exists'],
  ['no page', [], [redirect('/a', '/gone')], 'redirects[0].to: there is no page /gone'],
  ['a chain', [], [redirect('/a', '/b'), redirect('/b', '/')], 'redirects[0].to: /b is itself redirected'],
  ['twins', [], [redirect('/a', '/'), redirect('/a/', '/legal')], 'redirects[1].from: /a/ is listed twice'],
  [
    'a path of another site',
    [],
    [redirect('https://a.example/c', '/')],
    `redirects[0].from: "https://a.example/c" is not a path of this site; ${path} "/old-page"`,
  ],
  [
    'a page of another site',
    [],
    [redirect('/a', 'https://a.example/')],
    `redirects[0].to: "https://a.example/" is not a page of this site; ${path} "/web/publications"`,
  ],
])('%s: the build says what is wrong with the addresses, or nothing', (_, published, redirects, sentence) => {
  const problems = addressProblems({ slugs, published, redirects, answers }).map(sentenceOf);
  expect(problems).toEqual(sentence ? [`content/redirects.ts: ${sentence}`] : []);
});

test('a slug that was published and has no file is told, with what brings it back or sends its readers on', () => {
  expect(addressProblems({ slugs, published: ['a', 'old'], redirects: [], answers }).map(sentenceOf)).toEqual([
    'content/publications/old.md: file name: was published and is gone; bring it back, or run "npm run publication -- --remove old", which sends its readers on',
  ]);
});

test('R5.11: one that was published and is a draft again is told', () => {
  const gone = { slugs: ['a'], held: ['b'], published: ['a', 'b'], answers };
  expect(addressProblems({ ...gone, redirects: [] }).map(sentenceOf)).toEqual([
    'content/publications/b.md: file name: was published, and its readers would find nothing; take "draft" out, or send them on in content/redirects.ts',
  ]);
  expect(
    addressProblems({ ...gone, answers: (one) => one === list, redirects: [redirect(`${list}/b`, list)] }),
  ).toEqual([]);
});

test('a subject that was published and is gone is told, unless its readers are sent on', () => {
  const lost = { slugs, published: ['subjects/customs'], answers };
  expect(addressProblems({ ...lost, redirects: [] }).map(sentenceOf)).toEqual([
    'content/subjects.ts: id: "customs" was published and is gone; bring it back, or send its readers on in content/redirects.ts',
  ]);
  expect(addressProblems({ ...lost, redirects: [redirect(`${list}/subjects/customs`, list)] })).toEqual([]);
});

test.each([
  [
    'a name as an id',
    { id: 'Value added tax', name: 'VAT' },
    'id: "Value added tax" must be lower-case words joined by',
  ],
  ['a name that fills the page', { id: 'a', name: 'a'.repeat(41) }, 'name: must be at most 40 characters'],
])('a subject with %s is told', (_, subject, sentence) => {
  expect(subjectProblems([{ id: 'customs', name: 'Customs' }, subject]).map(sentenceOf)).toEqual([
    expect.stringContaining(`content/subjects.ts: subjects[1].${sentence}`),
  ]);
});

test('R12.3: more lists than there is room for tabs are told, and the style sheet knows each of the others', () => {
  expect(listProblems(Array(6))).toEqual([]);
  expect(listProblems(Array(7)).map(sentenceOf)).toEqual([
    'content/publication-lists.ts: publicationLists: has 7 lists; the page of the publications has room for 6 tabs',
  ]);
  const css = readFileSync('components/publications/publications.css', 'utf8');
  for (let tab = 1; tab <= 6; tab += 1) expect(css).toContain(`.publication-tab:nth-child(${tab})`);
});

test('a sample’s address is not recorded: nobody has it, so its removal needs no redirect', async () => {
  const { publications } = await inspectPublications();
  const samples = publications.filter(({ sample }) => sample).map(({ slug }) => slug);
  const recorded = await publishedSlugs();
  expect(samples.filter((slug) => recorded.includes(slug))).toEqual([]);
});
