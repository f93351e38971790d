import { feed } from '@/content/feed';
import { type PublicationListWords, publicationLists } from '@/content/publication-lists';
import { samples } from '@/content/site';
import { subjects } from '@/content/subjects';
import { readPublications } from '@/data/read-publications';
import { atomFeed } from '@/lib/atom-feed';

export const dynamic = 'force-static';

export async function GET() {
  const entries = (await readPublications()).map((publication) => {
    const { description, abstract, contents, list, sample } = publication;
    const words: PublicationListWords | undefined = publicationLists.find(({ id }) => id === list);
    const source = words?.tribunal?.name ?? words?.label;
    return {
      publication,
      // Of a sample the abstract stays on its page, beside the mark.
      summary: `${sample ? `${samples.mark}. ` : ''}${source}: ${description}.${sample ? '' : ` ${abstract.join(' ')}`}`,
      categories: subjects.filter(({ name }) => contents.some(({ subject }) => subject === name)),
    };
  });
  return atomFeed({ id: '/', path: feed.path, page: '/web/publications', title: feed.title, entries });
}
