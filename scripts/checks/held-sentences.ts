import type { Publication } from '../../content/types';
import { formatDate } from '../../lib/format-date';

/** What a build leaves out, and until when, a sentence a publication. */
export function heldSentences(ahead: readonly Publication[], drafts: readonly string[]): string[] {
  const file = (slug: string) => `content/publications/${slug}.md`;
  return [
    ...ahead.map(
      ({ slug, date }) => `${file(slug)}: is left out of the site until ${formatDate(date).text}, East Africa Time.`,
    ),
    ...drafts.map((slug) => `${file(slug)}: is a draft, and left out of the site.`),
  ];
}
