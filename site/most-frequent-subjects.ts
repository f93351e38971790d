import { subjects } from '@/content/subjects';
import type { PublicationCase, Subject } from '@/content/types';

/** The subjects of cases, the most frequent first, at most `most`. */
export function mostFrequentSubjects(cases: ReadonlyArray<Pick<PublicationCase, 'subject'>>, most?: number): Subject[] {
  const countOf = ({ name }: Subject) => cases.filter(({ subject }) => subject === name).length;
  return subjects
    .filter((subject) => countOf(subject) > 0)
    .sort((first, second) => countOf(second) - countOf(first))
    .slice(0, most);
}
