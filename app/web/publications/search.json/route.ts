import { searchEntry } from '@/components/publications/browse/search-index';
import type { PublicationCase } from '@/content/types';
import { readPublications } from '@/data/read-publications';

export const dynamic = 'force-static';

/** So many cases weigh 30 KB as they travel. Of a larger library readers fetch the words alone, and cards name no case. */
const mostCases = 1000;

export async function GET() {
  const publications = await readPublications();
  const hasNames = publications.flatMap(({ contents }) => contents).length <= mostCases;
  const entries = publications.map(({ slug, title, description, abstract, contents }) => {
    const cases = contents.map(caseText);
    const text = [title, description, ...abstract, ...cases].join('\n');
    return searchEntry({ slug, text, cases: hasNames ? cases : [] });
  });
  return Response.json(entries);
}

function caseText({ name, citation, subject, issue }: PublicationCase): string {
  return [name, citation, subject, issue].filter((part) => part !== undefined).join('\n');
}
