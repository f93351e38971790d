import { stemmer } from 'stemmer';
import { searchTerms } from '@/content/search-terms';

// Too common to tell cases apart, or a connection between two parties; and the same of Swahili.
const common = new Set(
  'a about an and any are as at be been being by can case cases do does for from had has have how if in is it its limited ltd many much must my no not of off on or our plc pty should that the their they this to under v versus vs was were what when where which who will with would you your cha katika kesi kuhusu kwa la na nini wa ya za'.split(
    ' ',
  ),
);

export type Form = { word: string; stem: string; isCommon: boolean };

/** A word of a text: as it is compared, what it has in common with its other forms, and where it stands. */
export type Word = Form & { start: number; end: number };

const forms = new Map<string, Form>();

/** Each word is looked at once: a library has millions, and some ten thousand different ones. */
export function formOf(found: string): Form {
  let form = forms.get(found);
  if (!form) {
    const word = found
      // "KES1,250,000" and "76.9m" are amounts, and "E045" the number of an appeal.
      .replace(/^\p{L}{2,}(?=\d.*[.,\s])|(?<=\d[.,]\d+)\p{L}+$/gu, '')
      .normalize('NFKD')
      .replace(/[\u0300-\u036f’',\s‑-]|(?<!\d)\.|\.0*(?!\d)/g, '')
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
  // Forms of one word, which Porter takes for two: classified and classification.
  [/(?<=\w\w)ification/, 'ify'],
  [/plication/, 'ply'],
  // And two, which it takes for one: secondment and second, customer and customs.
  [/^(second(?=ment|ed|ee)|custom(?=er)|import(?=an)|consider(?=ation))/, '$1x'],
  [/^allowa(?=nce|ble)/, 'allow'],
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

/** What may stand inside of a number. Dates, sections 229,230, paragraphs (3.2.1) and tariff codes are several. */
const inNumber = [
  // 1,250,000 and 76.9, and 1,25 as somebody types it
  /(?<!\b[sS](?:s|ecs|ections)?\.? \d+)(?<=\d),(?=\d{3}(?!\d))/,
  /(?<=(?:^|\$|[KNkn][A-Za-z]{1,3}\.? ?)[\d,]+),(?=\d{1,2}$)/,
  /(?<=(?<![.\d])\d{1,3}|,\d{3})\.(?=\d{1,3}(?!\.?\d))/,
  // 1 250 000 and 250 000, where it can be no two numbers
  /(?<=(?<!\d)\d{1,3})\p{Zs}(?=\d{3}\p{Zs}\d{3}(?!\d)|000(?!\d))|(?<=(?<!\d)\d{1,3}\p{Zs}\d{3})\p{Zs}(?=\d{3}(?!\d))/u,
].map(({ source }) => source);
const letters = "[\\p{L}\\p{N}\\p{M}’']+";
const pattern = new RegExp(
  `(?:\\p{L}\\.){2,}\\p{L}?|(?:(?<![\\p{L}\\p{N}])\\p{L}[-‑])?${letters}(?:(?:${inNumber.join('|')})${letters})*`,
  'gu',
);

/**
 * The words of a text in their order: "Appelée’s e-filing, V.A.T., s.29(4)" has appelees, efiling, vat, s, 29. A letter
 * before a hyphen belongs to the word after it; a paragraph in brackets belongs to its section.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const end = index + found.length;
    const isParagraph = text[index - 1] === '(' && text[end] === ')' && found.length < 4;
    if (isParagraph && /\d[a-z]*$/.test(words.at(-1)?.word ?? '')) continue;
    const { word, stem, isCommon } = formOf(found);
    if (word !== '') words.push({ word, stem, isCommon, start: index, end });
  }
  return words;
}

/** A text's words, a space between them: what a phrase in quotation marks is looked for in. */
export const plain = (text: string) =>
  wordsOf(text)
    .map(({ word }) => word)
    .join(' ');
