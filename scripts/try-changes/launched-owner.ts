/** What an owner does from the samples to a live site, in a copy of the project, as the README's "Going live" says it. */
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { subjects } from '../../content/subjects';
import { addPublication } from '../add-publication/add-publication';
import { withBrowser } from '../browsers/chromium';
import { edit } from './project-copy';
import { answered, brand } from './right-changes';

const form = 'AbCd1234';
/** Beyond what nginx's table takes by itself. */
export const movedAddress = `/publications/summaries-of-decisions-${'of-the-tax-appeals-tribunal-'.repeat(4)}2019`;

export async function launch(folder: string): Promise<void> {
  const inFile = (name: string, change: (text: string) => string) => edit(folder, `content/${name}.ts`, change);

  const samples = (await readdir(join(folder, 'content/publications'))).map((name) => name.replace(/\.md$/, ''));
  const publication = ['--import', 'tsx', 'scripts/add-publication/run.ts'];
  execFileSync(process.execPath, [...publication, '--remove', ...samples], { cwd: folder, stdio: 'pipe' });
  await inFile('publication-lists', (text) => text.replace(/\n\] as const/, `${thirdList}\n] as const`));
  await ownPublications(folder);

  // Seen by nobody but who writes it.
  const draft = join(folder, 'content/publications/not-yet.md');
  await writeFile(draft, '---\ntitle: Not yet\ndraft: true\n---\n');

  await inFile('site', (text) =>
    brand('Wakili Daima')(text)
      .replace(/url: '[^']*'/, "url: 'https://www.wakili-daima.co.ke'")
      .replace(/ {2}offices: \{[\s\S]*?\n {2}\},\n/, ''),
  );
  await inFile('home', (text) =>
    without(text, 'testimonials', 'award')
      .replace(/logos: \[[\s\S]*?\n {2}\]/, "logos: [{ name: 'Daima Advocates LLP', logo: '/logos/daima.png' }]")
      .replace(/, \{ label: '[^']*', href: '#introduction', starts: true \}/, ''),
  );
  await inFile('claims', (text) =>
    text.replace(/(cases: \{\s+value: )500(,\s+display: ')500\+(',\s+said: ')over 500'/, "$13$23$33'"),
  );
  await inFile('features', (text) => text.replace('a volume on Namibia:', 'volumes on Namibia and Uganda:'));
  await inFile('video', () => noFilm);
  await inFile('launchers', (text) =>
    text.replace("pages: '/legal',", `pages: ['/legal', '/team'],\n    formId: '${form}',`),
  );
  await inFile('redirects', (text) =>
    text.replace(/\n?\];\s*$/, `\n  { from: '${movedAddress}', to: '/web/publications' },\n];\n`),
  );
  for (const name of ['your-files', 'questions']) await inFile(name, answered);
  await pictures(folder);
  await newPage(folder);
  await withoutFlags(folder);
  await writeFile(join(folder, '.env.local'), `NEXT_PUBLIC_TYPEFORM_ID=${form}\n`);
  // A page that `next dev` knew, and that is gone.
  await mkdir(join(folder, '.next/dev/types'), { recursive: true });
  await writeFile(join(folder, '.next/dev/types/validator.ts'), "import '../../../app/gone/page';\n");
}

const thirdList = `
  { id: 'Uganda', label: 'TAT rulings - Uganda', hash: 'uganda', jurisdiction: 'Uganda', publishes: 'issues' },`;

const noFilm = `import type { VideoContent } from './types';

export const video: VideoContent | undefined = undefined;
`;

/** A publication in each list, from PDFs as a browser prints them. */
async function ownPublications(folder: string): Promise<void> {
  const lists = ['TAT summaries', 'whitepapers', 'Uganda'];
  const incoming = join(folder, '.cache/incoming');
  await mkdir(incoming, { recursive: true });
  await withBrowser(async (page) => {
    for (const [index, list] of lists.entries()) {
      const file = join(incoming, `Review of decisions ${index + 1}.pdf`);
      await page.setContent(
        `<title>Review ${index + 1}</title><h1>Review of ${list}</h1>${'<p>A decision.</p>'.repeat(90)}`,
      );
      await page.pdf({ path: file, format: 'A4', tagged: true });
      const { markdown } = await addPublication(file, { root: folder, list: list as 'whitepapers', id: '1' });
      await edit(
        folder,
        markdown,
        (text) =>
          `${text
            .replace('description: ""', 'description: 1 case summarised')
            .replace('date: ""', `date: 0${index + 1}-10-2026`)
            .replace('cases: 0', 'cases: 1')
            .replace(
              'contents: []',
              `contents:\n  - name: A Trader v The Commissioner\n    subject: ${subjects[index]?.name}\n    issue: Supply`,
            )}\nAn abstract in the owner's own words.\n`,
      );
    }
  });
}

/** Photographs for the drawn portraits, and a firm's logo with its name in it. */
async function pictures(folder: string): Promise<void> {
  const portraits = join(folder, 'public/team');
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photograph = sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#876', noise } }).blur(4);
  const data = await photograph.jpeg({ quality: 85 }).toBuffer();
  for (const name of await readdir(portraits)) {
    await rm(join(portraits, name));
    await writeFile(join(portraits, name.replace(/\.svg$/, '.jpg')), data);
  }
  await edit(folder, 'content/team.ts', (text) => text.replaceAll(".svg'", ".jpg'"));
  const logos = join(folder, 'public/logos');
  for (const name of await readdir(logos)) await rm(join(logos, name));
  const mark = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="120"><path d="M10 10h460v100H10z" fill="#046"/></svg>',
  );
  await sharp(mark).png().toFile(join(logos, 'daima.png'));
  await rm(join(folder, 'public/video'), { recursive: true });
}

