/** What a page's content leaves open at its end, and how far it closes what it did not open. */
export type GraphicsBalance = {
  /** saved graphics states that are never restored */
  openStates: number;
  /** states restored that were never saved */
  excessRestores: number;
  openMarks: number;
  isTextOpen: boolean;
  /** a string, an array or a picture never ends, an operator is none, or it cannot be unpacked: readers differ in what they make of it */
  isBroken: boolean;
};

export const inBalance: GraphicsBalance = {
  openStates: 0,
  excessRestores: 0,
  openMarks: 0,
  isTextOpen: false,
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
const [space, delimiter] = [1, 2];
const kinds = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) kinds[byte] = space;
for (const sign of '()<>[]{}/%') kinds[codeOf(sign)] = delimiter;

/**
 * Counts the operators of a page's content that open and close something (PDF 32000-1, 8.4.4, 9.4.1, 14.6), past strings,
 * comments and inline pictures.
 */
export function graphicsBalance(content: Uint8Array): GraphicsBalance {
  let [depth, arrays] = [0, 0];
  const balance = { ...inBalance };
  let at = 0;
  while (at < content.length) {
    const byte = content[at] as number;
    const kind = kinds[byte];
    if (kind === space) at += 1;
    else if (byte === open) at = stringEnd(content, at);
    else if (byte === percent) at = lineEnd(content, at);
    else if (byte === lessThan && content[at + 1] !== lessThan)
      at = content.indexOf(greaterThan as number, at) + 1 || unended;
    else if (kind === delimiter) {
      if (byte === openArray) arrays += 1;
      else if (byte === closeArray) arrays -= 1;
      at = byte === slash ? wordEnd(content, at + 1) : at + 1;
    } else if (isNumber(byte)) at = wordEnd(content, at);
    else {
      const end = wordEnd(content, at);
      let operator = end - at > longestOperator ? Number.NaN : 0;
      for (; at < end; at += 1) operator = operator * 256 + (content[at] as number);
      balance.isBroken ||= !operators.has(operator);
      if (operator === pictureData) at = pictureEnd(content, end);
      else if (operator === save) depth += 1;
      else if (operator === restore) {
        if (depth > 0) depth -= 1;
        else balance.excessRestores += 1;
      } else if (operator === beginText) balance.isTextOpen = true;
      else if (operator === endText) balance.isTextOpen = false;
      else if (operator === beginMark || operator === beginMarkWith) balance.openMarks += 1;
      else if (operator === endMark) balance.openMarks = Math.max(0, balance.openMarks - 1);
    }
  }
  return { ...balance, openStates: depth, isBroken: balance.isBroken || at === unended || arrays > 0 };
}

function wordEnd(content: Uint8Array, at: number): number {
  let end = at;
  while (end < content.length && kinds[content[end] as number] === 0) end += 1;
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

function lineEnd(content: Uint8Array, at: number): number {
  let end = at;
  while (end < content.length && content[end] !== 10 && content[end] !== 13) end += 1;
  return end;
}

/** An inline picture's data ends at `EI` between spaces; its bytes may hold anything else. */
function pictureEnd(content: Uint8Array, at: number): number {
  for (let end = at + 1; end < content.length; end += 1) {
    const isEnd = (content[end] as number) * 256 + (content[end + 1] ?? 0) === endPicture;
    if (isEnd && kinds[content[end - 1] as number] === space && kinds[content[end + 2] ?? 0] === space) return end + 2;
  }
  return unended;
}
