/**
 * R10.8, end to end: mistakes in copies of the project, one for each way to the terminal. What is said of every other
 * mistake stands in the tables of scripts/checks/ and data/read-publications.test.ts.
 */
import { spawn } from 'node:child_process';
import { cp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { threePublications } from './add-publications';
import { edit, projectCopy } from './project-copy';
import { countedAt, toldOfEditions } from './right-changes';

// Six processes start here, some one after the other.
jest.setTimeout(120_000);

let folder: string;
beforeEach(async () => {
  folder = await projectCopy();
});

/** What the build prints about the copy, a line a sentence. Numbers depend on what else the content holds. */
async function sentences(): Promise<string[]> {
  // As in a shell: with NODE_ENV=test, which jest sets, Next passes over .env.local.
  const env = { ...process.env, NODE_ENV: 'production' as const };
  const check = spawn(process.execPath, ['--import', 'tsx', 'scripts/checks/run.ts', '--dev'], { cwd: folder, env });
  const lines = (await text(check.stderr)).split('\n');
  return lines.map((line) => line.replace(/(line |(?:s|rs)\[)\d+/, '$1N'));
}

/** Changes by the beginnings of what is said of them. */
type Mistakes = Record<string, () => Promise<void>>;

const append = (file: string, text: string) => () => edit(folder, file, (before) => `${before}\n${text}\n`);
const home = (name: string, fields: string) => append('content/home.ts', `export const ${name} = { ${fields} };`);
const entry = (name: string, fields: string) => () =>
  edit(folder, `content/${name}.ts`, (text) => text.replace(' = [', ` = [${fields},`));
const write = (file: string, data: string | Uint8Array) => () => writeFile(join(folder, file), data);
const many = (slug: string) => () =>
  edit(folder, `content/publications/${slug}.md`, (text) => text.replace(/^cases: .*$/m, 'cases: many'));

const unreadable: Mistakes = {
  'content/home.ts: line N: a quote ends its text too early': home('a', "title: 'Ask your client's files'"),
  'content/legal.ts: the file begins with a byte order mark': () =>
    edit(folder, 'content/legal.ts', (text) => `\ufeff${text}`),
};

const wrong: Mistakes = {
  'content/home.ts: a.title: is empty; a text has words in it': home('a', "title: ''"),
  'content/home.ts: b.href: there is no page /demo; pages are /': home('b', "href: '/demo'"),
  'content/home.ts: c.href: /legal has no place "#nowhere"': home('c', "href: '/legal#nowhere'"),
  'content/home.ts: d.label: says "Click here"; a link says where it leads': home('d', "label: 'Click here'"),
  'content/site.ts: site.url: "https://www.example.com/" is not the address of a site': () =>
    edit(folder, 'content/site.ts', (text) => text.replace(/url: '[^']*'/, "url: 'https://www.example.com/'")),
  'content/features.ts: features.items[N].id: "ai chat" cannot stand in an address': () =>
    edit(folder, 'content/features.ts', (text) => text.replace(/id: '[^']*'/, "id: 'ai chat'")),
  'content/team.ts: team.list.members[N].photo: "https://cdn.example/njeri.jpg" is a picture of another site': () =>
    edit(folder, 'content/team.ts', (text) => text.replace(/photo: '[^']*'/, "photo: 'https://cdn.example/njeri.jpg'")),
  'tailwind.config.ts: colors.form: "purpel" is not a colour': () =>
    edit(folder, 'tailwind.config.ts', (text) => text.replace(/ form: '[^']*'/, " form: 'purpel'")),
  'app/layout.tsx: line N: has a script from count.example, which the page’s policy blocks': () =>
    edit(folder, 'app/layout.tsx', (text) =>
      text.replace('<body>', '<body><script async src="https://count.example/a.js" />'),
    ),
  'content/navigation.ts: a.mark (line N): "bridj" is not allowed; allowed are ': append(
    'content/navigation.ts',
    "import type { IntegrationMarkName } from './types';\nexport const a: { mark: IntegrationMarkName } = { mark: 'bridj' };",
  ),
  'content/claims.ts: claims.documents.display: says "7", but the value is ': () =>
    edit(folder, 'content/claims.ts', (text) => text.replace(/display: '[^']*'/, "display: '7'")),
  'content/redirects.ts: redirects[N].to: there is no page /gone': entry('redirects', "{ from: '/a', to: '/gone' }"),
  'content/launchers.ts: launchers[N].mode: "drawer" is not a mode': entry(
    'launchers',
    "{ pages: '/', mode: 'drawer' }",
  ),
  'content/campaign.ts: campaign.parameters[N]: "publication" means something else on this site': () =>
    edit(folder, 'content/campaign.ts', (text) => text.replace('parameters: [', "$&'publication', ")),
  'content/analytics.ts: analytics.host: "plausible.io" is not where a service runs': () =>
    edit(folder, 'content/analytics.ts', countedAt('plausible.io')),
  'content/feed.ts: nextEdition.formId: "10th edition": give the letters and digits that follow /to/': () =>
    edit(folder, 'content/feed.ts', toldOfEditions("formId: '10th edition'")),
  'content/publications/client-alert.md: cases: must be a whole number': many('client-alert'),
  'content/publications/an-edition.md: title (line N): has a colon within the words': write(
    'content/publications/an-edition.md',
    '---\nid: 1\ntitle: Edition 10: VAT\n---\nWords.',
  ),
  'content/publications/muhtasari-wa-kesi.md: pdfFileName: public/web/Attachments/Muhtasari-wa-Kesi.pdf is not a PDF':
    write('public/web/Attachments/Muhtasari-wa-Kesi.pdf', 'words'),
  'content/publications/muhtasari-wa-kesi.md: image: public/web/Attachments/covers/muhtasari-wa-kesi.png is 36.0 MB':
    write('public/web/Attachments/covers/muhtasari-wa-kesi.png', Buffer.alloc(36 * 1024 * 1024)),
  'content/publications/muhtasari-wa-kesi.md: description: has an invisible control character (U+0008); delete it':
    () =>
      edit(folder, 'content/publications/muhtasari-wa-kesi.md', (text) =>
        text.replace(/^description: .*$/m, 'description: "Words that a \\b hides in"'),
      ),
  'environment: NEXT_PUBLIC_TYPEFORM_REGION: "uk" is not a region': write(
    '.env.local',
    'NEXT_PUBLIC_TYPEFORM_REGION=uk\n',
  ),
};

// All at once: each has to say its own sentence, whatever else is wrong, and nothing more.
test.each([
  ['files that cannot be read', unreadable],
  ['every other kind of mistake', wrong],
])('%s: one sentence each, with file, field and what is allowed', async (_, mistakes) => {
  // Of files that can be read the new publications' own are looked at too.
  if (mistakes === wrong) await threePublications(folder);
  for (const make of Object.values(mistakes)) await make();
  const said = (await sentences()).filter((line) => line !== '').sort();
  expect(said).toEqual(
    Object.keys(mistakes)
      .sort()
      .map((beginning) => expect.stringContaining(beginning)),
  );
});

/** What `next dev` looks at besides content/ and public/, and the mistake that is made in it. */
const outsideContent = {
  'tailwind.config.ts': 'tailwind.config.ts: colors.form: "purpel" is not a colour',
  'app/layout.tsx': 'app/layout.tsx: line N: has a script from count.example, which the page’s policy blocks',
};

test('while `next dev` runs, a mistake is told when it is saved, and its end when it is mended', async () => {
  const watch = spawn(process.execPath, ['--import', 'tsx', 'scripts/checks/watch.ts'], { cwd: folder });
  let output = '';
  watch.stdout.on('data', (data) => {
    output += data;
  });
  /** What is said after changes, up to the last of the sentences waited for. */
  const said = async (...expected: readonly string[]) => {
    while (!expected.every((sentence) => output.includes(sentence))) {
      await new Promise((more) => watch.stdout.once('data', more));
    }
    output = '';
  };
  const [slug = ''] = (await readdir('content/publications')).map((name) => name.replace('.md', ''));
  try {
    await home('a', "title: ''")();
    await many(slug)();
    await entry('launchers', "{ pages: '/', mode: 'drawer' }")();
    await said('content/home.ts: a.title: is empty', `${slug}.md: cases: must be`, '.mode: "drawer" is not a mode');
    // One after the other: each has to be seen by itself.
    for (const sentence of Object.values(outsideContent)) {
      await wrong[sentence]?.();
      await said(sentence.replace(/ N:.*/, ''));
    }
    for (const mended of ['content', ...Object.keys(outsideContent)]) {
      await cp(mended, join(folder, mended), { recursive: true });
    }
    await said('No mistake in content/');
  } finally {
    watch.kill();
  }
});
