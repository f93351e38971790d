import { feed } from '@/content/feed';
import { samples } from '@/content/site';
import { subjects } from '@/content/subjects';
import type { SubjectCase } from '@/content/types';
import { readSubjects } from '@/data/read-subjects';
import { atomFeed } from '@/lib/atom-feed';
import { subjectFeedPath, subjectPath } from '@/lib/publications/subject-path';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return subjects.map(({ id }) => ({ subject: id }));
}

/** An entry a publication, with what it has of the subject. */
export async function GET(_: Request, { params }: { params: Promise<{ subject: string }> }) {
  const { subject: id } = await params;
  const subject = (await readSubjects()).find((one) => one.id === id);
  if (!subject) return new Response(null, { status: 404 });
  const publications = [...new Set(subject.cases.map(({ publication }) => publication))];
  const entries = publications.map((publication) => ({
    publication,
    summary: subject.cases
      .filter((one) => one.publication === publication)
      .map(sentence)
      .join(' '),
    categories: [subject],
  }));
  const path = subjectFeedPath(subject);
  return atomFeed({ id: path, path, page: subjectPath(subject), title: `${feed.title}: ${subject.name}`, entries });
}

/** Of a sample what was held stays on its page, beside the mark. */
const sentence = ({ one: { name, issue, holding, sample } }: SubjectCase) =>
  sample ? `${samples.mark}. ${name}.` : `${name}: ${holding ?? `${issue}.`}`;
