import { problemSentence } from '../../lib/problem';
import { contentNotes, securityNotes } from './content-notes';
import { type ContentValue, fileProblems } from './file-problems';
import { linkProblems } from './link-problems';

jest.mock('../../content/claims', () => ({
  claims: {
    cases: { value: 500, display: '500+', inSentence: 'over 500' },
    pages: { value: 2_500_000, display: '2.5m', inSentence: 'about 2.5m' },
  },
  claimsDate: { asAt: 'As at May 2026' },
}));

const value = (kind: ContentValue['kind'], said: unknown, field = 'home.text'): ContentValue => ({
  file: 'content/home.ts',
  path: [],
  field,
  kind,
  value: said,
});

const addresses = {
  pages: ['/', '/legal'],
  answers: (path: string) => ['/', '/legal', '/feed.xml'].includes(path),
  anchors: new Set(['search']),
};
test.each([
  ['/demo', 'there is no page /demo; pages are /, /legal and those of the publications'],
  ['/legal#nowhere', 'no element has the id "nowhere"; give the id of a section'],
  ['/legal/?q=a#search', undefined],
  ['/feed.xml', undefined],
  ['/Account/LoginEmail', undefined],
  ['https://a.example/#b', undefined],
])('R10.8: a link to %s is right, or reported where it first occurs', (href, message) => {
  const links = [value('link', href, 'home.more'), value('link', href, 'home.again')];
  expect(linkProblems(links, addresses).map(problemSentence)).toEqual(
    message ? [`content/home.ts: home.more: ${message}`] : [],
  );
});

test('an entry that two files export is reported only where it is written, and a file without a schema is reported', () => {
  const logIn = { href: '/Account/LoginEmail' };
  const problems = fileProblems({
    'links.ts': { links: { logIn } },
    'navigation.ts': { navigation: { logIn } },
    'new.ts': {},
  });
  const of = (name: string) => problems.filter(({ file }) => file === `content/${name}`).map(problemSentence);
  expect(of('links.ts')).toContain('content/links.ts: links.logIn.label: is missing');
  expect(of('navigation.ts')).not.toContainEqual(expect.stringContaining('navigation.logIn.label'));
  expect(of('new.ts')).toEqual(['content/new.ts: has no schema; say what it exports in content/schema/files.ts']);
  expect(of('home.ts')).toEqual(['content/home.ts: is missing; restore it']);
});

const enough = { slug: 'a', id: '7', list: 'TAT summaries', cases: 500, description: 'Cases' } as const;
test.each<[ContentValue, string | undefined]>([
  [value('words', 'In use by 4500 firms'), 'prints 4500, which is no number of content/claims.ts'],
  [value('words', 'In use for 2.5m pages, or 2,500,000'), undefined],
  [value('headline', 'x'.repeat(133)), 'has 133 characters; a headline of more than 100 fills a phone’s screen'],
  [value('words', 'x'.repeat(133)), undefined],
  [value('words', 'Ask us 🎉'), 'has 🎉, which each device draws in its own way'],
  [value('words', '© Aya™ × B'), undefined],
  [value('page title', '“Ask your files”'), 'begins and ends with quotation marks, which are printed'],
])('R10.8: what may be a mistake gives a note: %j', (text, note) => {
  expect(contentNotes([text], [enough]).map(({ message }) => message)).toEqual(note ? [note] : []);
});

test('R10.8: fewer cases than claims.ts or a description says give a note', () => {
  const notes = contentNotes([], [{ ...enough, cases: 1, description: '3 cases' }]).map(problemSentence);
  expect(notes).toEqual([
    'content/claims.ts: claims.cases: says "over 500", and the publications hold 1 cases',
    'content/publications/a.md: cases: is 1, and the description says "3 cases"',
  ]);
});

test('R5.6: two editions of a list with the same id give a note, except the two asked for', () => {
  const both = (id: string) => ['a', 'b'].map((slug) => ({ ...enough, id, slug }));
  const notes = (id: string) => contentNotes([], both(id)).map(problemSentence);
  expect(notes('7')).toEqual(['content/publications/b.md: id: is 7, as that of a.md']);
  expect(notes('1')).toEqual([]);
});

const until = (expires: string) => securityNotes({ contact: '/legal', expires }, '2026-11-28').map(problemSentence);
test('an expiry date of security.txt that is past, near or over a year ahead gives a note', () => {
  expect([...securityNotes(undefined, '2026-11-28'), ...until('31-10-2027')]).toEqual([]);
  for (const expires of ['01-01-2026', '20-12-2026', '01-01-2028'])
    expect(until(expires)).toEqual([expect.stringContaining(`content/site.ts: site.security.expires: is ${expires};`)]);
});
