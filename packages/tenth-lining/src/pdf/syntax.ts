/**
 * PDF's syntax (PDF 32000-1, 7.2 and 7.3), read only as far as needed: values are kept as they are written, so that what
 * is copied into a changed object is the original's to the byte.
 */

/** What reads values throws it where the text ends inside one: read more of the file, or give the object up. */
export class UnfinishedValue extends Error {}

/** A dictionary's values as written, by key (without the slash, `#` escapes resolved). */
export type Dictionary = Map<string, string>;

const space = /[\0\t\n\f\r ]*(?:%[^\r\n]*[\0\t\n\f\r ]*)*/y;
const reference = /\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const token = /\/?[^\0\t\n\f\r ()<>[\]{}/%]*/y;

/** Where the next thing that is neither space nor comment begins. */
export function skipSpace(text: string, at: number): number {
  space.lastIndex = at;
  space.test(text);
  return space.lastIndex;
}

export function valueEnd(text: string, at: number): number {
  const first = text[at];
  if (first === '(') return stringEnd(text, at);
  if (text.startsWith('<<', at)) return readDictionary(text, at).end;
  if (first === '<') return text.indexOf('>', at) + 1 || unfinished();
  if (first === '[') return readArray(text, at).end;
  reference.lastIndex = at;
  if (reference.test(text)) return reference.lastIndex;
  token.lastIndex = at;
  token.test(text);
  // A lone bracket, as damaged files have: go on, or reading would never end.
  if (token.lastIndex === at) return at < text.length ? at + 1 : unfinished();
  return token.lastIndex < text.length ? token.lastIndex : unfinished();
}

export function readDictionary(text: string, at: number): { entries: Dictionary; end: number } {
  const { items, end } = valuesUpTo('>>', text, at + 2);
  const entries: Dictionary = new Map();
  for (let key = 0; key + 1 < items.length; key += 2)
    entries.set(nameText(items[key] as string), items[key + 1] as string);
  return { entries, end };
}

export const readArray = (text: string, at: number) => valuesUpTo(']', text, at + 1);

function valuesUpTo(close: string, text: string, at: number): { items: string[]; end: number } {
  const items: string[] = [];
  let position = skipSpace(text, at);
  while (!text.startsWith(close, position)) {
    if (position >= text.length) unfinished();
    const to = valueEnd(text, position);
    items.push(text.slice(position, to));
    position = skipSpace(text, to);
  }
  return { items, end: position + close.length };
}

/** A dictionary as it is written; keys that need it are escaped again. */
export const dictionaryText = (entries: Dictionary): string =>
  `<<${[...entries].map(([key, value]) => `/${escapeName(key)} ${value}`).join('\n')}>>`;

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** What a string says, a character a byte, of how it is written (7.3.4). */
export function stringBytes(text: string): string {
  if (text.startsWith('<'))
    return text
      .replace(/[^\da-f]/gi, '')
      .replace(/..?/g, (digits) => String.fromCharCode(Number.parseInt(digits.padEnd(2, '0'), 16)));
  return text.slice(1, -1).replace(/\\(\r\n|[0-7]{1,3}|[\s\S])/g, (_, escaped: string) => {
    if (/^[\r\n]/.test(escaped)) return '';
    return /^\d/.test(escaped) ? String.fromCharCode(Number.parseInt(escaped, 8) & 255) : (escapes[escaped] ?? escaped);
  });
}

/** The object number in `12 0 R`; undefined for anything else. */
export function referenceNumber(value: string | undefined): number | undefined {
  const match = /^(\d+)[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R$/.exec(value ?? '');
  return match ? Number(match[1]) : undefined;
}

export function stringEnd(text: string, at: number): number {
  let depth = 0;
  for (let position = at; position < text.length; position += 1) {
    const character = text[position];
    if (character === '\\') position += 1;
    else if (character === '(') depth += 1;
    else if (character === ')' && --depth === 0) return position + 1;
  }
  return unfinished();
}

function unfinished(): never {
  throw new UnfinishedValue('The text ends inside a value.');
}

const nameText = (name: string): string =>
  name.slice(1).replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const escapeName = (name: string): string =>
  name.replace(/[^!-~]|[#()<>[\]{}/%]/g, (character) => `#${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
