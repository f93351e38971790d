import { stemmer } from 'stemmer';

/** A word, an amount or a provision in a text, as a search compares it. */
export type Token = {
  /** its place in the text */
  start: number;
  end: number;
  /** as it was typed, in small letters: what misspellings and beginnings are compared with */
  plain: string;
  /** each of them finds it: "51(2)" is s51(2) and s51; "zero-rated" is two tokens, zero and rate, and each is zerorate too */
  terms: string[];
};

/** Too common to tell cases apart, or a connection between two parties; and the same of Swahili. */
const common = new Set(
  'a about after already also am an and any are as at be because been before being but by can case cases could did do does during for from get go goes going gone got had has have he her his how i if in into is it its limited ltd many me much must my no of off on or our plc pty she should that the their them then there these they this those to under us v versus vs was we went were what when where which while who whom whose why will with would you your cha katika kesi kuhusu kwa la na nini wa ya za'.split(
    ' ',
  ),
);

/** Applied before Porter's stemmer, which does not know American spelling, and takes these for one word. */
const spellings: ReadonlyArray<readonly [RegExp, string]> = [
  [/(\p{L}{4})iz(?=e|ing|ation)/u, '$1is'],
  [/dgement/, 'dgment'],
  [/cie(?=v|pt)/, 'cei'],
  [/(\p{L}{2})our(?=s?$|ed|ing|er|able)/u, '$1or'],
  [/(lic|def|off)ens(?=e)/, '$1enc'],
  // Two words, which it takes for one: customer and customs, secondment and second.
  [/^(second(?=ment|ed|ee)|custom(?=er)|import(?=an)|consider(?=ation))/, '$1x'],
];

/** Forms that no stemmer knows, by their verb. */
const irregular = new Map(
  'arise arose arisen, bear bore borne, break broke broken, burn burnt, choose chose chosen, draw drew drawn, fall fell fallen, forget forgot forgotten, freeze froze frozen, give gave given, grow grew grown, hide hid hidden, keep kept, know knew known, lend lent, lose lost, seek sought, send sent, show shown, spend spent, steal stole stolen, take took taken, withdraw withdrew withdrawn, withhold withheld, wind wound, write wrote written'
    .split(', ')
    .flatMap((forms) => {
      const [verb = '', ...others] = forms.split(' ');
      return others.map((form) => [form, verb] as const);
    }),
);

/** Twice, since once leaves "apportion" of apportioning and "apport" of apportionment. PAYE is not "pay". */
function stemOf(word: string): string {
  if (word === 'paye') return word;
  const written = irregular.get(word) ?? word;
  return stemmer(stemmer(spellings.reduce((text, [form, spelling]) => text.replace(form, spelling), written)));
}

/** Signs that a word processor puts where a keyboard has "-" and "'", and those that it hides in words. */
const hyphens = String.raw`\u2010-\u2012\u2212\ufe63\uff0d`;
const apostrophes = String.raw`\u2018\u2019\u02bc\u02b9\u2032\uff07`;
const hidden = String.raw`\u00ad\u200b-\u200f\u2060\ufeff`;
const hyphen = new RegExp(`[${hyphens}-]+`);
const unread = new RegExp(`[\u0300-\u036f'.${apostrophes}${hidden}]`, 'g');

const currency = String.raw`(?:kes|kshs?|shs?|ugx|ush|tzs|nad|n\$)\.?\s?`;
const figure = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?:\p{Zs}\d{3}){2,}|\d{1,3}\p{Zs}000|\d+)(?:\.\d+)?`;
const pattern = new RegExp(
  [
    // "section 51(2)", "s. 51", "s51", "ss 51"; and "51(2)" with no word before it
    String.raw`(?:(?:ss?|sec(?:t|tion)?s?|kifungu)\.?\s?|(?=\d+[a-z]{0,2}\())(?<section>\d+[a-z]{0,2})(?<paragraph>(?:\s?\(\w{1,4}\))*)(?:\.\d+)?`,
    // "KES 1,250,000", "1 250 000", "1.25 million", "76.9m"
    String.raw`(?:${currency})?(?<amount>${figure})(?:\p{Zs}?(?<unit>million|milioni|mn|m|billion|bn))?(?!\p{L})`,
    // "V.A.T.", "zero-rated"
    String.raw`(?<word>(?:\p{L}\.){2,}\p{L}?|[\p{L}\p{N}\p{M}'${apostrophes}${hidden}${hyphens}-]+)`,
  ]
    .map((part) => String.raw`(?<![\p{L}\p{N}])(?:${part})`)
    .join('|'),
  'giu',
);

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: written, index: start, groups = {} }) => {
    const { section, paragraph = '', amount, unit, word = '' } = groups;
    const read = section ? readSection(section, paragraph) : amount ? readAmount(amount, unit) : readWord(word);
    return read.map((token) => ({ start, end: start + written.length, ...token }));
  });
}

/** A document on section 51(2) is found by the paragraph and by the section. */
function readSection(section: string, paragraph: string) {
  const plain = `s${section.toLowerCase()}`;
  const exact = plain + paragraph.replace(/\s/g, '').toLowerCase();
  return [{ plain, terms: [...new Set([exact, plain])] }];
}

/** "76.9 million" is found as 76900000 and as 76.9; so is "76,900,000". */
function readAmount(amount: string, unit = '') {
  const factor = unit === '' ? 1 : /^b/i.test(unit) ? 1e9 : 1e6;
  const value = Math.round(Number(amount.replace(/[,\s]/gu, '')) * factor * 100) / 100;
  return [{ plain: String(value < 1e6 ? value : value / 1e6), terms: [String(value)] }];
}

function readWord(word: string) {
  const letters = word.normalize('NFKD').replace(unread, '');
  const parts = letters.toLowerCase().split(hyphen);
  const whole = parts.join('');
  // The parts of "e-filing" say less than the whole.
  const words = parts.every((part) => part.length > 1) ? parts : [whole];
  const telling = words.filter((plain) => plain.length > 1 && !common.has(plain));
  return telling.map((plain) => ({ plain, terms: [...new Set([plain, whole])].map(stemOf) }));
}

/** All terms by which a document with this token is found: one on section 51 also by "51 TPA". */
export const indexTermsOf = ({ plain, terms }: Token): string[] => [
  ...new Set([plain, plain.replace(/^s(?=\d)/, ''), ...terms]),
];

/** A text's stems in their order, a space around each: the same for texts that say one thing in other forms. */
export const stemsOf = (text: string): string =>
  ` ${tokensOf(text)
    .map(({ terms }) => terms[0])
    .join(' ')} `;
