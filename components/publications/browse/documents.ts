import { join } from 'node:path';
import { browse } from '@/content/browse';
import { publicationLists } from '@/content/publication-lists';
import { searchTerms } from '@/content/search-terms';
import type { Publication, PublicationCase } from '@/content/types';
import { readPdfText } from '@/data/pdf-text';
import { readPublications } from '@/data/read-publications';
import { formatDate } from '@/lib/format-date';
import { caseId } from '@/lib/publications/case-id';
import { type SearchDocument, wordsOf } from './search';
import { stemsOf, tokensOf } from './words';

/** `label` is its title, country and day; `text` its description, its abstract and the words of its PDF. */
export type Edition = Pick<Publication, 'slug' | 'title' | 'contents'> & { label: string; text: string };

/** All editions, newest first. */
export async function readEditions(): Promise<Edition[]> {
  const publications = await readPublications();
  const countries = new Map<string, string>(
    publicationLists.map(({ id, label, jurisdiction }) => [id, `${label} ${jurisdiction}`]),
  );
  return Promise.all(
    publications.map(async ({ slug, title, contents, list, date, description, abstract, pdfUrl }) => ({
      slug,
      title,
      contents,
      label: `${title} ${countries.get(list)} ${formatDate(date).text}`,
      text: [description, ...abstract, ...(await readPdfText(join('public', pdfUrl)))].join('\n'),
    })),
  );
}

/** What a search fetches: the cases and the editions, each with its meanings. */
export function documentsOf(editions: readonly Edition[]): SearchDocument[] {
  const documents = editions.flatMap(({ slug, title, label, contents, text }) => {
    const cases = contents.map((entry) => ({ slug, label, ...printed(entry, slug, title) }));
    const whole = [label, text, ...cases.map(wordsOf)].join('\n');
    return [
      ...cases.map((entry) => ({ ...entry, meanings: meaningsOf([label, wordsOf(entry)].join('\n')) })),
      { slug, label, words: eachOnce(whole), meanings: meaningsOf(whole) },
    ];
  });
  return documents.map((document, id) => ({ id, ...document }));
}

/** A case as the list of results shows it. */
function printed({ page, provisions = [], laterHistory = [], ...entry }: PublicationCase, slug: string, title: string) {
  const { name, subject, issue, holding = '', outcome, amount, citation } = entry;
  const acts = provisions.map(({ section, act }) => `${/^\d/.test(section) ? 'section ' : ''}${section} ${act}`);
  const later = laterHistory.map((decision) => `${decision.court}: ${decision.outcome}`);
  return {
    href: `${slug}/#${caseId(name)}`,
    name,
    outcome: [outcome, later.length > 0 && `${browse.later} ${later.join('; ')}`].filter(Boolean).join('. '),
    issue,
    holding,
    subject,
    facts: [acts.join('; '), amount, citation].filter(Boolean).join(' · '),
    place: page ? `${title}, ${browse.page} ${page}` : title,
  };
}

// What stands behind a line's colon finds the words before it, and not the other way round.
const meanings = searchTerms.map((line) => ({ line, phrases: (line.split(':')[0] ?? '').split(',').map(stemsOf) }));

/** The lines of search-terms.ts that speak of something in this text: their words find its document too. */
function meaningsOf(text: string): string {
  const stems = stemsOf(text);
  const lines = meanings.filter(({ phrases }) => phrases.some((phrase) => stems.includes(phrase)));
  return lines.map(({ line }) => line).join('\n');
}

/** Each word a line: how often it is in a PDF tells nothing. */
function eachOnce(text: string): string {
  const words = tokensOf(text).map(({ start, end }) => text.slice(start, end).replaceAll('\n', ' ').toLowerCase());
  return [...new Set(words)].join('\n');
}
