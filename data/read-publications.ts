import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicationDetails } from '@/content/publication-details';
import { publicationLists } from '@/content/publication-lists';
import type { Publication, PublicationList } from '@/content/types';
import { isDraftPreview } from '@/lib/draft-preview';
import { isoDate } from '@/lib/format-date';
import { problemReporter, problemSentence } from '@/lib/problem';
import { collectionProblems } from './collection-problems';
import { parsePublication, publicationPath } from './parse-publication';
import { withPdfFacts } from './pdf-facts';

const contentFolder = 'content/publications';

/** Reads a folder's publications and their problems; a draft's only in `next dev` and in draft previews. */
export async function inspectPublications(folder = contentFolder) {
  // Hidden files and editors' backups are ignored.
  const all = (await readdir(folder)).filter((name) => !/^\.|~$/.test(name)).sort();
  const names = all.filter((name) => name.endsWith('.md'));
  const unread = all.filter((name) => !name.endsWith('.md'));
  const parsed = await Promise.all(
    names.map(async (name) => parsePublication(name, await readFile(join(folder, name), 'utf8'))),
  );
  const wellFormed = parsed.flatMap(({ publication }) => publication ?? []).sort(newestFirst);
  return {
    /** without drafts, newest first */
    publications: wellFormed.filter(({ draft }) => !draft),
    /** names of the files that say they are drafts, whatever is wrong with them, and those that are well-formed */
    drafts: {
      slugs: names.filter((_, index) => parsed[index]?.isDraft).map((name) => name.replace(/\.md$/, '')),
      publications: wellFormed.filter(({ draft }) => draft),
    },
    problems: [
      ...unread.map((name) =>
        problemReporter(publicationPath(name))('', 'is not read; the name of a publication ends in .md'),
      ),
      ...parsed.flatMap(({ isDraft, problems }) => (isDraft && !showsDrafts() ? [] : problems)),
      ...collectionProblems(wellFormed.filter(({ draft }) => !draft || showsDrafts())),
    ],
  };
}

export const showsDrafts = (): boolean => process.env.NODE_ENV === 'development' || isDraftPreview();

const publicationsOfFolders = new Map<string, Promise<Publication[]>>();

/**
 * All, newest first; drafts where they are shown: each says so on its card. In a build they are read once, since each page
 * needs all. @throws Error that lists every problem of the folder, one a line
 */
export async function readPublications(folder = contentFolder): Promise<Publication[]> {
  if (process.env.NODE_ENV !== 'production') return read(folder);
  const reading = publicationsOfFolders.get(folder) ?? read(folder);
  publicationsOfFolders.set(folder, reading);
  return reading;
}

async function read(folder: string): Promise<Publication[]> {
  const { publications, drafts, problems } = await inspectPublications(folder);
  const isDev = process.env.NODE_ENV === 'development';
  if (problems.length > 0 && !isDev) throw new Error(problems.map(problemSentence).join('\n'));
  // The checks beside `next dev` tell the mistake; the page is drawn without what is wrong.
  const wrong = new Set(problems.map(({ file }) => file));
  const isValid = ({ slug }: Publication) => !wrong.has(publicationPath(`${slug}.md`));
  if (!showsDrafts()) return publications;
  const marked = drafts.publications.map((draft) => ({
    ...draft,
    description: `${publicationDetails.draftLabel} ${draft.description}`,
  }));
  return [...marked, ...publications].filter(isValid).sort(newestFirst);
}

/** The tabs of the publications page, each with its publications, newest first (docs/adr/0006), as cards get them. */
export async function readPublicationLists(folder?: string): Promise<PublicationList[]> {
  const publications = await Promise.all((await readPublications(folder)).map(withPdfFacts));
  return publicationLists.map((list) => ({
    ...list,
    publications: publications.filter(({ list: id }) => id === list.id),
  }));
}

function newestFirst(a: Publication, b: Publication): number {
  return (isoDate(b.date) ?? '').localeCompare(isoDate(a.date) ?? '') || a.slug.localeCompare(b.slug);
}
