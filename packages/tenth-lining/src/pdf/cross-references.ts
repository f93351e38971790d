import type { ByteSource } from './byte-source';
import { latin1 } from './latin1';
import { decodeStream, type UnpackBudget } from './streams';
import { type Dictionary, readArray, readDictionary, skipSpace } from './syntax';

/** Where an object stands: at an offset of the file, or as the `index`th in the object stream `stream`. */
type Place = { offset: number; generation: number } | { stream: number; index: number };

/** `isStream`: a section that is a stream (PDF 32000-1, 7.5.8); one that is appended to it has to be one too. */
type Section = { places: Map<number, Place>; trailer: Dictionary; isStream: boolean };

/** All of a file's places, and what its newest section says, which begins at `start`: the one appended points there. */
export type CrossReferences = Section & { start: number };

const tailSize = 2048;
const sectionChunk = 1 << 16;

/** Reads where the objects of a file (from its header on) stand, from its newest section to its oldest. */
export function readCrossReferences(source: ByteSource, budget: UnpackBudget): CrossReferences {
  const tail = latin1(source.read(Math.max(0, source.size - tailSize), source.size));
  const start = Number(/.*startxref\s+(\d+)/s.exec(tail)?.[1] ?? Number.NaN);
  const places = new Map<number, Place>();
  const seen = new Set<number>();
  let newest: Section | undefined;
  const queue = [start];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (!Number.isSafeInteger(at) || at < 0 || at >= source.size) throw new Error(`No section at ${at}.`);
    if (seen.has(at)) continue;
    seen.add(at);
    const section = readSection(source, at, budget);
    for (const [number, place] of section.places) if (!places.has(number)) places.set(number, place);
    if (places.size > source.size) throw new Error('More objects than bytes.');
    newest ??= section;
    // A hybrid file's stream stands between its table and the one before (7.5.8.4).
    for (const key of ['XRefStm', 'Prev']) {
      const value = section.trailer.get(key);
      if (value !== undefined) queue.push(Number(value));
    }
  }
  if (!newest) throw new Error('No section.');
  const inUse = [...places].filter(([, place]) => !('offset' in place) || place.offset > 0);
  return { ...newest, places: new Map(inUse), start };
}

function readSection(source: ByteSource, at: number, budget: UnpackBudget): Section {
  for (let size = sectionChunk; ; size *= 4) {
    const bytes = source.read(at, at + size);
    const text = latin1(bytes);
    try {
      return /^\s*xref/.test(text) ? readTable(text) : readReferenceStream(text, bytes, budget);
    } catch (error) {
      if (at + size >= source.size) throw error;
    }
  }
}

function readTable(text: string): Section {
  const places = new Map<number, Place>();
  const subsection = /\s*(?:xref\s+)?(\d+)\s+(\d+)[ \t]*\r?\n?/y;
  const entry = /\s*(\d{10}) (\d{5}) ([nf])/y;
  let match = subsection.exec(text);
  let end = 0;
  for (; match; match = subsection.exec(text)) {
    const first = Number(match[1]);
    entry.lastIndex = subsection.lastIndex;
    for (let index = 0; index < Number(match[2]); index += 1) {
      const [, offset, generation, use] = entry.exec(text) ?? [];
      if (use === undefined) throw new Error('A table with a line that is none.');
      places.set(first + index, { offset: use === 'n' ? Number(offset) : 0, generation: Number(generation) });
    }
    end = entry.lastIndex || subsection.lastIndex;
    subsection.lastIndex = end;
  }
  const trailer = text.indexOf('trailer', end);
  if (trailer < 0) throw new Error('A table without a trailer.');
  return { places, trailer: readDictionary(text, skipSpace(text, trailer + 7)).entries, isStream: false };
}

function readReferenceStream(text: string, bytes: Uint8Array, budget: UnpackBudget): Section {
  const header = /^\s*\d+\s+\d+\s+obj/.exec(text);
  if (!header) throw new Error('Neither a table nor a stream.');
  const { entries, end } = readDictionary(text, skipSpace(text, header[0].length));
  const opening = /^\s*stream\r?\n/.exec(text.slice(end, end + 32));
  const start = end + (opening?.[0].length ?? 0);
  const length = Number(entries.get('Length'));
  if (!opening || entries.get('Type') !== '/XRef' || start + length > bytes.length) throw new Error('No whole stream.');
  const data = decodeStream(bytes.subarray(start, start + length), entries, { resolve: (value) => value, budget });
  if (!data) throw new Error('A stream that cannot be read.');
  return { places: streamPlaces(data, entries), trailer: entries, isStream: true };
}

function streamPlaces(data: Uint8Array, entries: Dictionary): Map<number, Place> {
  const numbers = (key: string, otherwise: string) => readArray(entries.get(key) ?? otherwise, 0).items.map(Number);
  const widths = numbers('W', '[1 2 1]');
  const places = new Map<number, Place>();
  const index = numbers('Index', `[0 ${entries.get('Size')}]`);
  let at = 0;
  const field = (which: number, otherwise: number) => {
    const width = widths[which] ?? 0;
    let value = width > 0 ? 0 : otherwise;
    for (let count = 0; count < width; count += 1, at += 1) value = value * 256 + (data[at] ?? 0);
    return value;
  };
  for (let part = 0; part + 1 < index.length; part += 2) {
    const [first = 0, count = 0] = index.slice(part);
    // Entries that have no width never come to the data's end.
    for (let number = first; number < first + count && at < data.length && places.size <= data.length; number += 1) {
      const [type, second, third] = [field(0, 1), field(1, 0), field(2, 0)];
      places.set(
        number,
        type === 2 ? { stream: second, index: third } : { offset: type === 1 ? second : 0, generation: third },
      );
    }
  }
  return places;
}
