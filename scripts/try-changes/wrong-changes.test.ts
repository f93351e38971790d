import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { edit, projectCopy } from './project-copy';

/** What the build prints about a copy of the project, a line a sentence. */
function sentencesOf(folder: string): Promise<string[]> {
  return new Promise((done) => {
    // As in a shell: with NODE_ENV=test, which jest sets, Next passes over .env.local.
    const env = { ...process.env, NODE_ENV: 'production' as const };
    const check = spawn(process.execPath, ['--import', 'tsx', 'scripts/checks/run.ts', '--dev'], { cwd: folder, env });
    let output = '';
    check.stderr.on('data', (data) => {
      output += data;
    });
    check.on('close', () => done(output.split('\n').filter((line) => line !== '')));
  });
}

// Six processes start here, some one after the other.
jest.setTimeout(120_000);

let folder: string;
beforeEach(async () => {
  folder = await projectCopy();
});
afterEach(() => rm(folder, { recursive: true }));

const append = (file: string, text: string) => edit(folder, file, (before) => `${before}\n${text}\n`);
const write = (file: string, data: string | Uint8Array) => writeFile(join(folder, file), data);

type Case = [change: string, make: () => Promise<void>, sentence: string];

const unreadable: Case[] = [
  [
    'a quote inside a quote',
    () => append('content/home.ts', "export const wrong = { title: 'Ask your client's files' };"),
    "content/home.ts: line N: a quote ends its text too early or is missing; inside words write ’, or \\' for a straight one",
  ],
  [
    'a comma too few',
    () => append('content/team.ts', "export const wrong = { name: 'A' role: 'B' };"),
    'content/team.ts: line N: cannot be read from "role: \'B\' };" on; a comma, a quote or a bracket before it is missing or one too many',
  ],
  [
    'a byte order mark',
    () => edit(folder, 'content/legal.ts', (text) => `\ufeff${text}`),
    'content/legal.ts: encoding: the file begins with a byte order mark; save it as "UTF-8", not as "UTF-8 with BOM"',
  ],
  [
    'a file of another program in Latin-1',
    () => write('content/links.ts', Buffer.from('// caf\u00e9', 'latin1')),
    'content/links.ts: encoding: line N has a letter that is not UTF-8; save the file as "UTF-8"',
  ],
  [
    'half a merge in a file that a command writes',
    () => write('content/page-dates.json', '<<<<<<<'),
    'content/page-dates.json: is not JSON; take back the last change by hand, since commands write this file',
  ],
];

const home = (name: string, fields: string) => () => append('content/home.ts', `export const ${name} = { ${fields} };`);
const link =
  'allowed are a page of this site such as "/legal", a place on it such as "#introduction", https://…, mailto:… and tel:…';
const redirect = (entry: string) => () =>
  edit(folder, 'content/redirects.ts', (text) => text.replace('= [', `= [${entry},`));
const launcher = (entry: string) => () =>
  edit(folder, 'content/launchers.ts', (text) => text.replace('[] = [', `[] = [${entry},`));

