import { join, relative } from 'node:path';
import sharp from 'sharp';
import { claims } from '../../content/claims';
import { folderWith } from '../testing/folder-with';
import { captionsProblem } from './captions-problems';
import { inTypeface, readableWords, usableId } from './copy-problems';
import { houseStyle } from './editorial-problems';
import { linksWithin, siteAddress } from './link-problems';
import { drawablePicture } from './picture-problems';
import { emptyOrMissing, filmDay, metadata, type TextCheck, textProblems, videoAddress } from './text-problems';

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

test('a picture of somebody who is quoted is told where no words stand for it', async () => {
  const face = { 'items[0].photo': '/testimonials/a.svg', 'items[0].name': 'Amina' };
  const sentence = 'items[0].photo: has no photoAlt beside it, which says what the picture shows';
  expect(await said(houseStyle, face)).toEqual([sentence]);
  expect(await said(houseStyle, { ...face, 'items[0].photoAlt': 'Portrait of Amina' })).toEqual([]);
});

test('two entries of a list (R1.2) with one name, address or portrait are told, and a portrait that names nobody', async () => {
  const team = {
    'list.members[0].photo': '/team/a.png',
    'list.members[1].photo': '/team/a.png',
    'list.members[1].name': 'Amina Odhiambo',
    'list.members[1].photoAlt': 'A person at a desk',
    'list.members[2].photoAlt': ' ',
    'lists[0].hash': 'kenya',
    'lists[2].hash': 'kenya',
    'actions[0].href': '/legal',
    'actions[1].href': '/legal',
  };
  expect(await said(houseStyle, team, 'content/team.ts')).toEqual([
    'list.members[1].photo: is the same as list.members[0].photo; each needs another',
    'list.members[1].photoAlt: does not name Amina Odhiambo, whom the picture shows',
    'lists[2].hash: is the same as lists[0].hash; each needs another',
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

const plain = 'which is printed as it stands; write plain words';
const standIn = 'which stands in for words that are still to be written';
const leads = 'a link says where it leads, such as "Read our publications"';
test.each([
  ['text', 'Files, <b>all</b> of them', `has HTML in "<b>", ${plain}`],
  ['text', 'A line<br/>and another', `has HTML in "<br/>", ${plain}`],
  ['text', 'Files &amp; law', `has an HTML entity in "&amp;", ${plain}`],
  ['text', 'Files&#160;here', `has an HTML entity in "&#160;", ${plain}`],
  ['text', '**All** of it', `has bold (**) in "**All**", ${plain}`],
  ['text', 'See [the page](/legal)', `has a link as Markdown writes it in "[the page](/legal)", ${plain}`],
  ['text', 'Lorem ipsum dolor', `has "Lorem ipsum", ${standIn}`],
  ['text', 'TBC', `has "TBC", ${standIn}`],
  ['text', 'Write to [Insert name]', `has "[Insert name]", ${standIn}`],
  ['label', 'Click here', `says "Click here"; ${leads}`],
  ['actions[0].label', 'Learn more', `says "Learn more"; ${leads}`],
  ['items[0].ctaText', 'here', `says "here"; ${leads}`],
  ['text', 'For a demo, click here', `says "click here"; ${leads}`],
  ['text', 'A\bb', 'has an invisible control character (U+0008); delete it'],
  ['title', 'A\x01b', 'has an invisible control character (U+0001); delete it'],
  ['title', 'A\ufffeb', 'has an invisible control character (U+FFFE); delete it'],
])('R10.8: %s: "%s" is told', async (field, value, message) => {
  expect(await said(readableWords, { [field]: value })).toEqual([`${field}: ${message}`]);
});

test.each([
  ['text', 'R&D; 5 < 6 and 7 > 6, see [2023] KETAT 146, Part XXX'],
  ['label', 'Read more cases'],
  ['html', '<button data-tf-popup="moe6aa">Talk</button>'],
  ['href', 'https://a.example/?a=1&copy;=2'],
])('%s: "%s" is words', async (field, value) => {
  expect(await said(readableWords, { [field]: value })).toEqual([]);
});

test('R10.17: a heading may have the letters of European languages, and is told of others', async () => {
  expect(await said(inTypeface, { title: 'Łódź, Üsküdar, Ørsted, Škoda', text: '₦ 500 @ once' })).toEqual([]);
  for (const sign of ['₦', '@', 'ж'])
    expect(await said(inTypeface, { 'hero.title': `A ${sign}` })).toEqual([
      `hero.title: has "${sign}", which the headings’ typeface does not have; it has the letters of European languages (scripts/fonts/characters.ts)`,
    ]);
});

test('R10.8: an id with a space is told, unless an address of its own stands beside it', async () => {
  const ids = {
    'items[0].id': 'ai chat',
    'items[1].id': 'ai-chat',
    'lists[0].id': 'TAT summaries',
    'lists[0].hash': 'a',
  };
  expect(await said(usableId, ids)).toEqual([
    'items[0].id: "ai chat" cannot stand in an address; allowed are letters, digits and hyphens',
  ]);
});

test.each([
  ['https://www.example.com/'],
  ['http://www.example.com'],
  ['https://www.example.com/site'],
  ['www.example.com'],
])('R10.8: %s is not the address of a site', async (url) => {
  const own = 'https://www.example.com';
  const sentence = `site.url: "${url}" is not the address of a site; allowed is https:// and a host, such as ${own}, with nothing after it`;
  expect(await said(siteAddress, { 'site.url': url }, 'content/site.ts')).toEqual([sentence]);
  expect(await said(siteAddress, { 'site.url': own }, 'content/site.ts')).toEqual([]);
});

test('R10.8: a day of a film that is none is told', async () => {
  expect(await said(filmDay, { 'video.published': '2026-11-21', 'list[0].published': '21-11-2026' })).toEqual([
    'video.published: "2026-11-21" must be a day of the calendar written DD-MM-YYYY',
  ]);
});

test('R10.8: a logo with much white around it would be a speck, and one without a size has no place', async () => {
  const mark = await sharp({ create: { width: 600, height: 60, channels: 3, background: '#204' } })
    .extend({ top: 400, bottom: 400, left: 300, right: 300, background: '#fff' })
    .png()
    .toBuffer();
  expect(await ofPicture('logo', mark)).toEqual([
    'has much white around its mark; cut it off, and the mark is shown 7.2 times as large',
  ]);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="100%"><path d="M0 0h99v99z"/></svg>';
  expect(await ofPicture('logo', Buffer.from(drawing))).toEqual([
    'has neither viewBox nor width and height; export it again with them',
  ]);
});

test('R10.8: a cover that lies in its file, to be turned, is upright', async () => {
  const photo = sharp({ create: { width: 1188, height: 840, channels: 3, background: '#fff' } });
  expect(await ofPicture('image', await photo.withMetadata({ orientation: 8 }).jpeg().toBuffer())).toEqual([]);
});

/** What is said of a picture in that field. The file stands outside public/, and is named from there. */
async function ofPicture(field: string, data: Uint8Array) {
  const file = join(folderWith({ 'a.png': data }), 'a.png');
  const sentences = await said(drawablePicture, { [field]: `/${relative('public', file)}` });
  return sentences.map((sentence) => sentence.replace(/^.*a\.png /, ''));
}

const blurred = 'which is blurred where it is shown';
test.each([
  ['photo', 40, 50, `is 40 × 50 pixels, ${blurred}; a portrait has at least 320 × 400`],
  ['image', 90, 127, `is 90 × 127 pixels, ${blurred}; a cover has at least 480 × 600`],
  ['image', 1200, 800, 'is 1200 × 800 pixels, which is not upright; a cover is the picture of an upright page'],
  ['photo', 400, 400, undefined],
  ['image', 840, 1188, undefined],
  ['logo', 40, 20, `is 40 × 20 pixels, ${blurred}; a logo has at least 64 × 64`],
  ['logo', 400, 40, 'is too light to be seen on the page; take the firm’s logo for light grounds'],
])('R10.8: %s of %d by %d pixels', async (field, width, height, sentence) => {
  const white = sharp({ create: { width, height, channels: 3, background: '#fff' } });
  expect(await ofPicture(field, await white.png().toBuffer())).toEqual(sentence ? [sentence] : []);
});

const path =
  'is not the path of a picture; allowed is one under public/ such as /team/name.jpg, in letters, digits, points and hyphens';
test.each([
  [
    'https://cdn.example/a/njeri.jpg',
    '"https://cdn.example/a/njeri.jpg" is a picture of another site; save it under public/ and write its path, such as /team/njeri.jpg',
  ],
  ['team/njeri.jpg', `"team/njeri.jpg" ${path}`],
  ['/team/Njeri M.jpg', `"/team/Njeri M.jpg" ${path}`],
  ['/team/njeri.heic', `"/team/njeri.heic" ${path}`],
])('R10.8: a portrait at %s is told', async (photo, message) => {
  expect(await said(drawablePicture, { 'members[0].photo': photo })).toEqual([`members[0].photo: ${message}`]);
});

test.each([
  ['many megabytes', Buffer.alloc(36 * 1024 * 1024), 'is 36.0 MB; allowed are 2 MB: save it at most 2000 pixels wide'],
  ['no picture', Buffer.from('words'), 'is not a picture; save it again as PNG, JPEG, WebP or SVG'],
])('a picture of %s is told', async (_, data, message) => {
  expect(await ofPicture('image', data)).toEqual([message]);
});
