import { redirects } from '../../content/redirects';
import { findProblems, valuesWithKind } from '../../content/schema/find-problems';
import { environment } from '../../content/schema/forms';
import { subjects } from '../../content/subjects';
import { publicationSchema } from '../../data/parse-publication';
import { inspectPublications, showsDrafts } from '../../data/read-publications';
import type { Problem } from '../../lib/problem';
import { addressProblems } from './address-problems';
import { contentNotes } from './content-notes';
import { type ContentValue, contentValues, fileProblems } from './file-problems';
import { linkProblems } from './link-problems';
import { pdfProblems } from './pdf-problems';
import { pictureProblems } from './picture-problems';
import { publishedSlugs } from './published-slugs';
import type { ContentModules } from './read-content';
import { siteAddresses } from './site-addresses';

/** Checks each file alone; if all are right, checks them against each other, and notes what may be wrong. */
export async function checkContent(modules: ContentModules): Promise<Record<'problems' | 'notes', Problem[]>> {
  const inspected = await inspectPublications();
  const wrongFiles = fileProblems(modules);
  // A wrong list or subject is reported once, not for each publication that names it.
  const areNamesRight = !wrongFiles.some(({ file }) => /(publication-lists|subjects)\.ts$/.test(file));
  const problems = [
    ...findProblems('environment', environment, process.env),
    ...wrongFiles,
    ...(areNamesRight ? inspected.problems : []),
  ];
  if (problems.length > 0) return { problems, notes: [] };
  const { drafts } = inspected;
  const publications = [...inspected.publications, ...(showsDrafts() ? drafts.publications : [])];
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
        drafts: drafts.slugs,
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

/** The values of a publication's file, with their kinds. */
export function publicationValues(publication: { slug: string }): ContentValue[] {
  const file = `content/publications/${publication.slug}.md`;
  return [...valuesWithKind(publicationSchema, publication)].map((value) => ({ ...value, file }));
}

/** Pages with the same title or description, which search results could not tell apart. */
function titleProblems(values: readonly ContentValue[]): Problem[] {
  return (['page title', 'page description'] as const).flatMap((kind) => {
    const all = values.filter((one) => one.kind === kind);
    return all.flatMap(({ file, field, value }, index) => {
      const first = all.slice(0, index).find((other) => other.value === value);
      return first ? [{ file, field, message: `is the same as in ${first.file}; each page has its own` }] : [];
    });
  });
}
