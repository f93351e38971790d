import { join } from 'node:path';
import { site } from '@/content/site';
import type { PublicationCase } from '@/content/types';
import { readPdfText } from '@/data/pdf-text';
import { readPublicationLists } from '@/data/read-publications';
import { formatDate } from '@/lib/format-date';
import type { SearchCase, SearchEdition } from './case-index';
import { collectWords, type EditionText, type WordFile, writeWordFiles } from './word-lists';

/** The library as it is searched: what its editions tell, and what is inside their PDFs; newest first. */
export async function readLibrary(): Promise<Array<SearchEdition & EditionText>> {
  const lists = await readPublicationLists();
  const editions = lists.flatMap(({ label, jurisdiction, publications }) =>
    publications.map(async ({ slug, title, description, date, abstract, contents, pdfUrl }) => {
      const cases = contents.map(searchCase);
      const { text, iso } = formatDate(date);
      const words = `${title} ${label} ${jurisdiction} ${text}`;
      const own = [words, description, ...abstract, ...cases.flatMap((one) => Object.values(one))].join('\n');
      return { slug, title, date: iso, words, cases, own, pages: await readPdfText(join('public', pdfUrl)) };
    }),
  );
  return (await Promise.all(editions)).sort((one, other) => other.date.localeCompare(one.date));
}

/** A case in the words in which it is printed. */
function searchCase(one: PublicationCase): SearchCase {
  const { name, subject, issue, holding = '', outcome = '', citation = '', amount = '', laterHistory = [] } = one;
  const later = laterHistory.map((decision) => `${decision.court}: ${decision.outcome}`).join('; ');
  const provisions = (one.provisions ?? [])
    .map(({ section, act }) => `${/^\d/.test(section) ? 'section ' : ''}${section} ${act}`)
    .join('; ');
  const page = one.page?.toLocaleString(site.lang) ?? '';
  return { name, subject, issue, holding, outcome, later, provisions, citation, amount, page };
}

let files: Promise<WordFile[]> | undefined;

/** The files of words. In a build they are made once a process: each of them is a page of Next's. */
export function wordFiles(): Promise<WordFile[]> {
  const made = process.env.NODE_ENV === 'production' ? files : undefined;
  files = made ?? readLibrary().then((editions) => writeWordFiles(collectWords(editions)));
  return files;
}