/** `/pricing/`, of sections that there are. */
async function newPage(folder: string): Promise<void> {
  await writeFile(
    join(folder, 'content/pricing.ts'),
    `import { links } from './links';
import type { ClosingCallContent, PageMeta } from './types';

export const pricing = {
  meta: {
    title: 'What it costs, and what counts',
    description: 'What is counted, what is not, and how a quote is made: the number of people who work with it, and nothing else.',
  } satisfies PageMeta,
  intro: { kicker: 'Pricing', title: 'One price', titleAccent: 'for each reader.', lead: 'Counted by people, not by pages.' },
  closing: { title: 'Ask for a quote', actions: [links.bookDemo] } satisfies ClosingCallContent,
} as const;
`,
  );
  await mkdir(join(folder, 'app/pricing'));
  const page = `import { PageFrame } from '@/components/layout/page-frame';
import { ClosingCall } from '@/components/sections/closing-call';
import { PageIntro } from '@/components/sections/page-intro';
import { pricing } from '@/content/pricing';
import { pageMetadata } from '@/lib/page-metadata';

export const metadata = pageMetadata('/pricing', pricing.meta);

export default function PricingPage() {
  return (
    <PageFrame path="/pricing" meta={pricing.meta}>
      <PageIntro {...pricing.intro} />
      <ClosingCall {...pricing.closing} />
    </PageFrame>
  );
}
`;
  await writeFile(join(folder, 'app/pricing/page.tsx'), page);
  await edit(folder, 'lib/pages.ts', (text) =>
    text
      .replace('import { privacy }', "import { pricing } from '@/content/pricing';\nimport { privacy }")
      .replace("  '/privacy':", "  '/pricing': { heading: pricing.intro },\n  '/privacy':"),
  );
  await edit(folder, 'content/navigation.ts', (text) =>
    text.replace("    { label: 'Team', href: '/team' },", "    { label: 'Pricing', href: '/pricing' },\n$&"),
  );
}

/** As `npm run check:release` asks: nothing is a sample any more. */
async function withoutFlags(folder: string): Promise<void> {
  const names = (await readdir(join(folder, 'content'))).filter((name) => /(?<!test|types)\.ts$/.test(name));
  for (const name of names) {
    const file = join(folder, 'content', name);
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text.replace(/^ *sample: true(?: as const)?,\n/gm, '').replace(/,\s*sample: true(?: as const)?/g, ''),
    );
  }
}

/** The home page's content without parts of it. */
function without(text: string, ...parts: readonly string[]): string {
  return parts.reduce(
    (left, part) =>
      left
        .replace(new RegExp(`\\nconst ${part} = \\{[\\s\\S]*?\\n\\} satisfies (\\w+);\\n`), '')
        .replace(new RegExp(`\\b${part}, (?=[^;]*\\};)`), ''),
    text.replace(/^ {2}(Award|Testimonials)Content,\n/gm, ''),
  );
}
