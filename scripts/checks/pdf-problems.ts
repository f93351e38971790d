import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Publication } from '../../content/types';
import type { Problem } from '../../lib/problem';

/** Pages of the files that were read, by name, size and time: two hundred take seconds, and a save is to be told at once. */
const cache = '.cache/pdf-pages.json';

/** What is wrong with the PDFs themselves. Files that are not there are told by `collectionProblems`. */
export async function pdfProblems(
  publications: ReadonlyArray<Pick<Publication, 'slug' | 'pdfUrl' | 'contents'>>,
  folder = 'public',
): Promise<Problem[]> {
  const known = await readCache();
  const right: Record<string, number> = {};
  const problems: Problem[] = [];
  for (const { slug, pdfUrl, contents } of publications) {
    const say = (field: string, message: string) =>
      problems.push({ file: `content/publications/${slug}.md`, field, message });
    const file = join(folder, pdfUrl);
    if (!existsSync(file)) continue;
    const { size, mtimeMs } = await stat(file);
    const version = `${file} ${size} ${mtimeMs}`;
    const pages = known[version] ?? (await pagesOf(file));
    if (typeof pages === 'string') {
      say('pdfFileName', `${file} ${pages}`);
      continue;
    }
    right[version] = pages;
    for (const [index, { page = 1 }] of contents.entries())
      if (page > pages) say(`contents[${index}].page`, `is ${page}, but the PDF has ${pages} pages`);
  }
  await mkdir(dirname(cache), { recursive: true });
  await writeFile(cache, JSON.stringify(right));
  return problems;
}

async function readCache(): Promise<Record<string, number>> {
  try {
    return JSON.parse(await readFile(cache, 'utf8'));
  } catch {
    return {};
  }
}

/** How many pages a PDF has, or what is the matter with it. */
async function pagesOf(file: string): Promise<number | string> {
  // Loaded where it is needed: the library takes a fifth of a second.
  const { readPdfFacts } = await import('../../data/pdf-facts');
  try {
    return (await readPdfFacts(file)).pages;
  } catch (error) {
    return (error as Error).message;
  }
}
