import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Publication } from '@/content/types';
import { readPdfFacts } from './pdf-facts';

/**
 * What is wrong with the PDFs themselves. Files that are not there are told by `collectionProblems`.
 *
 * @param folder the folder of files with fixed addresses
 * @returns sentences "content/publications/x.md: pdfFileName: public/… is encrypted"
 */
export async function pdfProblems(
  publications: ReadonlyArray<Pick<Publication, 'slug' | 'pdfUrl'>>,
  folder = 'public',
): Promise<string[]> {
  const problems = await Promise.all(
    publications.map(async ({ slug, pdfUrl }) => {
      const file = join(folder, pdfUrl);
      if (!existsSync(file)) return [];
      const problem = await readPdfFacts(file).then(
        () => undefined,
        (error: Error) => error.message,
      );
      return problem ? [`content/publications/${slug}.md: pdfFileName: ${file} ${problem}`] : [];
    }),
  );
  return problems.flat();
}
