import { publicationLists } from '@/content/publication-lists';
import { publicationSearch } from '@/content/publication-search';
import { searchTerms } from '@/content/search-terms';
import type { Publication, PublicationCase } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { type SearchData, searchedText } from '@/lib/publications/search-data';
import { stemsOf, tokensOf } from '@/lib/publications/search-tokens';
import { pdfPath } from './pdf-path';
import { readPdfText } from './pdf-text';
import { readPublications } from './read-publications';

/** `label` is its title, country and day; `text` its description, its abstract and the words of its PDF. */
export type Edition = Pick<Publication, 'slug' | 'title' | 'contents'> & { label: string; text: string };

/** All editions, newest first. @throws Error when a publication has a problem, or its PDF cannot be read */
export async function readEditions(): Promise<Edition[]> {
  const countries = new Map<string, string>(
    publicationLists.map(({ id, label, jurisdiction }) => [id, `${label} ${jurisdiction}`]),
  );
  return Promise.all(
    (await readPublications()).map(async ({ slug, title, contents, list, date, description, abstract, pdfUrl }) => ({
      slug,
      title,
      contents,
      label: `${title} ${countries.get(list)} ${formatDate(date).text}`,
      text: [description, ...abstract, ...(await readPdfText(pdfPath(pdfUrl)))].join('\n'),
    })),
  );
}

/** What a search fetches of these editions, newest first. */
export function buildSearchData(editions: readonly Edition[]): SearchData {
  const meanings: string[] = [];
  /** Indices in `meanings` of the lines of search-terms.ts that have a phrase in the text; adds new lines. */
  const meaningsOf = (text: string) => {
    const stems = stemsOf(text);
    const lines = searchTerms.filter((_, line) => phrasesOfLines[line]?.some((phrase) => stems.includes(phrase)));
    meanings.push(...lines.filter((line) => !meanings.includes(line)));
    return lines.map((line) => meanings.indexOf(line));
  };
  const places = new Map<string, number[]>();
  const found = editions.map(({ slug, title, label, contents, text }, place) => {
    const cases = contents.map((entry) => printed(entry));
    const ofCases = cases.map(searchedText).join('\n');
    const inCases = new Set(wordsIn(ofCases));
    for (const word of new Set(wordsIn(text)))
      if (!inCases.has(word)) places.set(word, [...(places.get(word) ?? []), place]);
    return {
      slug,
      title,
      label,
      cases: cases.map((entry) => ({ ...entry, meanings: meaningsOf(`${label}\n${searchedText(entry)}`) })),
      meanings: meaningsOf([label, text, ofCases].join('\n')),
    };
  });
  const words: SearchData['words'] = {};
  for (const [word, ofWord] of [...places].sort()) {
    const key = ofWord.join(' ');
    words[key] = [...(words[key] ?? []), word];
  }
  return { meanings, editions: found, words };
}

/** A case as the list of results shows it. */
function printed({ page, provisions = [], laterHistory = [], ...entry }: PublicationCase) {
  const { name, subject, issue, holding = '', outcome, amount, citation } = entry;
  const acts = provisions.map(({ section, act }) => `${/^\d/.test(section) ? 'section ' : ''}${section} ${act}`);
  const later = laterHistory.map((decision) => `${decision.court}: ${decision.outcome}`);
  return {
    name,
    outcome: [outcome, later.length > 0 && `${publicationSearch.later} ${later.join('; ')}`].filter(Boolean).join('. '),
    issue,
    holding,
    subject,
    facts: [acts.join('; '), amount, citation].filter(Boolean).join(' · '),
    page,
  };
}

// Terms after the colon are one-way: searching for them finds the terms before it, not vice versa.
const phrasesOfLines = searchTerms.map((line) => (line.split(':')[0] ?? '').split(',').map(stemsOf));

const wordsIn = (text: string): string[] =>
  tokensOf(text).map(({ start, end }) => text.slice(start, end).replaceAll('\n', ' ').toLowerCase());
