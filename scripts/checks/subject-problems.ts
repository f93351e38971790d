import { publicationLists } from '../../content/publication-lists';
import type { Subject } from '../../content/types';
import { type Problem, problemsOf } from '../../lib/problem';

const idForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Subjects whose page could have no address, or whose name fills it. */
export function subjectProblems(subjects: readonly Subject[]): Problem[] {
  return subjects.flatMap(({ id, name }, index) => {
    const say = problemsOf('content/subjects.ts', `subjects[${index}].`);
    return [
      !idForm.test(id) && say('id', `"${id}" must be lower-case words joined by hyphens`),
      name.length > 40 && say('name', 'must be at most 40 characters'),
    ].filter((found) => found !== false);
  });
}

/** How many tabs the style sheet knows before the runtime (components/publications/publications.css). */
const mostLists = 6;

/** More lists of publications than the page has tabs for. */
export function listProblems({ length }: readonly unknown[] = publicationLists): Problem[] {
  const message = `has ${length} lists; the page of the publications has room for ${mostLists} tabs`;
  return length > mostLists ? [{ file: 'content/publication-lists.ts', field: 'publicationLists', message }] : [];
}
