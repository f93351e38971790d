import { problemSentence } from '../../lib/problem';
import { addressProblems } from './address-problems';

const list = '/web/publications';
const slugs = ['a', 'b'];
const pages = ['/', '/legal', list, `${list}/a`, `${list}/b`];
const answers = (path: string) => pages.includes(path);

const redirect = (from: string, to: string) => ({ from, to });
const twice = [redirect('/c', '/'), redirect('/c/', '/legal')];

test.each([
  ['a publication is new', ['a'], [], undefined],
  ['a removed one leads to another', ['old'], [redirect(`${list}/old/`, `${list}/b`)], undefined],
  ['a page', [], [redirect('/legal/', '/')], 'redirects[0].from: /legal is a page that exists'],
  ['one twice', [], twice, 'redirects[1].from: /c has two redirects; keep one'],
])('problems with redirects: %s', (_, published, redirects, sentence) => {
  const problems = addressProblems({ slugs, published, redirects, answers }).map(problemSentence);
  expect(problems).toEqual(sentence ? [`content/redirects.ts: ${sentence}`] : []);
});

test.each([
  ['old', [], 'content/publications/old.md: file name: was published and is missing; restore it, or run'],
  ['draft', ['draft'], 'content/publications/draft.md: file name: was published and is now a draft, so its address'],
  ['subjects/customs', [], 'content/subjects.ts: id: "customs" was published and is missing; restore it'],
])('R5.11: %s, published before and now gone, is reported unless it has a redirect', (slug, drafts, sentence) => {
  const lost = { slugs, drafts, published: ['a', slug], answers };
  expect(addressProblems({ ...lost, redirects: [] }).map(problemSentence)).toEqual([expect.stringContaining(sentence)]);
  expect(addressProblems({ ...lost, redirects: [redirect(`${list}/${slug}`, list)] })).toEqual([]);
});
