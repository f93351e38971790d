import { type Found, isNumber, joinedAt, meaningsAt } from './meanings';
import { type Form, plain, type Word, wordsOf } from './words';

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

/** Where a text has what is wanted, from letter to letter, each part once. @param isStem tells a word from a beginning */
export function marksIn(text: string, { wanted }: Query, isStem: (stem: string) => boolean): Array<[number, number]> {
  const words = wordsOf(text);
  const marks: Array<[start: number, end: number]> = [];
  for (const [at, { word, stem, isCommon, start, end }] of words.entries()) {
    const isLike = (form: Form) => (isStem(form.stem) ? form.stem === stem : word.startsWith(form.word));
    const keys = meaningsAt(words, at).filter(({ key }) => wanted.some((part) => part.key === key));
    const isWanted = !isCommon && wanted.some((part) => part.words.some(isLike));
    const to = Math.max(isWanted ? end : 0, ...keys.map((found) => words[found.to]?.end ?? 0));
    if (to > (marks.at(-1)?.[1] ?? 0)) marks.push([Math.max(start, marks.at(-1)?.[1] ?? 0), to]);
  }
  return marks;
}
