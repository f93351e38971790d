import { redirects } from '../../content/redirects';
import { settings } from '../../content/schema/forms';
import { problemsIn, valuesByKind } from '../../content/schema/sentences';
import { subjects } from '../../content/subjects';
import { publicationSchema } from '../../data/parse-publication';
import { inspectPublications, seesDrafts } from '../../data/read-publications';
import type { Problem } from '../../lib/problem';
import { addressProblems } from './address-problems';
import { type ContentValue, contentValues, fileProblems } from './file-problems';
import { linkProblems } from './link-problems';
import { contentNotes } from './notes';
import { pdfProblems } from './pdf-problems';
import { pictureProblems } from './picture-problems';
import { publishedSlugs } from './published-slugs';
import type { Modules } from './read-content';
import { siteAddresses } from './site-addresses';

type Checked = {
  problems: Problem[];
  /** what may be right, and is worth a second look */
  notes: Problem[];
};

/** What is wrong with content whose files can be read: each file by itself, and then what they say of each other. */
export async function checkContent(modules: Modules): Promise<Checked> {
  const inspected = await inspectPublications();
  const wrongFiles = fileProblems(modules);
  // What is wrong with a list or a subject is told there, and not of each publication that names it.
  const isOwn = !wrongFiles.some(({ file }) => /(publication-lists|subjects)\.ts$/.test(file));
  const problems = [
    ...problemsIn('environment', settings, process.env),
    ...wrongFiles,
    ...(isOwn ? inspected.problems : []),
  ];
  if (problems.length > 0) return { problems, notes: [] };
  const { drafts } = inspected;
  const publications = [...inspected.publications, ...(seesDrafts() ? drafts.publications : [])];
  const values = [...contentValues(modules), ...publications.flatMap(publicationValues)];
  const addresses = siteAddresses(values, {
    slug: publications.map(({ slug }) => slug),
    subject: subjects.map(({ id }) => id),
  });
  return {
    problems: [
      ...linkProblems(values, addresses),
      ...titleProblems(values),
      ...addressProblems({
        slugs: [...publications.map(({ slug }) => slug), ...subjects.map(({ id }) => `subjects/${id}`)],
        held: drafts.slugs,
        published: await publishedSlugs(),
        redirects,
        answers: addresses.answers,
      }),
      ...(await pictureProblems(values)),
      ...(await pdfProblems(publications)),
    ],
    notes: contentNotes(values, publications),
  };
}

/** What a publication's file says, by its kinds. */
export function publicationValues(publication: { slug: string }): ContentValue[] {
  const file = `content/publications/${publication.slug}.md`;
  return [...valuesByKind(publicationSchema, publication)].map((value) => ({ ...value, file }));
}

/** Two pages with one title, or one description, in search results. */
function titleProblems(values: readonly ContentValue[]): Problem[] {
  return (['page title', 'page description'] as const).flatMap((kind) => {
    const all = values.filter((one) => one.kind === kind);
    return all.flatMap(({ file, field, value }, index) => {
      const first = all.slice(0, index).find((other) => other.value === value);
      return first ? [{ file, field, message: `is the same as in ${first.file}; each page has its own` }] : [];
    });
  });
}
