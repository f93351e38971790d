import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicationLists } from '@/content/publication-lists';
import type { Publication, PublicationList } from '@/content/types';
import { isoDate } from '@/lib/format-date';
import { type Problem, sentenceOf } from '@/lib/problem';
import { bytesProblem } from './bytes-problem';
import { collectionProblems } from './collection-problems';
import { parsePublication, publicationFile } from './parse-publication';
import { withPdfFacts } from './pdf-facts';

const contentFolder = 'content/publications';

/**
 * Reads every Markdown file of a folder and says what is wrong with them, file and field.
 *
 * @param folder defaults to content/publications
 * @returns the publications that are well-formed, newest first
 */
export async function inspectPublications(
  folder = contentFolder,
): Promise<{ publications: Publication[]; problems: Problem[] }> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const parsed = await Promise.all(names.map(async (name) => inspectFile(name, await readFile(join(folder, name)))));
  const publications = parsed.flatMap(({ publication }) => publication ?? []).sort(newestFirst);
  const problems = parsed.flatMap((file) => file.problems);
  const exists = (path: string) => existsSync(join('public', path));
  return { publications, problems: [...problems, ...collectionProblems(publications, { exists })] };
}

const known = new Map<string, Promise<Publication[]>>();

/**
 * All publications, newest first. In a build they are read once a process: every publication's page asks for all.
 *
 * @throws Error that lists every problem of the folder, one a line
 */
export async function readPublications(folder = contentFolder): Promise<Publication[]> {
  if (process.env.NODE_ENV !== 'production') return read(folder);
  const reading = known.get(folder) ?? read(folder);
  known.set(folder, reading);
  return reading;
}

async function read(folder: string): Promise<Publication[]> {
  const { publications, problems } = await inspectPublications(folder);
  if (problems.length > 0) throw new Error(problems.map(sentenceOf).join('\n'));
  return publications;
}

/**
 * The tabs of the publications page, each with its publications, newest first (docs/adr/0006). A card is given one of
 * these: what it is to show comes from the publication's file, or from its PDF (`pdf`).
 */
export async function readPublicationLists(folder?: string): Promise<PublicationList[]> {
  const publications = await Promise.all((await readPublications(folder)).map(withPdfFacts));
  return publicationLists.map((list) => ({
    ...list,
    publications: publications.filter(({ list: id }) => id === list.id),
  }));
}

function inspectFile(name: string, bytes: Uint8Array): ReturnType<typeof parsePublication> {
  const message = bytesProblem(bytes);
  return message
    ? { problems: [{ file: publicationFile(name), field: 'encoding', message }] }
    : parsePublication(name, new TextDecoder().decode(bytes));
}

function newestFirst(a: Publication, b: Publication): number {
  return (isoDate(b.date) ?? '').localeCompare(isoDate(a.date) ?? '') || a.slug.localeCompare(b.slug);
}
