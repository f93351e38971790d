import { stemmer } from 'stemmer';
import { searchTerms } from '@/content/search-terms';

// Too common to tell cases apart, or a connection between two parties; and the same of Swahili.
const common = new Set(
  'a about an and any are as at be been being by can case cases do does for from had has have how if in is it its limited ltd many much must my no not of off on or our plc pty should that the their they this to under v versus vs was were what when where which who will with would you your cha katika kwa la na wa ya za'.split(
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

/** Spelled in two ways, as the British do: organize, judgement, labor, license, installment. */
const spellings: ReadonlyArray<readonly [RegExp, string]> = [
  [/(\p{L}{4})iz(?=e|ing|ation)/u, '$1is'],
  [/dgement/, 'dgment'],
  [/(\p{L}{2})our(?=s?$|ed|ing|er|able)/u, '$1or'],
  [/(lic|def|off)ens(?=e)/, '$1enc'],
  [/install(?=ment)/, 'instal'],
  [/^willful/, 'wilful'],
  // And what Porter takes for one: secondment, second.
  [/^second(?=ment|ed|ee)/, 'secund'],
];

/** What the trade writes in capitals is no form of another word: PAYE is not "pay". */
const abbreviations = new Set(
  `${JSON.stringify(searchTerms).match(/\p{L}*\p{Lu}{2,}\p{L}*/gu)}`.toLowerCase().split(','),
);

/** What forms of a word have in common: penalty and penalties, deduct and deduction, organise and organize. */
function stemOf(word: string): string {
  if (abbreviations.has(word)) return word;
  const british = spellings.reduce((text, [from, to]) => text.replace(from, to), word);
  // Twice, since Porter's steps do not meet: apportionment has lost -ment, apportioning -ing and -ion.
  return stemmer(stemmer(british));
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
    const { word, stem, isCommon } = formOf(found);
    if (word !== '') words.push({ word, stem, isCommon, start: index, end });
  }
  return words;
}

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
const subjectsOfKey = new Map<string, readonly string[]>();
/** Every word that stands in content/search-terms.ts, by its stem: no slip of the reader's. */
export const termWords = new Map<string, string>();
for (const { subjects, meanings: lines } of searchTerms) {
  for (const terms of lines.map((line) => line.split(','))) {
    const key = `=${terms[0]}`;
    subjectsOfKey.set(key, subjects);
    for (const term of terms) {
      const stems = termStems(term);
      const known = [...(meanings.get(stems[0] ?? '') ?? []), { key, stems }];
      known.sort((one, other) => other.stems.length - one.stems.length);
      meanings.set(stems[0] ?? '', known);
      for (const { word, stem } of wordsOf(term)) termWords.set(stem, word);
    }
  }
}

/** A meaning, or a provision of an Act, that begins at a word: its key, and the last of its words. */
type Found = { key: string; to: number };

function meaningsAt(words: readonly Word[], from: number): Found[] {
  const first = words[from];
  if (!first) return [];
  const provision = provisionAt(words, from);
  const found = (meanings.get(first.stem) ?? [])
    .flatMap(({ key, stems }) => {
      const to = lastOf(stems, words, from);
      return to === undefined ? [] : { key, to };
    })
    // "Commissioner of Customs" stands in "Commissioner of Customs and Border Control", and says it no louder.
    .filter(({ key }, place, all) => all.findIndex((other) => other.key === key) === place);
  return provision ? [provision, ...found] : found;
}

/** Where a term that begins at a word ends; undefined where another stands. */
function lastOf(stems: readonly string[], words: readonly Word[], from: number): number | undefined {
  let at = from;
  for (const [place, stem] of stems.entries()) {
    if (place > 0) at += 1;
    while (at > from && fillers.has(words[at]?.word ?? '')) at += 1;
    if (words[at]?.stem !== stem) return undefined;
  }
  return at;
}

/** What a provision's number is of, by the word before it: of a section nothing, else its beginning. */
const kindOf = (word: string) =>
  /^(ss?|sec(t|tion)?s?|kifungu)$/.test(word) ? '' : /^(art|reg|rule|para)(icle|ulation|graph)?s?$/.exec(word)?.[1];
const isNumber = (word = '') => /^\d+[a-z]{0,2}$/.test(word);

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
  return kind === undefined || (to === from && before === from - 1) ? undefined : { key: `§${kind}${wordAt(to)}`, to };
}

/** Words joined by a hyphen, as one: zerorated in "zero-rated". */
function joinedAt(text: string, words: readonly Word[], from: number): Form | undefined {
  const [one, other] = [words[from], words[from + 1]];
  const isJoined = one && other && other.start === one.end + 1 && /[-‑]/.test(text[one.end] ?? '');
  return isJoined && one.word.length + other.word.length > 4 ? formOf(one.word + other.word) : undefined;
}

/** All that a text can be found by: its words' stems, and keys of its meanings and sections; each with its word. */
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

/** The parts of a query; what stood in quotation marks, as `plain` has it; and paragraphs, such as 17(6). */
export type Query = { wanted: Wanted[]; phrases: string[]; paragraphs: string[] };

/** "59(1)" and "59 TPA", with no word for a section. */
function bareSection(text: string, words: readonly Word[], at: number): Found[] {
  const { word, end } = words[at] as Word;
  const isBare = text[end] === '(' || meaningsAt(words, at + 1).some(({ key }) => key.endsWith(' Act'));
  return isNumber(word) && isBare ? [{ key: `§${word}`, to: at }] : [];
}

/** The subjects that a query's meanings belong to: ids, each once. */
export const subjectsNear = ({ wanted }: Query): string[] => [
  ...new Set(wanted.flatMap(({ key = '' }) => subjectsOfKey.get(key) ?? [])),
];

/** Of meanings the longest counts: "input VAT" is input tax. @param without the key of one that is passed over */
export function readQuery(text: string, without?: string): Query {
  const words = wordsOf(text);
  const wanted: Wanted[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [found] = [...bareSection(text, words, at), ...meaningsAt(words, at)].filter(({ key }) => key !== without);
    const joined = found ? undefined : joinedAt(text, words, at);
    const key = found?.key ?? joined?.stem;
    const to = found?.to ?? (joined ? at + 1 : at);
    const telling = words.slice(at, to + 1).filter(({ isCommon }) => !isCommon);
    const typed = text.slice(words[at]?.start, words[to]?.end);
    if (key !== undefined || telling.length > 0) wanted.push({ typed, ...(key && { key }), words: telling });
    at = to;
  }
  const phrases = [...text.matchAll(/["“”„]([^"“”„]+)["“”„]/g)].map(([, phrase = '']) => plain(phrase));
  const paragraphs = text.match(/\d+[a-z]{0,2}(\(\w{1,4}\))+/gi) ?? [];
  return { wanted, phrases: phrases.filter((phrase) => phrase.includes(' ')), paragraphs };
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
