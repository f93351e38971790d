/** What an owner does from the samples to a live site, in a copy of the project, as the README's "Going live" says it. */
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { subjects } from '../../content/subjects';
import { withBrowser } from '../browsers/chromium';
import { filledIn, takeIn } from './add-publications';
import { edit } from './project-copy';
import { answered } from './right-changes';

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
    text.replace(/url: '[^']*'/, "url: 'https://www.aya.co.ke'").replace(/ {2}offices: \{[\s\S]*?\n {2}\},\n/, ''),
  );
  await inFile('home', (text) =>
    without(text, 'testimonials', 'award')
      .replace(/logos: \[[\s\S]*?\n {4}\]/, "logos: [{ name: 'Daima Advocates LLP', logo: '/logos/daima.png' }]")
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
  { id: 'Uganda', label: 'TAT rulings - Uganda', hash: 'uganda', jurisdiction: 'Uganda' },`;

const noFilm = `import type { VideoContent } from './types';

export const video: VideoContent | undefined = undefined;
`;

/** A publication in each list, from PDFs as a browser prints them. */
async function ownPublications(folder: string): Promise<void> {
  await withBrowser(async (page) => {
    for (const [index, list] of ['TAT summaries', 'whitepapers', 'Uganda'].entries()) {
      const words = '<p>A decision.</p>'.repeat(90);
      await page.setContent(`<title>Review ${index + 1}</title><h1>Review of ${list}</h1>${words}`);
      const pdf = await page.pdf({ format: 'A4', tagged: true });
      const fillIn = (text: string) => filledIn(text, `0${index + 1}-10-2026`, subjects[index]?.name);
      await takeIn(folder, `Review of decisions ${index + 1}.pdf`, pdf, fillIn, list as 'whitepapers');
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

/** `/pricing/`: the team's page with other sections, as the README says. */
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
  const team = await readFile(join(folder, 'app/team/page.tsx'), 'utf8');
  const page = team
    .replace(/^(import \{ (TeamList|people) | *<TeamList ).*\n/gm, '')
    .replace(/ graph=\{\{.*\}\}/, '')
    .replaceAll('Team', 'Pricing')
    .replaceAll('team', 'pricing');
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
  return parts.reduce((left, part) => left.replace(new RegExp(`\\n {2}${part}: \\{[\\s\\S]*?\\n {2}\\},`), ''), text);
}
