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

/** PDF 32000-1, table A.1, and the words that are values. */
const operators = new Set(
  (
    'b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M MP n q Q re RG rg ri ' +
    's S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y \' " true false null'
  ).split(' '),
);

/** Whether a word that begins so is a number. */
const isNumber = (byte: number): boolean => (byte >= 48 && byte <= 57) || byte === 43 || byte === 45 || byte === 46;

/** Where something ends that never does. */
const unended = Number.POSITIVE_INFINITY;

const code = (character: string): number => character.charCodeAt(0);
const [open, close, lessThan, greaterThan, percent, backslash] = ['(', ')', '<', '>', '%', '\\'].map(code);
const isSpace = (byte: number | undefined): boolean =>
  byte === undefined || byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === 12 || byte === 0;
const isDelimiter = (byte: number): boolean => '()<>[]{}/%'.includes(String.fromCharCode(byte));

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
    if (isSpace(byte)) at += 1;
    else if (byte === open) at = stringEnd(content, at);
    else if (byte === percent) at = lineEnd(content, at);
    else if (byte === lessThan && content[at + 1] !== lessThan)
      at = content.indexOf(greaterThan as number, at) + 1 || unended;
    else if (isDelimiter(byte)) {
      if (byte === code('[')) arrays += 1;
      else if (byte === code(']')) arrays -= 1;
      at = byte === code('/') ? wordEnd(content, at + 1) : at + 1;
    } else {
      const end = wordEnd(content, at);
      const operator = end - at <= 5 ? String.fromCharCode(...content.subarray(at, end)) : '?';
      balance.isBroken ||= !isNumber(byte) && !operators.has(operator);
      at = operator === 'ID' ? pictureEnd(content, end) : end;
      if (operator === 'q') depth += 1;
      else if (operator === 'Q') {
        if (depth > 0) depth -= 1;
        else balance.excessRestores += 1;
      } else if (operator === 'BT') balance.isTextOpen = true;
      else if (operator === 'ET') balance.isTextOpen = false;
      else if (operator === 'BMC' || operator === 'BDC') balance.openMarks += 1;
      else if (operator === 'EMC') balance.openMarks = Math.max(0, balance.openMarks - 1);
    }
  }
  return { ...balance, openStates: depth, isBroken: balance.isBroken || at === unended || arrays > 0 };
}

function wordEnd(content: Uint8Array, at: number): number {
  let end = at;
  while (end < content.length && !isSpace(content[end]) && !isDelimiter(content[end] as number)) end += 1;
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
    const isEnd = content[end] === code('E') && content[end + 1] === code('I');
    if (isEnd && isSpace(content[end - 1]) && isSpace(content[end + 2])) return end + 2;
  }
  return unended;
}
