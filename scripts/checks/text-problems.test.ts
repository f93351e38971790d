import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claims } from '../../content/claims';
import { captionsProblem } from './captions-problems';
import { houseStyle } from './editorial-problems';
import { linksWithin } from './link-problems';
import { pictureProblem } from './picture-problems';
import { emptyOrMissing, metadata, type TextCheck, textProblems, videoAddress } from './text-problems';

/** What a check says of texts of content/home.ts, given by their fields. */
async function said(check: TextCheck, texts: Record<string, string>, file = 'content/home.ts'): Promise<string[]> {
  const values = Object.entries(texts).map(([field, value]) => ({ file, field, value }));
  return (await textProblems(values, [check])).map(({ field, message }) => `${field}: ${message}`);
}

const text = 'is empty; a text has words in it, or leave the field out';
const alt = 'is empty; an alternative text says what the picture shows, or leave the field out';
test.each([
  ['title', '', `title: ${text}`],
  ['photoAlt', ' ', `photoAlt: ${alt}`],
  ['href', '#', 'href: "#" leads nowhere'],
  ['photo', '/team/gone.svg', 'photo: there is no file public/team/gone.svg'],
  ['list[0].pdfUrl', '/web/Attachments/x.pdf', 'list[0].pdfUrl: there is no file public/web/Attachments/x.pdf'],
  ['captions.src', '/video/gone.vtt', 'captions.src: there is no file public/video/gone.vtt'],
])('%s: "%s" is told with its field', async (field, value, sentence) => {
  expect(await said(emptyOrMissing, { [field]: value })).toEqual([sentence]);
});

const page = (path: string, anchor: string) => ({
  path,
  content: new Set([`content/${path === '/' ? 'home' : 'legal'}.ts`]),
  anchors: new Set([anchor]),
});
const pages = [page('/', 'introduction'), page('/legal', 'search')];
const links = linksWithin({ pages, answers: (path) => pages.some((one) => one.path === path) });

const allowed =
  'allowed are a page of this site such as "/legal", a place on it such as "#introduction", https://…, mailto:… and tel:…';
const place = 'give the id of one of its sections';

test.each(
  Object.entries({
    'http://a.example/': `"http://a.example/" cannot be linked to; ${allowed}`,
    'javascript:a()': `"javascript:a()" cannot be linked to; ${allowed}`,
    'a.example': `"a.example" cannot be linked to; ${allowed}`,
    '//a.example/': `"//a.example/" cannot be linked to; ${allowed}`,
    'https://a': `"https://a" is not an address; ${allowed}`,
    '/demo': 'there is no page /demo; pages are /, /legal and those of the publications',
    '#search': `/ has no place "#search"; ${place}`,
    '/legal#introduction': `/legal has no place "#introduction"; ${place}`,
    'mailto:hello': '"mailto:hello" is not a mail address; write it as mailto:name@example.com',
    'tel:one': '"tel:one" is not a telephone number; write it as tel:+254200000000',
  }),
)('a link to %s is told', async (href, message) => {
  expect(await said(links, { href })).toEqual([`href: ${message}`]);
});

test.each([
  'https://a.example/b',
  '/legal/?q=a#search',
  '#introduction',
  'mailto:a@b.example',
  'tel:+254-20',
  '/Account/LoginEmail',
])('a link to %s is right', async (href) => {
  expect(await said(links, { href })).toEqual([]);
});

test('titles and descriptions that a search result would cut off are told, and two that are the same', async () => {
  const title = 'x'.repeat(61);
  expect(
    await said(metadata, {
      'a.meta.title': title,
      'a.meta.description': 'Too short.',
      'b.meta.title': title,
      c: title,
    }),
  ).toEqual([
    'a.meta.title: has 61 characters; allowed are 60',
    'a.meta.description: has 10 characters; a search result needs 70 to 160',
    'b.meta.title: has 61 characters; allowed are 60',
    'b.meta.title: is the same as in content/home.ts; each page has its own',
  ]);
});

