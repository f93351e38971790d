import { subjects } from '@/content/subjects';
import type { SearchEdition } from './case-index';
import type { EditionText } from './word-lists';

/** A library of any size, in made-up words as frequent as real ones (Zipf): forty pages have some 2,500 words. */
export function generatedLibrary(count: number, { cases = 30, pages = 40, wordsPerPage = 400 } = {}) {
  let seed = 1;
  const random = () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
  const syllables = [...'bcdfghlmnprstv'].flatMap((one) => [...'aeiou'].map((other) => one + other));
  const vocabulary = Array.from({ length: 20_000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => syllables[Math.floor(random() * syllables.length)]).join(
      '',
    ),
  );
  // Words of a beginning (from 1) are the commonest; the power makes few of them rare.
  const word = (from = 1) => vocabulary[Math.floor(from * (vocabulary.length / from) ** (random() ** 2.0))] ?? '';
  const text = (length: number, from = 1) => Array.from({ length }, () => word(from)).join(' ');
  const outcomes = ['allowed', 'dismissed', 'allowed in part', 'struck out', 'settled'];
  const pick = (among: readonly string[]) => among[Math.floor(random() ** 2 * among.length)] ?? '';
  const editions: Array<SearchEdition & EditionText> = Array.from({ length: count }, (_, number) => {
    const title = `TAT Summaries, part ${count - number}`;
    const own = Array.from({ length: cases }, (__, place) => ({
      name: `${text(2, 300)} Ltd v Commissioner of Domestic Taxes`,
      subject: pick(subjects.map(({ name: subject }) => subject)),
      issue: text(8, 8),
      holding: text(18, 4),
      outcome: pick(outcomes),
      later: pick(['', '', 'High Court: set aside']),
      provisions: `section ${1 + Math.floor(random() * 90)} Tax Procedures Act`,
      citation: `[${2015 + (number % 10)}] KETAT ${Math.floor(random() * 900)} (KLR)`,
      amount: `KES ${(1 + random() * 90).toFixed(1)} million`,
      page: String(2 + place),
    }));
    return {
      slug: `part-${count - number}`,
      title,
      date: '2024-05-01',
      words: `${title} Kenya 2024`,
      cases: own,
      own: [title, text(100), ...own.map((one) => Object.values(one).join('\n'))].join('\n'),
      // Once a page is enough: pages are counted, not places.
      pages: Array.from({ length: pages }, () => [...new Set(text(wordsPerPage).split(' '))].join(' ')),
    };
  });
  return { editions, word };
}
