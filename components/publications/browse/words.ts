import { stemmer } from 'stemmer';

/** A word, an amount or a provision in a text, as a search compares it. */
export type Token = {
  /** where it stands in the text */
  start: number;
  end: number;
  /** as it was typed, in small letters: what slips and beginnings are compared with */
  plain: string;
  /** ways to find it, each a list of terms that a document has to have: "zero-rated" is zerorate, or zero and rate */
  ways: readonly (readonly string[])[];
  /** further terms by which a document with this token is found */
  more: readonly string[];
};

/** Too common to tell cases apart, or a connection between two parties; and the same of Swahili. */
const common = new Set(
  'a about an and any are as at be been being by can case cases do does for from had has have how if in is it its limited ltd many much must my no of off on or our plc pty should that the their they this to under v versus vs was were what when where which who will with would you your cha katika kesi kuhusu kwa la na nini wa ya za'.split(
    ' ',
  ),
);

/** Applied before Porter's stemmer, which does not know American spelling, nor these forms. */
const spellings: ReadonlyArray<readonly [RegExp, string]> = [
  [/(\p{L}{4})iz(?=e|ing|ation)/u, '$1is'],
  [/dgement/, 'dgment'],
  [/(\p{L}{2})our(?=s?$|ed|ing|er|able)/u, '$1or'],
  [/(lic|def|off)ens(?=e)/, '$1enc'],
  [/install(?=ment)/, 'instal'],
  [/^willful/, 'wilful'],
  // Forms of one word, which the stemmer takes for two: classified and classification, applied and application.
  [/(?<=\w\w)ification/, 'ify'],
  [/plication/, 'ply'],
  // Two words, which it takes for one: customer and customs, secondment and second.
  [/^(second(?=ment|ed|ee)|custom(?=er)|import(?=an)|consider(?=ation))/, '$1x'],
];

/** Twice, since once leaves "apportion" of apportioning and "apport" of apportionment. PAYE is not "pay". */
function stemOf(word: string): string {
  if (word === 'paye') return word;
  return stemmer(stemmer(spellings.reduce((text, [form, spelling]) => text.replace(form, spelling), word)));
}

const currency = String.raw`(?:kes|kshs?|shs?|ugx|ush|tzs|nad|n\$)\.?\s?`;
const figure = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?:\p{Zs}\d{3}){2,}|\d{1,3}\p{Zs}000|\d+)(?:\.\d+)?`;
const pattern = new RegExp(
  [
    // "section 51(2)", "s. 51", "s51", "ss 51"; and "51(2)" with no word before it
    String.raw`(?:ss?|sec(?:t|tion)?s?|kifungu)\.?\s?(?<section>\d+[a-z]{0,2})(?<paragraph>(?:\s?\(\w{1,4}\))*)(?:\.\d+)?`,
    String.raw`(?<bare>\d+[a-z]{0,2})(?<bareParagraph>(?:\(\w{1,4}\))+)`,
    // "KES 1,250,000", "1 250 000", "1.25 million", "76.9m"
    String.raw`(?:${currency})?(?<amount>${figure})(?:\p{Zs}?(?<unit>million|milioni|mn|m|billion|bn))?(?!\p{L})`,
    // "V.A.T."
    String.raw`(?<initials>(?:\p{L}\.){2,}\p{L}?)`,
    String.raw`(?<word>[\p{L}\p{N}\p{M}’'‑-]+)`,
  ]
    .map((part) => String.raw`(?<![\p{L}\p{N}])(?:${part})`)
    .join('|'),
  'giu',
);

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: written, index, groups = {} }) => {
    const token = readToken(groups);
    return token ? [{ start: index, end: index + written.length, ...token }] : [];
  });
}

function readToken(groups: Record<string, string | undefined>): Omit<Token, 'start' | 'end'> | undefined {
  const section = (groups.section ?? groups.bare)?.toLowerCase();
  if (section) {
    const paragraph = (groups.paragraph ?? groups.bareParagraph)?.replace(/\s/g, '');
    const ways = [[`s${section}`], ...(paragraph ? [[`s${section}${paragraph}`]] : [])];
    return { plain: `s${section}`, ways, more: [section] };
  }
  if (groups.amount) return readAmount(groups.amount, groups.unit);
  const parts = plain(groups.word ?? groups.initials ?? '').split(/[‑-]+/);
  const joined = parts.join('').replaceAll('.', '');
  if (joined.length < 2 || common.has(joined)) return undefined;
  if (parts.length === 1) return { plain: joined, ways: [[stemOf(joined)]], more: [joined] };
  const telling = parts.filter((part) => part.length > 1 && !common.has(part));
  // "e-filing" is no filing.
  const apart = parts.some((part) => part.length === 1) ? [] : [telling.map(stemOf)];
  return { plain: joined, ways: [[stemOf(joined)], ...apart], more: [joined, ...telling, ...telling.map(stemOf)] };
}

const plain = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase();

/** "76.9 million" is found as 76900000 and as 76.9; so is "76,900,000". */
function readAmount(amount: string, unit = ''): Omit<Token, 'start' | 'end'> {
  const factor = unit === '' ? 1 : /^b/i.test(unit) ? 1e9 : 1e6;
  const whole = Math.round(Number(amount.replace(/[,\s]/gu, '')) * factor * 100) / 100;
  return { plain: String(whole), ways: [[String(whole)]], more: whole < 1e6 ? [] : [String(whole / 1e6)] };
}

/** All by which a document with this text is found. */
export const documentTerms = (text: string): string[] =>
  tokensOf(text).flatMap(({ ways, more }) => [...new Set([...ways.flat(), ...more])]);

/** A text's stems in their order, a space around each: the same for texts that say one thing in other forms. */
export const stemsOf = (text: string): string =>
  ` ${tokensOf(text)
    .flatMap(({ ways }) => ways.at(-1) ?? [])
    .join(' ')} `;
