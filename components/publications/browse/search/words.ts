import { stemmer } from 'stemmer';
import { searchTerms } from '@/content/search-terms';

// Too common to tell cases apart, or a connection between two parties; and the same of Swahili.
const common = new Set(
  'a about an and any are as at be been being by can case cases do does for from had has have how if in is it its must no not of off on or that the their they this to under v versus vs was were what when where which who with cha katika kwa la na wa ya za'.split(
    ' ',
  ),
);

export type Form = { word: string; stem: string; isCommon: boolean };

/** A word of a text: as it is compared, what it has in common with its other forms, and where it stands. */
export type Word = Form & { start: number; end: number };

const forms = new Map<string, Form>();

/** Each word is looked at once: a library has millions, and some ten thousand different ones. */
function formOf(found: string): Form {
  let form = forms.get(found);
  if (!form) {
    const word = found
      .normalize('NFKD')
      .replace(/[\u0300-\u036f’'.‑-]/g, '')
      .toLowerCase();
    form = { word, stem: stemOf(word), isCommon: common.has(word) || /^\p{L}?$/u.test(word) };
    forms.set(found, form);
  }
  return form;
}

/** What forms of a word have in common: penalty and penalties, deduct and deduction, organise and organize. */
function stemOf(word: string): string {
  // Twice, since Porter's steps do not meet: apportionment has lost -ment, apportioning -ing and -ion.
  return stemmer(stemmer(word.replace(/(\p{L}{4})iz(?=e|ing|ation)/u, '$1is')));
}

/**
 * The words of a text in their order: "Appelée’s e-filing, V.A.T., s.29(4)" has appelees, efiling, vat, s, 29. A letter
 * before a hyphen belongs to the word after it; a paragraph in brackets belongs to its section.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(
    /(?:\p{L}\.){2,}\p{L}?|(?:(?<![\p{L}\p{N}])\p{L}[-‑])?[\p{L}\p{N}\p{M}’']+/gu,
  )) {
    const end = index + found.length;
    const isParagraph = text[index - 1] === '(' && text[end] === ')' && found.length < 4;
    if (isParagraph && /\d[a-z]*$/.test(words.at(-1)?.word ?? '')) continue;
    const form = formOf(found);
    if (form.word !== '') words.push({ ...form, start: index, end });
  }
  return words;
}

type Meaning = { key: string; stems: readonly string[] };

/** The meanings by the first stem of each of their terms, the longest term first. */
const meanings = new Map<string, Meaning[]>();
for (const terms of searchTerms) {
  const key = `=${terms[0]}`;
  for (const term of terms) {
    const [first = '', ...others] = wordsOf(term).map(({ stem }) => stem);
    const known = meanings.get(first) ?? [];
    known.push({ key, stems: [first, ...others] });
    meanings.set(
      first,
      known.sort((one, other) => other.stems.length - one.stems.length),
    );
  }
}

/** Every word that stands in content/search-terms.ts: no slip of the reader's. */
export const termWords: ReadonlySet<string> = new Set(
  searchTerms.flatMap((terms) => terms.flatMap((term) => wordsOf(term).map(({ word }) => word))),
);

/** Where a text has a meaning, or a section of an Act: its key, and the first and the last of its words. */
type Found = { key: string; from: number; to: number };

function meaningsAt(words: readonly Word[], from: number): Found[] {
  const first = words[from];
  if (!first) return [];
  const section = sectionAt(first.word, words[from + 1]?.word ?? '', from);
  const found = (meanings.get(first.stem) ?? [])
    .filter(({ stems }) => stems.every((stem, place) => words[from + place]?.stem === stem))
    .map(({ key, stems: { length } }) => ({ key, from, to: from + length - 1 }))
    // "Commissioner of Customs" stands in "Commissioner of Customs and Border Control", and says it no louder.
    .filter(({ key }, place, all) => all.findIndex((other) => other.key === key) === place);
  return section ? [section, ...found] : found;
}

/** "section 29", "s. 29", "ss 29", "sec 29A" and "s29" are one thing. */
function sectionAt(word: string, next: string, from: number): Found | undefined {
  if (!word.startsWith('s')) return undefined;
  const [, joined] = /^s(\d+[a-z]*)$/.exec(word) ?? [];
  if (joined) return { key: `§${joined}`, from, to: from };
  const isSection = /^(ss?|sect?|sections?)$/.test(word) && /^\d+[a-z]*$/.test(next);
  return isSection ? { key: `§${next}`, from, to: from + 1 } : undefined;
}

/** Words joined by a hyphen, as one: zerorated in "zero-rated". */
function joinedAt(text: string, words: readonly Word[], from: number): Form | undefined {
  const [one, other] = [words[from], words[from + 1]];
  const isJoined = one && other && other.start === one.end + 1 && /[-‑]/.test(text[one.end] ?? '');
  return isJoined && one.word.length + other.word.length > 4 ? formOf(one.word + other.word) : undefined;
}

/**
 * Everything that a text can be found by, each with the word as it stands: the stems of its words, and the keys of its
 * meanings and sections.
 */
export function termsOf(text: string): Array<{ term: string; word: string }> {
  const terms: Array<{ term: string; word: string }> = [];
  const words = wordsOf(text);
  for (const [at, { word, stem, isCommon }] of words.entries()) {
    if (!isCommon) terms.push({ term: stem, word });
    const joined = joinedAt(text, words, at);
    if (joined) terms.push({ term: joined.stem, word: joined.word });
    for (const { key } of meaningsAt(words, at)) terms.push({ term: key, word: key });
  }
  return terms;
}

/** What a reader asks for: a word, or several with one meaning. */
export type Wanted = {
  /** as it was typed */
  typed: string;
  /** the term of its meaning, of its section, or of two words that a hyphen joins */
  key?: string;
  /** those that tell cases apart: all of them are as good as the key */
  words: readonly Form[];
};

/** A query, part by part; and what stood in quotation marks, in lower case, a space between its words. */
export type Query = { wanted: Wanted[]; phrases: string[] };

/** Of meanings the longest counts, so that "input VAT" is input tax, and not all of VAT. */
export function readQuery(text: string): Query {
  const words = wordsOf(text);
  const wanted: Wanted[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [found] = meaningsAt(words, at);
    const joined = found ? undefined : joinedAt(text, words, at);
    const key = found?.key ?? joined?.stem;
    const to = found?.to ?? (joined ? at + 1 : at);
    const telling = words.slice(at, to + 1).filter(({ isCommon }) => !isCommon);
    const typed = text.slice(words[at]?.start, words[to]?.end);
    if (key !== undefined || telling.length > 0) wanted.push({ typed, ...(key && { key }), words: telling });
    at = to;
  }
  const phrases = [...text.matchAll(/["“”„]([^"“”„]+)["“”„]/g)].map(([, phrase = '']) => plain(phrase));
  return { wanted, phrases: phrases.filter((phrase) => phrase.includes(' ')) };
}

/** A text's words, a space between them: what a phrase in quotation marks is looked for in. */
export const plain = (text: string) =>
  wordsOf(text)
    .map(({ word }) => word)
    .join(' ');

/** Where a text has what is wanted, from letter to letter, each part once. */
export function marksIn(text: string, { wanted }: Query): Array<[start: number, end: number]> {
  const words = wordsOf(text);
  const marks: Array<[start: number, end: number]> = [];
  for (const [at, { word, stem, isCommon, start, end }] of words.entries()) {
    const keys = meaningsAt(words, at).filter(({ key }) => wanted.some((one) => one.key === key));
    const isWanted =
      !isCommon && wanted.some((one) => one.words.some((form) => form.stem === stem || word.startsWith(form.word)));
    const to = Math.max(isWanted ? end : 0, ...keys.map((found) => words[found.to]?.end ?? 0));
    if (to > (marks.at(-1)?.[1] ?? 0)) marks.push([Math.max(start, marks.at(-1)?.[1] ?? 0), to]);
  }
  return marks;
}