test('a film of another service is told, with what is allowed', async () => {
  expect(await said(videoAddress, { 'source.address': 'https://youtu.be/aB3_dE-6789' })).toEqual([]);
  expect(await said(videoAddress, { 'source.address': 'https://video.example/1' })).toEqual([
    'source.address: "https://video.example/1" is not the https address of a video at YouTube or Vimeo. Allowed is what its "Share" button gives, such as https://youtu.be/… or https://vimeo.com/….',
  ]);
});

const hype = 'say what the product does, without such words, — and !';
const larger = claims.repositoryDocuments.display;
test.each([
  ['Unlock your files', `has "Unlock"; ${hype}`],
  ['Ask your files!', `has "!"; ${hype}`],
  ['In use by 45 firms', 'prints 45, which no claim is; add it to content/claims.ts, or write it in words'],
  [`${larger} files`, `prints ${larger}, which belongs to one feature; here ${claims.documents.display} is said`],
])('R10.8: the house style refuses "%s", but for what others have said', async (words, message) => {
  expect(await said(houseStyle, { 'hero.text': words })).toEqual([`hero.text: ${message}`]);
  expect(await said(houseStyle, { 'home.testimonials.items[0].quote': words })).toEqual([]);
});

test('two people or features (R1.2) with one name or portrait are told, and a portrait that names nobody', async () => {
  const team = {
    'list.members[0].photo': '/team/a.png',
    'list.members[1].photo': '/team/a.png',
    'list.members[1].name': 'Amina Odhiambo',
    'list.members[1].photoAlt': 'A person at a desk',
  };
  expect(await said(houseStyle, team, 'content/team.ts')).toEqual([
    'list.members[1].photo: is the same as list.members[0].photo; each person needs another',
    'list.members[1].photoAlt: does not name Amina Odhiambo, whom the picture shows',
  ]);
});

const cue = (times: string, words = 'Words.') => `WEBVTT\n\n${times}\n${words}\n`;

test.each([
  ['a cue', cue('00:00:01.000 --> 00:00:04.000')],
  ['no hours, a name, a setting', cue('one\n00:01.000 --> 00:04.000 line:90%')],
  [
    'a title, a note, Windows’ ends of lines',
    'WEBVTT - A\r\n\r\nNOTE by hand\r\n\r\n00:01.000 --> 00:04.000\r\nA\r\nB',
  ],
])('%s are captions', (_, captions) => {
  expect(captionsProblem(captions)).toBeUndefined();
});

test.each([
  ['SubRip', '1\n00:00:01,000 --> 00:00:04,000\nWords.\n', 'the first line must be "WEBVTT"'],
  ['SubRip under another name', cue('00:00:01,000 --> 00:00:04,000'), "line 3 must be a cue's times"],
  ['words without times', 'WEBVTT\n\nWords.\n', "line 4 must be a cue's times"],
  ['an end before its beginning', cue('00:04.000 --> 00:01.000'), 'line 3: the cue ends before it begins'],
  [
    'cues out of order',
    cue('00:04.000 --> 00:05.000', 'A\n\n00:01.000 --> 00:02.000\nB'),
    'line 6: the cue begins before',
  ],
  ['a cue without words', cue('00:01.000 --> 00:04.000', ''), 'line 3: the cue has no words'],
  ['no cue', 'WEBVTT\n', 'has no cue'],
])('%s are not captions', (_, captions, message) => {
  expect(captionsProblem(captions)).toContain(message);
});

test.each([
  ['many megabytes', Buffer.alloc(36 * 1024 * 1024), 'is 36.0 MB; allowed are 2 MB: save it at most 2000 pixels wide'],
  ['no picture', Buffer.from('words'), 'is not a picture; save it again as PNG, JPEG, WebP or SVG'],
])('a picture of %s is told', async (_, data, message) => {
  const file = join(mkdtempSync(join(tmpdir(), 'picture-')), 'a.png');
  writeFileSync(file, data);
  expect(await pictureProblem(file)).toBe(message);
});
