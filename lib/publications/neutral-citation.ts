import { isoDate } from '@/lib/format-date';

/** What a neutral citation and a judgment's address both say. */
export type JudgmentNumber = { court: string; year: string; number: string };

const months = 'January February March April May June July August September October November December'.split(' ');
const written = /^\[((?:19|20)\d\d)\] ([A-Z]{4,12}) ([1-9]\d*)((?: \([^()]+\))*)$/;
const address =
  /^https:\/\/[\w.-]+\.\w+\/(?:[a-z]{2}\/)?akn\/([a-z]{2})(?:-[\w-]+)?\/judgment\/([a-z]+)\/((?:19|20)\d\d)\/([1-9]\d*)(?:\/[a-z]{3}@\d{4}-\d\d-\d\d)?\/?$/;

/**
 * Reads a neutral citation as the region's legal information institutes print it: `[2024] KETAT 123 (KLR)` in Kenya,
 * `[2020] NASC 7` elsewhere; division, day and "(Judgment)" may follow. A court's code begins with its country's.
 *
 * @returns court in small letters, year and number; undefined for any other form
 * @see https://new.kenyalaw.org/judgments/ (the citation stands above each judgment)
 */
export function readCitation(text: string): JudgmentNumber | undefined {
  const [, year = '', court, number = '', rest = ''] = written.exec(text) ?? [];
  if (!court) return undefined;
  const [first, ...further] = [...rest.matchAll(/\(([^()]+)\)/g)].map(([, words = '']) => words);
  const isKenyan = court.startsWith('KE');
  if (isKenyan !== (first === 'KLR')) return undefined;
  const added = isKenyan || first === undefined ? further : [first, ...further];
  const isRight = added.every((words) => !/\d/.test(words) || isDayOf(words, year));
  return isRight ? { court: court.toLowerCase(), year, number } : undefined;
}

/** "10 February 2023" in the year that the citation names. */
function isDayOf(words: string, year: string): boolean {
  const [, day = '', month = '', its] = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(words) ?? [];
  const number = String(months.indexOf(month) + 1).padStart(2, '0');
  return its === year && isoDate(`${day.padStart(2, '0')}-${number}-${year}`) !== undefined;
}

/**
 * Reads the address of a judgment, which ends in its Akoma Ntoso identifier: `/akn/ke/judgment/ketat/2024/123`, with or
 * without the language and day of the text (`/eng@2024-02-10`).
 *
 * @returns court, year and number; undefined for any other address
 * @see https://docs.oasis-open.org/legaldocml/akn-nc/v1.0/akn-nc-v1.0.html
 */
export function readJudgmentAddress(text: string): JudgmentNumber | undefined {
  const [, country = '', court, year = '', number = ''] = address.exec(text) ?? [];
  return court?.startsWith(country) ? { court, year, number } : undefined;
}
