import { existsSync } from 'node:fs';
import type { Publication } from '@/content/types';
import { type Problem, problemReporter } from '@/lib/problem';
import { caseId } from '@/lib/publications/case-id';
import { pdfPath } from './pdf-path';

/** A PDF that is missing; a title, PDF or cover that two publications use; two cases of one name. */
export function collectionProblems(publications: readonly Publication[]): Problem[] {
  return publications.flatMap((publication) => {
    const { slug, pdfUrl, contents } = publication;
    const problem = problemReporter(`content/publications/${slug}.md`);
    const problems: Problem[] = [];
    if (!existsSync(pdfPath(pdfUrl))) problems.push(problem('pdfFileName', `there is no file public${pdfUrl}`));
    // Hosts and file systems differ on capitals: two names that differ by them alone are one.
    for (const field of ['title', 'image', 'pdfFileName'] as const)
      for (const earlier of publications)
        if (earlier.slug < slug && earlier[field].toLowerCase() === publication[field].toLowerCase())
          problems.push(problem(field, `"${publication[field]}" is already used by ${earlier.slug}.md`));
    const names = contents.map(({ name }) => caseId(name));
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index)
        problems.push(
          problem(`contents[${index}].name`, 'is used twice; make one different, for example with "(No. 2)"'),
        );
    return problems;
  });
}
