import { searchTerms } from '@/content/search-terms';
import { type Form, formOf, type Word, wordsOf } from './words';

/** What may stand between the words of a meaning, or be left out: "transfer of a going concern". */
const fillers = new Set(['a', 'an', 'and', 'or', 'the', 'of', 'is', 'was', 'were']);

/** The words by which a term of content/search-terms.ts is known in a text. */
export const termStems = (term: string) =>
  wordsOf(term)
    .filter(({ word }) => !fillers.has(word))
    .map(({ stem }) => stem);

type Meaning = { key: string; stems: readonly string[] };

/** The meanings by the first stem of each of their terms, the longest term first. */
const meanings = new Map<string, Meaning[]>();
/** The subjects of each meaning, by its key. */
export const subjectsOfKey = new Map<string, readonly string[]>();
/** Every word that stands in content/search-terms.ts, by its stem: no slip of the reader's. */
export const termWords = new Map<string, string>();
for (const [subjects, lines] of Object.entries(searchTerms)) {
  for (const terms of lines.map((line) => line.split(','))) {
    const key = `=${terms[0]}`;
    subjectsOfKey.set(key, subjects.match(/\S+/g) ?? []);
    for (const term of terms) {
      const stems = termStems(term);
      const known = [...(meanings.get(stems[0] ?? '') ?? []), { key, stems }];
      known.sort((one, other) => other.stems.length - one.stems.length);
      meanings.set(stems[0] ?? '', known);
      for (const { word, stem } of wordsOf(term)) termWords.set(stem, word);
    }
  }
}

/** A meaning, a provision of an Act or an amount that begins at a word: its key, and the last of its words. */
export type Found = { key: string; to: number };

export function meaningsAt(words: readonly Word[], from: number): Found[] {
  const first = words[from];
  if (!first) return [];
  const exact = provisionAt(words, from) ?? amountAt(words, from);
  const found = exact ? [exact] : [];
  for (const { key, stems } of meanings.get(first.stem) ?? []) {
    const to = lastOf(stems, words, from);
    // "Commissioner of Customs" stands in "Commissioner of Customs and Border Control", and says it no louder.
    if (to !== undefined && !found.some((other) => other.key === key)) found.push({ key, to });
  }
  return found;
}

/** Where a term that begins at a word ends; undefined where another stands. */
function lastOf(stems: readonly string[], words: readonly Word[], from: number): number | undefined {
  let at = from - 1;
  for (const stem of stems) {
    do at += 1;
    while (at > from && fillers.has(words[at]?.word ?? ''));
    if (words[at]?.stem !== stem) return undefined;
  }
  return at;
}

/** What a provision's number is of, by the word before it: of a section nothing, else its beginning. */
const kindOf = (word: string) =>
  /^(ss?|sec(t|tion)?s?|kifungu)$/.test(word) ? '' : /^(art|reg|rule|para)(icle|ulation|graph)?s?$/.exec(word)?.[1];
export const isNumber = (word = '') => /^\d+[a-z]{0,2}(\.\d+)?$/.test(word);

/** "section 29", "s. 29", "ss 12 and 29", "sec 29" and "s29" are one thing. */
function provisionAt(words: readonly Word[], from: number): Found | undefined {
  const wordAt = (at: number) => words[at]?.word ?? '';
  if (/^s\d+[a-z]{0,2}$/.test(wordAt(from))) return { key: `§${wordAt(from).slice(1)}`, to: from };
  const to = kindOf(wordAt(from)) === undefined ? from : from + 1;
  if (!isNumber(wordAt(to))) return undefined;
  let before = from;
  while (before > 0 && (isNumber(wordAt(before)) || /^(and|or|to|na)$/.test(wordAt(before)))) before -= 1;
  const kind = kindOf(wordAt(before));
  // A number right after "section" stands with it.
  if (kind === undefined || (to === from && before === from - 1)) return undefined;
  return { key: `§${kind}${wordAt(to).replace(/\..*/, '')}`, to };
}

/** "1.25 million" is 1250000. */
function amountAt(words: readonly Word[], from: number): Found | undefined {
  const zeros = { million: 6, billion: 9 }[words[from + 1]?.word ?? ''];
  const amount = zeros && Math.round(Number(words[from]?.word) * 10 ** zeros);
  return amount ? { key: String(amount), to: from + 1 } : undefined;
}

/** Words joined by a hyphen, as one: zerorated in "zero-rated". */
export function joinedAt(text: string, words: readonly Word[], from: number): Form | undefined {
  const [one, other] = [words[from], words[from + 1]];
  const isJoined = one && other && other.start === one.end + 1 && /[-‑]/.test(text[one.end] ?? '');
  return isJoined && one.word.length + other.word.length > 4 ? formOf(one.word + other.word) : undefined;
}

/** All that a text can be found by: its words' stems, and keys of its meanings and sections; each with its word. */
export function termsOf(text: string): Array<[term: string, word: string]> {
  const terms: Array<[term: string, word: string]> = [];
  const words = wordsOf(text);
  for (const [at, { word, stem, isCommon }] of words.entries()) {
    if (!isCommon) terms.push([stem, word]);
    const joined = joinedAt(text, words, at);
    if (joined) terms.push([joined.stem, joined.word]);
    for (const { key } of meaningsAt(words, at)) terms.push([key, key]);
  }
  return terms;
}
