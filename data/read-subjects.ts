import { subjects } from '@/content/subjects';
import type { Publication, SubjectWithCases } from '@/content/types';
import { withPdfFacts } from './pdf-facts';
import { readPublications } from './read-publications';

/** The subjects in their order, each with its cases in all publications. @throws Error as `readPublications` */
export async function readSubjects(): Promise<SubjectWithCases[]> {
  return groupCasesBySubject(await Promise.all((await readPublications()).map(withPdfFacts)));
}

/** As `readSubjects`, for publications that are read already. @param publications newest first */
export function groupCasesBySubject<Edition extends Publication>(
  publications: readonly Edition[],
): SubjectWithCases<Edition>[] {
  return subjects.map((subject) => {
    const cases = publications.flatMap((publication) =>
      publication.contents
        .filter((legalCase) => legalCase.subject === subject.name)
        .map((legalCase) => ({ publication, legalCase })),
    );
    const isIndexable =
      cases.length > 0 && cases.every(({ publication, legalCase }) => !publication.sample && !legalCase.sample);
    return { ...subject, cases, isIndexable };
  });
}
