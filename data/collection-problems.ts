import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Publication } from '@/content/types';
import { type Problem, problemsOf } from '@/lib/problem';
import { caseId } from '@/lib/publications/case-id';

/** PDFs that are not there, a title, PDF or cover that two claim, and two cases of one name: no link tells them. */
export function collectionProblems(publications: readonly Publication[]): Problem[] {
  return publications.flatMap((publication) => {
    const { slug, pdfUrl, description, cases, contents } = publication;
    const problem = problemsOf(`content/publications/${slug}.md`);
    const problems: Problem[] = [];
    if (!existsSync(join('public', pdfUrl))) problems.push(problem('pdfFileName', `there is no file public${pdfUrl}`));
    for (const field of ['title', 'image', 'pdfFileName'] as const)
      for (const other of publications)
        if (other.slug < slug && same(other[field], publication[field]))
          problems.push(problem(field, `"${publication[field]}" is already used by ${other.slug}.md`));
    const [counted] = description.match(/\d+/) ?? [];
    if (counted !== undefined && Number(counted) !== cases)
      problems.push(problem('cases', `is ${cases}, but the description says "${description}"`));
    const names = contents.map(({ name }) => caseId(name));
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index)
        problems.push(problem(`contents[${index}].name`, 'stands twice; tell the two apart: "(No. 2)"'));
    return problems;
  });
}

/** Hosts and file systems differ on capitals: two names that differ by them alone are one. */
function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
