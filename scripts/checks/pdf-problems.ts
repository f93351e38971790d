import type { Publication } from '../../content/types';
import { readPdfFacts } from '../../data/pdf-facts';
import { pdfPath } from '../../data/pdf-path';
import { type Problem, problemReporter } from '../../lib/problem';

/** Problems of the PDFs themselves; `inspectPublications` reports missing ones. */
export async function pdfProblems(
  publications: ReadonlyArray<Pick<Publication, 'slug' | 'pdfUrl' | 'contents'>>,
  folder = 'public',
): Promise<Problem[]> {
  const problems = publications.map(async ({ slug, pdfUrl, contents }) => {
    const say = problemReporter(`content/publications/${slug}.md`);
    try {
      const { pages } = await readPdfFacts(pdfPath(pdfUrl, folder));
      return [...contents.entries()]
        .filter(([, { page = 1 }]) => page > pages)
        .map(([index, { page }]) => say(`contents[${index}].page`, `is ${page}, but the PDF has ${pages} pages`));
    } catch (error) {
      return [say('pdfFileName', `${pdfPath(pdfUrl, folder)} ${(error as Error).message}`)];
    }
  });
  return (await Promise.all(problems)).flat();
}
