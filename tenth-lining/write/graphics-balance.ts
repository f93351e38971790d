/** What a page's content leaves open at its end, and how far it closes what it did not open. */
export type GraphicsBalance = {
  /** saved graphics states that are never restored */
  openStates: number;
  /** states restored that were never saved */
  excessRestores: number;
  openMarks: number;
  isTextOpen: boolean;
};

export const inBalance: GraphicsBalance = { openStates: 0, excessRestores: 0, openMarks: 0, isTextOpen: false };

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
  let depth = 0;
  const balance = { ...inBalance };
  for (let at = 0; at < content.length; ) {
    const byte = content[at] as number;
    if (isSpace(byte)) at += 1;
    else if (byte === open) at = stringEnd(content, at);
    else if (byte === percent) at = lineEnd(content, at);
    else if (byte === lessThan && content[at + 1] !== lessThan)
      at = content.indexOf(greaterThan as number, at) + 1 || content.length;
    else if (isDelimiter(byte)) at = byte === code('/') ? wordEnd(content, at + 1) : at + 1;
    else {
      const end = wordEnd(content, at);
      const operator = end - at <= 3 ? String.fromCharCode(...content.subarray(at, end)) : '';
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
  return { ...balance, openStates: depth };
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
  return content.length;
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
  return content.length;
}
