import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Publication } from '../../content/types';
import type { Problem } from '../../lib/problem';

/** Which files were read without trouble, by size and time: two hundred take seconds, and a save is to be told at once. */
const cache = '.cache/read-pdfs.json';

/**
 * What is wrong with the PDFs themselves. Files that are not there are told by `collectionProblems`.
 *
 * @param folder the folder of files with fixed addresses
 */
export async function pdfProblems(
  publications: ReadonlyArray<Pick<Publication, 'slug' | 'pdfUrl'>>,
  folder = 'public',
): Promise<Problem[]> {
  const known = await readCache();
  const right: string[] = [];
  const problems: Problem[] = [];
  for (const { slug, pdfUrl } of publications) {
    const file = join(folder, pdfUrl);
    if (!existsSync(file)) continue;
    const { size, mtimeMs } = await stat(file);
    const version = `${file} ${size} ${mtimeMs}`;
    const trouble = known.has(version) ? undefined : await pdfTrouble(file);
    if (!trouble) right.push(version);
    else
      problems.push({ file: `content/publications/${slug}.md`, field: 'pdfFileName', message: `${file} ${trouble}` });
  }
  await mkdir(dirname(cache), { recursive: true });
  await writeFile(cache, JSON.stringify(right));
  return problems;
}

async function readCache(): Promise<Set<string>> {
  try {
    return new Set(JSON.parse(await readFile(cache, 'utf8')));
  } catch {
    return new Set();
  }
}

async function pdfTrouble(file: string): Promise<string | undefined> {
  // Loaded where it is needed: the library takes a fifth of a second.
  const { readPdfFacts } = await import('../../data/pdf-facts');
  try {
    await readPdfFacts(file);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
