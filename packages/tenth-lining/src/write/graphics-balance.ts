/** What a page's content leaves open at its end, and how far it closes what it did not open. */
export type GraphicsBalance = typeof inBalance;

export const inBalance = {
  /** saved graphics states that are never restored */
  openStates: 0,
  /** states restored that were never saved */
  excessRestores: 0,
  openMarks: 0,
  isTextOpen: false,
  /** a string, an array or a picture never ends, an operator is none, or it cannot be unpacked: readers differ in what they make of it */
  isBroken: false,
};

/** A word of a few letters as a number, which is told from others without making a string of it: pages have thousands. */
const codeOf = (word: string): number => [...word].reduce((sum, sign) => sum * 256 + sign.charCodeAt(0), 0);

/** PDF 32000-1, table A.1, and the words that are values. */
const operators = new Set(
  (
    'b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M MP n q Q re RG rg ri ' +
    's S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y \' " true false null'
  )
    .split(' ')
    .map(codeOf),
);
const [save, restore, beginText, endText] = ['q', 'Q', 'BT', 'ET'].map(codeOf);
const [beginMark, beginMarkWith, endMark, pictureData] = ['BMC', 'BDC', 'EMC', 'ID'].map(codeOf);
const endPicture = codeOf('EI');
const longestOperator = 5;

/** Whether a word that begins so is a number. */
const isNumber = (byte: number): boolean => (byte >= 48 && byte <= 57) || byte === 43 || byte === 45 || byte === 46;

/** Where something ends that never does. */
const unended = Number.POSITIVE_INFINITY;

const [open, close, lessThan, greaterThan, percent, backslash, slash, openArray, closeArray] = [...'()<>%\\/[]'].map(
  codeOf,
);

/** What a byte is, and what ends a word (7.2.2): 0 for all others. */
const [space, lineBreak, delimiter] = [1, 2, 4];
const kinds = new Uint8Array(256);
for (const byte of [0, 9, 12, 32]) kinds[byte] = space;
for (const byte of [10, 13]) kinds[byte] = space | lineBreak;
for (const sign of '()<>[]{}/%') kinds[codeOf(sign)] = delimiter;
const wordBreak = space | delimiter;

/** Counts the operators that open and close something (PDF 32000-1, 8.4.4, 9.4.1, 14.6). */
export function graphicsBalance(content: Uint8Array): GraphicsBalance {
  const balance = { ...inBalance };
  let [at, arrays] = [0, 0];
  while (at < content.length) {
    const byte = content[at] as number;
    const kind = kinds[byte] as number;
    if (kind & space) at += 1;
    else if (byte === open) at = stringEnd(content, at);
    else if (byte === percent) at = endOf(content, at, lineBreak);
    else if (byte === lessThan && content[at + 1] !== lessThan)
      at = content.indexOf(greaterThan as number, at) + 1 || unended;
    else if (kind === delimiter) {
      if (byte === openArray) arrays += 1;
      else if (byte === closeArray) arrays -= 1;
      at = byte === slash ? endOf(content, at + 1, wordBreak) : at + 1;
    } else if (isNumber(byte)) at = endOf(content, at, wordBreak);
    else {
      const end = endOf(content, at, wordBreak);
      let operator = end - at > longestOperator ? Number.NaN : 0;
      for (; at < end; at += 1) operator = operator * 256 + (content[at] as number);
      balance.isBroken ||= !operators.has(operator);
      if (operator === pictureData) at = pictureEnd(content, end);
      else if (operator === save) balance.openStates += 1;
      else if (operator === restore && balance.openStates > 0) balance.openStates -= 1;
      else if (operator === restore) balance.excessRestores += 1;
      else if (operator === beginText || operator === endText) balance.isTextOpen = operator === beginText;
      else if (operator === beginMark || operator === beginMarkWith) balance.openMarks += 1;
      else if (operator === endMark) balance.openMarks = Math.max(0, balance.openMarks - 1);
    }
  }
  return { ...balance, isBroken: balance.isBroken || at === unended || arrays > 0 };
}

/** Where a byte of such a kind stands, or the content ends. */
function endOf(content: Uint8Array, at: number, kind: number): number {
  let end = at;
  while (end < content.length && !((kinds[content[end] as number] as number) & kind)) end += 1;
  return end;
}

function stringEnd(content: Uint8Array, at: number): number {
  let depth = 0;
  for (let end = at; end < content.length; end += 1) {
    const byte = content[end];
    if (byte === backslash) end += 1;
    else if (byte === open) depth += 1;
    else if (byte === close && --depth === 0) return end + 1;
  }
  return unended;
}

/** An inline picture's data ends at `EI` between spaces; its bytes may hold anything else. */
function pictureEnd(content: Uint8Array, at: number): number {
  const isSpace = (place: number) => (kinds[content[place] ?? 0] as number) & space;
  for (let end = at + 1; end < content.length; end += 1) {
    const isEnd = (content[end] as number) * 256 + (content[end + 1] ?? 0) === endPicture;
    if (isEnd && isSpace(end - 1) && isSpace(end + 2)) return end + 2;
  }
  return unended;
}
