import { resolve } from 'node:path';
import { publicationLists } from '../../content/publication-lists';
import { sentenceOf } from '../../lib/problem';
import { colors } from '../../tailwind.config';
import { folderWith } from '../testing/folder-with';
import { casesOfCountries, claimProblems } from './claim-problems';
import { encodingProblems } from './encoding-problems';
import { foreignProblems } from './foreign-problems';
import { tokenProblems } from './token-problems';
import { lostProblem, typeProblems } from './type-problems';

/** What is said of files with these texts, by the real compiler, less the folder they stand in. */
async function compilers(files: Record<string, string>) {
  const folder = folderWith(files);
  const { unreadable, wrong } = await typeProblems(folder);
  return [...unreadable, ...wrong].map((problem) => sentenceOf(problem).replace(/^.*?test-\w+\//, ''));
}

test('a field that is missing, misspelt or of another kind is told with its line and with what is allowed', async () => {
  const of = (value: string, type: string) => `\nexport const a = { ${value} } satisfies { ${type} };`;
  const files = {
    'misspelt.ts': of("title: 'T', titel: 'T'", 'title: string'),
    'missing.ts': of("title: 'T'", 'title: string; text: string'),
    'several.ts': of("title: 'T'", 'title: string; text: string; alt: string'),
    'choice.ts': of("mark: 'bridj'", "mark: 'bridge' | 'beam'"),
    'kind.ts': of("value: '400'", 'value: number'),
    'list.ts': of("lines: 'one'", 'lines: readonly string[]'),
    'optional.ts': of("shown: 'yes'", 'shown?: boolean'),
    'unquoted.ts': of('title: Words', 'title: string'),
    'absent.ts': "const links = { email: '' };\nexport const a = links.emial;",
    'twice.ts': of("title: 'T', title: 'T'", 'title: string'),
    'shared.ts': of(
      "/* b: [ */ all: [{ name: 'B: {' }, { name: 'C', on: 'yes' }]",
      'all: { name: string; on?: true }[]',
    ),
    'count.ts': of("three: ['a', 'b']", 'three: [string, string, string]'),
    'path.ts': of("logo: '/team/a.svg'", `logo: \`/logos/$\{string}\``),
    'call.ts': "const said = (id: 'a' | 'b') => ({ id });\nexport const rows = [{ name: 'x', ...said('c') }];",
    // Only where it stands, and not where others show it.
    'used.ts': "import { a } from './kind';\nexport const b = { all: [a.value] } satisfies { all: number[] };",
  };
  expect(await compilers(files)).toEqual([
    'absent.ts: a (line 2): emial does not exist; did you mean email?',
    'call.ts: rows[0] (line 2): "c" is not allowed; allowed are a, b',
    'choice.ts: a.mark (line 2): "bridj" is not allowed; allowed are beam, bridge',
    'count.ts: a.three (line 2): has 2 entries; allowed are 3',
    'kind.ts: a.value (line 2): string is not allowed; allowed is a number without quotes',
    'list.ts: a.lines (line 2): string is not allowed; allowed is a list in [ ]',
    'missing.ts: a.text (line 2): is missing; it must be there, and not be empty',
    'misspelt.ts: a.titel (line 2): is not a field here; did you mean title?',
    'optional.ts: a.shown (line 2): string is not allowed; allowed is true or false',
    'path.ts: a.logo (line 2): "/team/a.svg" is not allowed; allowed is /logos/…',
    'several.ts: a.text, a.alt (line 2): are missing; they must be there, and not be empty',
    'shared.ts: a.all[1].on (line 2): string is not allowed; allowed is true; otherwise leave the field out',
    'twice.ts: a.title (line 2): stands twice; keep one of them',
    'unquoted.ts: a.title (line 2): Words is not known here; words stand in quotes',
  ]);
});

test('R13.2, R13.3: what no service is, and no region, is told with what is allowed', async () => {
  const of = (type: string, value: string) =>
    `import type { ${type} } from '${resolve('content/types')}';\nexport const a: ${type} = { ${value} };`;
  const files = {
    'a.ts': of('AnalyticsContent', "service: 'matomo'"),
    'b.ts': of('AnalyticsContent', "service: 'none', host: 'https://a.example'"),
    'c.ts': of('AnalyticsContent', "service: 'plausible', site: 'a'"),
    'd.ts': of('NextEditionContent', "label: 'Tell me', region: 'uk'"),
  };
  expect(await compilers(files)).toEqual([
    'a.ts: a.service (line 2): "matomo" is not allowed; allowed are none, plausible',
    'b.ts: a.host (line 2): is not a field here',
    'c.ts: a.host (line 2): is missing; it must be there, and not be empty',
    'd.ts: a.region (line 2): "uk" is not allowed; allowed are eu, us',
  ]);
});

test('files that are no TypeScript are told alone, once each', async () => {
  const files = {
    'comma.ts': "export const a = { name: 'A' role: 'B' };",
    'curly.ts': 'export const a = { name: ‘A client’s files’ };',
    'field.ts': 'export const a: string = 400;',
    'quote.ts': "export const a = { title: 'Ask your client's files' };",
  };
  expect(await compilers(files)).toEqual([
    'comma.ts: line 1: cannot be read from "role: \'B\' };" on; a comma, a quote or a bracket before it is missing or one too many',
    "curly.ts: line 1: words stand between straight quotes, '…'; curly ones are for within them",
    "quote.ts: line 1: a quote ends its text too early or is missing; inside words write ’, or \\' for a straight one",
  ]);
});

const unread = 'is not read; a publication is one file in content/publications/ itself, and its name ends in .md';
const byCommand = 'is not as commands write it; take back the last change by hand';
test.each([
  ['publications/an-edition.md.txt', '', unread],
  ['publications/an-edition.MD', '', unread],
  ['publications/2026/an-edition.md', '', unread],
  ['home copy.ts', '', 'must be named in small letters and hyphens, such as pricing.ts'],
  ['published-slugs.json', '{}', byCommand],
  ['home.ts', '\u202ewords', 'line 1 has an invisible control character (U+202E); delete it'],
  ['.home.ts.swp', '', undefined],
])('R10.8: content/%s: %j', async (name, text, message) => {
  const root = folderWith({ 'content/publications/a.md': '', [`content/${name}`]: text });
  const file = `content/${name.replace('2026/an-edition.md', '2026')}`;
  expect((await encodingProblems(root)).map(sentenceOf)).toEqual(message ? [`${file}: ${message}`] : []);
});

const without = 'is not there any more, or without its "export"';
test.each([
  ["Cannot find module '/a b/content/campaign' imported from /a b/scripts/a.ts", without],
  [
    "The requested module '@/content/campaign' does not provide an export named 'a'",
    'has no "export const a" any more',
  ],
  ['export const b = 1;', 'has no "export const a" any more'],
  ['const a = 1;', without],
  ['', without],
])('R10.8: what others ask for and do not find is told of the file that had it: %j', async (said, message) => {
  const importing = {
    'a.ts': "export { a } from './campaign';",
    'b.ts': "import { a } from './campaign';\nexport { a };",
  };
  const sentences = said.includes("'")
    ? [lostProblem(said)].map((problem) => problem && sentenceOf(problem))
    : await compilers({ ...importing, 'campaign.ts': said });
  expect(new Set(sentences)).toEqual(new Set([`content/campaign.ts: ${message}; bring it back`]));
});

const claim = { value: 500, display: '500+', said: 'over 500', unit: 'cases', countsWhat: 'Cases.' };
test.each([
  ['in all its places', 'cases', claim, undefined],
  [
    'in thousands and millions',
    'cases',
    { ...claim, value: 2_500_000, display: '2.5m', said: 'about 2,500k' },
    undefined,
  ],
  ['in one of them alone', 'cases', { ...claim, display: '7' }, 'cases.display: says "7", but the value is 500'],
  ['in neither', 'cases', { ...claim, value: 7 }, 'cases.value: is 7, but "500+" and "over 500" are printed'],
  ['beside fewer names', 'cases', { ...claim, names: ['A'] }, 'cases.names: are 1, but the value is 500'],
])('a number %s', (_, name, changed, sentence) => {
  const sentences = claimProblems({ [name]: changed }).map(sentenceOf);
  expect(sentences).toEqual(sentence ? [`content/claims.ts: claims.${sentence}`] : []);
});

const [kenya, namibia] = publicationLists;
const held = [
  { list: kenya.id, cases: 495 },
  { list: namibia.id, cases: 24 },
];
test.each([
  ['Over 500 cases.', []],
  ['Kenya and Namibia: over 500 cases.', []],
  ['We began in Kenya. By now there are over 500 cases.', []],
  [
    'A start. In Kenya over 500 cases.',
    ['says "over 500" of Kenya, whose publications hold 495 cases; name all that are counted, or none'],
  ],
])('a number of cases is held by the countries of its sentence: %s', async (value, messages) => {
  const text = { file: 'content/home.ts', field: 'home.text', value: value.replace('Over', 'over') };
  expect(await casesOfCountries(held, claim)(text, [])).toEqual(messages);
});

test.each([
  ['519 cases, by the owner’s own count', 'In Kenya and Namibia 519 cases.', '519', 0],
  ['over 519', 'In Kenya and Namibia over 519 cases.', 'over 519', 1],
  ['a day, and no number of cases', 'In Kenya since 5 May 2519.', '519', 0],
])('a claim of exactly what the publications hold: %s', async (_, value, said, told) => {
  const exact = { ...claim, value: 519, said, display: '519' };
  const text = { file: 'content/home.ts', field: 'home.text', value };
  expect(await casesOfCountries(held, exact)(text, [])).toHaveLength(told);
});

test.each([
  [
    'that is none',
    { teal: 'purpel' },
    'teal: "purpel" is not a colour; allowed is # and six hex digits, such as #2B6470',
  ],
  [
    'with four digits',
    { paper: '#FBF8' },
    'paper: "#FBF8" is not a colour; allowed is # and six hex digits, such as #2B6470',
  ],
  [
    'that cannot be read on its ground',
    { mist: '#2B4470' },
    'mist: stands 1.6:1 against ink; words need 4.5:1 to be read, so make one of them darker or lighter',
  ],
  [
    'that is no border',
    { edge: '#EEEEEE' },
    'edge: stands 1.0:1 against paper; borders need 3:1 to be seen, so make one of them darker or lighter',
  ],
])('R10.8: a colour %s is told', (_, changed, sentence) => {
  expect(tokenProblems()).toEqual([]);
  expect(tokenProblems({ ...colors, ...changed }).map(sentenceOf)).toContain(`tailwind.config.ts: colors.${sentence}`);
});

const blocked = 'which the page’s policy blocks';
const script = `${blocked} and the download would wait for; take it out, and see how visits can be counted`;
test.each([
  [
    'layout.tsx',
    '<head>\n<script async src="https://www.googletagmanager.com/gtag/js?id=G-1" />\n<script>{`gtag()`}</script>',
    `line 3: has a script from www.googletagmanager.com, ${script}`,
  ],
  ['layout.tsx', "import Script from 'next/script';", `line 2: has a script by next/script, ${script}`],
  ['layout.tsx', '<script>{`fbq()`}</script>', `line 2: has a script of its own, ${script}`],
  ['layout.tsx', '<img src="https://pixel.example/a.gif" />', `line 2: brings <img> from pixel.example, ${blocked}`],
  [
    'a.tsx',
    '<link rel="stylesheet" href="//fonts.example/a" />',
    `line 2: brings <link> from fonts.example, ${blocked}`,
  ],
  ['globals.css', "@import url('https://fonts.example/a.css');", `line 2: loads from fonts.example, ${blocked}`],
  ['a.css', '/* see https://a.example */ @import "./b.css";', undefined],
  [
    'a.tsx',
    '// <script src="https://a.example/a.js">\n<script type="application/ld+json" /><a href="https://b.example" />',
    undefined,
  ],
])('R10.8: in app/%s: %s', (name, text, sentence) => {
  const root = folderWith({ [`app/${name}`]: `\n${text}\n`, 'components/a.tsx': '' });
  expect(foreignProblems(root).map(sentenceOf)).toEqual(
    sentence ? [expect.stringContaining(`app/${name}: ${sentence}`)] : [],
  );
});
