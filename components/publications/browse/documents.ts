import { join } from 'node:path';
import { searchTerms } from '@/content/search-terms';
import { site } from '@/content/site';
import type { PublicationCase } from '@/content/types';
import { readPdfText } from '@/data/pdf-text';
import { readPublicationLists } from '@/data/read-publications';
import { formatDate } from '@/lib/format-date';
import type { CaseWords, SearchFile } from './search';
import { stemsOf, type Token, tokensOf } from './words';

/** An edition with all that it is found by; `text` is its description, its abstract and its PDF's words. */
export type Edition = { slug: string; title: string; label: string; text: string; cases: readonly CaseWords[] };

/** All editions, newest first. */
export async function readEditions(): Promise<Edition[]> {
  const lists = await readPublicationLists();
  const editions = lists.flatMap(({ label, jurisdiction, publications }) =>
    publications.map(async ({ slug, title, description, date, abstract, contents, pdfUrl }) => ({
      iso: formatDate(date).iso,
      slug,
      title,
      label: `${title} ${label} ${jurisdiction} ${formatDate(date).text}`,
      cases: contents.map(wordsOfCase),
      text: [description, ...abstract, ...(await readPdfText(join('public', pdfUrl)))].join('\n'),
    })),
  );
  return (await Promise.all(editions)).sort((a, b) => b.iso.localeCompare(a.iso)).map(({ iso, ...edition }) => edition);
}

function wordsOfCase(one: PublicationCase): CaseWords {
  const { name, subject, issue, holding = '', outcome = '', citation = '', amount = '', laterHistory = [] } = one;
  const later = laterHistory.map((decision) => `${decision.court}: ${decision.outcome}`).join('; ');
  const provisions = (one.provisions ?? [])
    .map(({ section, act }) => `${/^\d/.test(section) ? 'section ' : ''}${section} ${act}`)
    .join('; ');
  const page = one.page?.toLocaleString(site.lang) ?? '';
  return { name, subject, issue, holding, outcome, later, provisions, citation, amount, page };
}

// What stands behind a line's colon finds the words before it, and not the other way round.
const meanings = searchTerms.map((line) => ({ line, phrases: (line.split(':')[0] ?? '').split(',').map(stemsOf) }));

/** Writes the meanings into the documents: who types one word of a line finds what has another. */
export function writeSearchFile(editions: readonly Edition[]): SearchFile {
  const used: string[] = [];
  const meaningsIn = (text: string) => {
    const stems = stemsOf(text);
    const lines = meanings.filter(({ phrases }) => phrases.some((phrase) => stems.includes(phrase)));
    return lines.map(({ line }) => {
      if (!used.includes(line)) used.push(line);
      return used.indexOf(line);
    });
  };
  return {
    meanings: used,
    editions: editions.map(({ slug, title, label, cases, text }) => ({
      slug,
      title,
      label,
      also: meaningsIn(`${label}\n${text}`),
      cases: cases.map((one) => ({ ...one, also: meaningsIn(Object.values(one).join('\n')) })),
      // One form of each word is enough: how often it is in a PDF tells nothing.
      words: [...new Map(tokensOf(text).map((token) => [token.ways[0]?.[0], wordOf(text, token)])).values()]
        .sort()
        .join(' '),
    })),
  };
}

const wordOf = (text: string, { start, end }: Token) => text.slice(start, end).toLowerCase();
