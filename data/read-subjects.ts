import { subjects } from '@/content/subjects';
import type { Publication, SubjectPage } from '@/content/types';
import { readPublications } from './read-publications';

/** The subjects in their order, each with its cases in all publications. @throws Error as `readPublications` */
export async function readSubjects(): Promise<SubjectPage[]> {
  return subjectPages(await readPublications());
}

/** The same for publications that were read: newest first. */
export function subjectPages(publications: readonly Publication[]): SubjectPage[] {
  return subjects.map((subject) => {
    const cases = publications.flatMap((publication) =>
      publication.contents.filter((one) => one.subject === subject.name).map((one) => ({ publication, one })),
    );
    const isFindable = cases.length > 0 && cases.every(({ publication, one }) => !publication.sample && !one.sample);
    return { ...subject, cases, isFindable };
  });
}
