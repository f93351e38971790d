import type { CrossReferences } from '../pdf/cross-references';
import { hex, toBytes } from '../pdf/latin1';
import { type Dictionary, dictionaryText, readArray } from '../pdf/syntax';
import { sizeComment } from './earlier-numbering';

export type NewObject = { number: number; generation: number; body: string };

type Entry = { number: number; generation: number; offset: number };

// What only a cross-reference stream has of its own, or what only its own section may say (PDF 32000-1, tables 15 and 17).
const ownKeys = ['Size', 'Prev', 'XRefStm', 'Type', 'W', 'Index', 'Filter', 'DecodeParms', 'Length', 'DL'];

/** What is appended to a file to change it (PDF 32000-1, 7.5.6); `next` is the first object number that is not in use. */
export function incrementalUpdate(references: CrossReferences, size: number, next: number, objects: NewObject[]) {
  const parts = ['\n'];
  let offset = size + 1;
  const entries: Entry[] = [];
  for (const { number, generation, body } of [...objects].sort((one, other) => one.number - other.number)) {
    const text = `${number} ${generation} obj\n${body}\nendobj\n`;
    entries.push({ number, generation, offset });
    parts.push(text);
    offset += text.length;
  }
  const trailer = trailerOf(references);
  if (references.isStream) {
    entries.push({ number: next, generation: 0, offset });
    trailer.set('Size', String(next + 1));
    parts.push(referenceStream(entries, trailer, next));
  } else {
    trailer.set('Size', String(next));
    parts.push(`xref\n${table(entries)}trailer\n${dictionaryText(trailer)}\n`);
  }
  parts.push(`${sizeComment(size)}startxref\n${offset}\n%%EOF\n`);
  return toBytes(parts.join(''));
}

function trailerOf({ trailer, start }: CrossReferences): Dictionary {
  const copy: Dictionary = new Map([...trailer].filter(([key]) => !ownKeys.includes(key)));
  copy.set('Prev', String(start));
  // The first half names the document, the second this version of it (14.4).
  const identifier = trailer.get('ID');
  if (identifier?.startsWith('[')) {
    const version = hex(crypto.getRandomValues(new Uint8Array(16)));
    copy.set('ID', `[${readArray(identifier, 0).items[0]}<${version}>]`);
  }
  return copy;
}

function subsections(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group && entry.number === (group.at(-1)?.number ?? 0) + 1) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

const table = (entries: readonly Entry[]): string =>
  subsections(entries)
    .map((group) => `${group[0]?.number} ${group.length}\n${group.map(tableLine).join('')}`)
    .join('');

const tableLine = ({ offset, generation }: Entry): string =>
  `${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n \n`;

function referenceStream(entries: readonly Entry[], trailer: Dictionary, number: number): string {
  const data = entries
    .map(({ offset, generation }) => bigEndian(1, 1) + bigEndian(offset, 5) + bigEndian(generation, 2))
    .join('');
  const index = subsections(entries).flatMap((group) => [group[0]?.number, group.length]);
  const dictionary: Dictionary = new Map([
    ...trailer,
    ['Type', '/XRef'],
    ['W', '[1 5 2]'],
    ['Index', `[${index.join(' ')}]`],
  ]);
  return `${number} 0 obj\n${streamBody(dictionary, data)}\nendobj\n`;
}

/** A stream object's body; `data` as characters of a byte each. */
export const streamBody = (dictionary: Dictionary, data: string): string =>
  `${dictionaryText(dictionary.set('Length', String(data.length)))}\nstream\n${data}\nendstream`;

function bigEndian(value: number, width: number): string {
  const bytes = Array.from({ length: width }, (_, index) => Math.floor(value / 256 ** (width - 1 - index)) % 256);
  return String.fromCharCode(...bytes);
}