/** A publication's file beside its own PDF and cover, right but for `front` and `body`. */
const publication =
  (slug: string, front: Record<string, string>, body: string | Uint8Array = 'An abstract.') =>
  async () => {
    const files = { image: `/web/Attachments/covers/${slug}.png`, pdf: `${slug}.pdf` };
    const blank = sharp({ create: { width: 10, height: 14, channels: 3, background: '#fff' } });
    await blank.png().toFile(join(folder, 'public', files.image));
    const pdf = await PDFDocument.create();
    pdf.addPage();
    await write(`public/web/Attachments/${files.pdf}`, await pdf.save());
    const fields = {
      id: '1',
      list: 'whitepapers',
      title: `The file ${slug}`,
      description: '1 case analysed',
      date: '01-02-2024',
      cases: '1',
      image: files.image,
      pdfFileName: files.pdf,
      contents: '[{ name: A v B, subject: VAT, issue: Supply }]',
      ...front,
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
    const text = Buffer.from(`---\n${lines.join('\n')}\n---\n\n`);
    await write(`content/publications/${slug}.md`, Buffer.concat([text, Buffer.from(body)]));
  };

const plain = 'allowed are paragraphs of plain text with an empty line between them';
const wrong: Case[] = [
  [
    'an empty headline',
    home('a', "title: ''"),
    'content/home.ts: a.title: is empty; a text has words in it, or leave the field out',
  ],
  [
    'a picture that is not there',
    home('b', "photo: '/team/gone.svg'"),
    'content/home.ts: b.photo: there is no file public/team/gone.svg',
  ],
  ['a link to nowhere', home('c', "href: '#'"), 'content/home.ts: c.href: "#" leads nowhere'],
  [
    'http',
    home('d', "href: 'http://a.example/'"),
    `content/home.ts: d.href: "http://a.example/" cannot be linked to; ${link}`,
  ],
  [
    'a script',
    home('e', "href: 'javascript:a()'"),
    `content/home.ts: e.href: "javascript:a()" cannot be linked to; ${link}`,
  ],
  [
    'a page of another site without https',
    home('f', "href: 'a.example'"),
    `content/home.ts: f.href: "a.example" cannot be linked to; ${link}`,
  ],
  [
    'a page that is not there',
    home('g', "href: '/demo'"),
    'content/home.ts: g.href: there is no page /demo; pages are N and those of the publications',
  ],
  [
    'a place that its page does not have',
    home('h', "href: '#nowhere'"),
    'content/home.ts: h.href: / has no place "#nowhere"; give the id of one of its sections',
  ],
  [
    'a place that another page does not have',
    home('i', "href: '/legal#nowhere'"),
    'content/home.ts: i.href: /legal has no place "#nowhere"; give the id of one of its sections',
  ],
  [
    'half a mail address',
    home('j', "href: 'mailto:hello'"),
    'content/home.ts: j.href: "mailto:hello" is not a mail address; write it as mailto:name@example.com',
  ],
  [
    'a long title for search results',
    home('k', `meta: { title: '${'x'.repeat(61)}' }`),
    'content/home.ts: k.meta.title: has 61 characters; allowed are 60',
  ],
  [
    'a short description',
    home('l', "meta: { description: 'Too short.' }"),
    'content/home.ts: l.meta.description: has 10 characters; a search result needs 70 to 160',
  ],
  [
    'a video of another service',
    home('m', "source: { address: 'https://video.example/1' }"),
    'content/home.ts: m.source.address: "https://video.example/1" is not the https address of a video at YouTube or Vimeo. Allowed is what its "Share" button gives, such as https://youtu.be/… or https://vimeo.com/….',
  ],
  [
    'captions that are gone',
    home('n', "captions: { src: '/video/gone.vtt' }"),
    'content/home.ts: n.captions.src: there is no file public/video/gone.vtt',
  ],
  [
    'captions of another kind',
    async () => {
      await write('public/video/other.vtt', '1\n00:00:01,000 --> 00:00:02,000\nWords.\n');
      await home('o', "captions: { src: '/video/other.vtt' }")();
    },
    'content/home.ts: o.captions.src: public/video/other.vtt: the first line must be "WEBVTT"; save captions as WebVTT, not as SubRip (.srt)',
  ],
  [
    'a misspelt field',
    () => append('content/challenges.ts', "export const a = { title: 'T', titel: 'T' } satisfies { title: string };"),
    'content/challenges.ts: titel (line N): is not a field here; did you mean title?',
  ],
  [
    'a missing field',
    () => append('content/gate.ts', "export const a = { title: 'T' } satisfies { title: string; text: string };"),
    'content/gate.ts: text (line N): is missing; it must be there, and not be empty',
  ],
  [
    'a drawing that there is not',
    () =>
      append(
        'content/navigation.ts',
        "import type { FirmMarkName } from './types';\nexport const a: { mark: FirmMarkName } = { mark: 'bridj' };",
      ),
    'content/navigation.ts: mark (line N): "bridj" is not allowed; allowed are N',
  ],
  [
    'a number in quotes',
    () => append('content/browse.ts', "export const a: { value: number } = { value: '400' };"),
    'content/browse.ts: value (line N): string is not allowed; allowed is a number without quotes',
  ],
  [
    'a claim that is changed in one of its three places',
    () => edit(folder, 'content/claims.ts', (text) => text.replace(/display: '[^']*'/, "display: '7'")),
    'content/claims.ts: claims.N.display: says "7", but the value is N',
  ],
  [
    'a redirect from a page',
    redirect("{ from: '/legal', to: '/' }"),
    'content/redirects.ts: redirects[N].from: /legal is a page that exists',
  ],
  [
    'a redirect to no page',
    redirect("{ from: '/a', to: '/gone' }"),
    'content/redirects.ts: redirects[N].to: there is no page /gone',
  ],
  [
    'a redirect to another site',
    redirect("{ from: '/b', to: 'https://a.example/' }"),
    'content/redirects.ts: redirects[N].to: "https://a.example/" is not a page of this site; allowed is one such as "/web/publications"',
  ],
  [
    'a redirect from another site',
    redirect("{ from: 'https://a.example/c', to: '/' }"),
    'content/redirects.ts: redirects[N].from: "https://a.example/c" is not a path of this site; allowed is one such as "/old-page"',
  ],
  [
    'a mode that there is not',
    launcher("{ pages: '/legal', mode: 'drawer', label: 'A' }"),
    'content/launchers.ts: launchers[N].mode: "drawer" is not a mode; allowed are popup, slider, popover, side-tab.',
  ],
  [
    'a colour without #',
    launcher("{ pages: '/privacy', mode: 'side-tab', options: { buttonColor: '3a7685' } }"),
    'content/launchers.ts: launchers[N].options.buttonColor: Expected a valid hex string: 3, 4, 6 or 8 hex digits after #, such as "#3a7685".',
  ],
  [
    'half a word in a front matter',
    publication('a', { cases: 'many' }),
    'content/publications/a.md: cases: must be a whole number',
  ],
  [
    'a case in one line',
    publication('b', { contents: '[Acme Ltd]' }),
    'content/publications/b.md: contents[0]: must be a case with "name:", "subject:" and "issue:"',
  ],
  [
    'a day in the future',
    publication('c', { date: '01-01-2199' }),
    'content/publications/c.md: date: is in the future; a publication has the day it came out',
  ],
  [
    'a day before the tribunal',
    publication('d', { date: '31-12-2012' }),
    'content/publications/d.md: date: must be a day of 2013 or later',
  ],
  [
    'a change before the publication',
    publication('e', { updated: '31-01-2024' }),
    'content/publications/e.md: updated: is before the date of the publication',
  ],
  [
    'bold words',
    publication('f', {}, 'It is **not** so.'),
    `content/publications/f.md: abstract: has bold (**) in "It is **not** so."; ${plain}`,
  ],
  [
    'a list',
    publication('g', {}, '- One\n- Two'),
    `content/publications/g.md: abstract: has a list in "- One"; ${plain}`,
  ],
  [
    'a link',
    publication('h', {}, 'See [it](https://a.example).'),
    `content/publications/h.md: abstract: has a link in "See [it](https://a.example)."; ${plain}`,
  ],
  [
    'a control character',
    publication('i', {}, 'A\u0008bstract.'),
    'content/publications/i.md: encoding: line N has an invisible control character (U+0008); delete it',
  ],
  [
    'Latin-1',
    publication('j', {}, Buffer.from('caf\u00e9', 'latin1')),
    'content/publications/j.md: encoding: line N has a letter that is not UTF-8; save the file as "UTF-8"',
  ],
  [
    'a publication that begins with a byte order mark',
    async () => {
      await publication('l', {})();
      await edit(folder, 'content/publications/l.md', (text) => `\ufeff${text}`);
    },
    'content/publications/l.md: encoding: the file begins with a byte order mark; save it as "UTF-8", not as "UTF-8 with BOM"',
  ],
  [
    'a cover of many megabytes',
    async () => {
      await publication('k', {})();
      await write('public/web/Attachments/covers/k.png', Buffer.alloc(36 * 1024 * 1024));
    },
    'content/publications/k.md: image: public/web/Attachments/covers/k.png is 36.0 MB; allowed are 2 MB: save it at most 2000 pixels wide',
  ],
  [
    'a setting that there is not',
    () => write('.env.local', 'NEXT_PUBLIC_TYPEFORM_REGION=uk\n'),
    'environment: NEXT_PUBLIC_TYPEFORM_REGION: "uk" is not a region; give us or eu, or leave it empty for us.',
  ],
];

/** Numbers of lines and entries, and lists of names, depend on what else the content holds. */
const withoutNumbers = (sentence: string) =>
  sentence
    .replace(/(\(?line )\d+/, '$1N')
    .replace(/((?:redirects|launchers)\[)\d+/, '$1N')
    .replace(/: claims\.\w+(.*the value is )\d+/, ': claims.N$1N')
    .replace(/(pages are ).*( and those)/, '$1N$2')
    .replace(/(allowed are )"?(page|\w+, \w+, )[\w, "]*$/, '$1N');

// R10.8. All at once: each has to say its own sentence, whatever else is wrong, and nothing more.
test.each([
  ['files that cannot be read', unreadable],
  ['every other mistake', wrong],
])('%s: one sentence each, with file, field and what is allowed', async (_, cases) => {
  for (const [, make] of cases) await make();
  const sentences = (await sentencesOf(folder)).map(withoutNumbers);
  expect(sentences.sort()).toEqual(cases.map(([, , sentence]) => sentence).sort());
});

test('while `next dev` runs, a mistake is told when it is saved, and its end when it is mended', async () => {
  const watch = spawn(process.execPath, ['--import', 'tsx', 'scripts/checks/watch.ts'], { cwd: folder });
  let output = '';
  /** What is said after changes, up to the last of the sentences waited for. */
  const said = async (...sentences: readonly string[]) => {
    while (!sentences.every((sentence) => output.includes(sentence))) {
      await new Promise((more) => watch.stdout.once('data', more));
    }
    output = '';
  };
  watch.stdout.on('data', (data) => {
    output += data;
  });
  const changes: Array<[make: () => Promise<void>, sentence: string]> = [
    [home('a', "title: ''"), 'content/home.ts: a.title: is empty'],
    [home('b', "href: '/demo'"), 'content/home.ts: b.href: there is no page /demo'],
    [
      publication('m', { pdfFileName: 'gone.pdf' }),
      'content/publications/m.md: pdfFileName: public/web/Attachments/gone',
    ],
    [launcher("{ pages: '/legal', mode: 'drawer', label: 'A' }"), '.mode: "drawer" is not a mode'],
  ];
  try {
    for (const [make] of changes) await make();
    await said(...changes.map(([, sentence]) => sentence));
    await edit(folder, 'content/home.ts', (text) => text.replace(/\nexport const [ab] = .*/g, ''));
    await edit(folder, 'content/launchers.ts', (text) => text.replace(/\[\] = \[.*?\},/, '[] = ['));
    await rm(join(folder, 'content/publications/m.md'));
    await said('No mistake in content/');
  } finally {
    watch.kill();
  }
});
