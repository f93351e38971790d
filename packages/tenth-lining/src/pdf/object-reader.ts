import type { ByteSource } from './byte-source';
import { readCrossReferences } from './cross-references';
import { latin1 } from './latin1';
import { decodeStream, unpackBudgetFor } from './streams';
import {
  type Dictionary,
  readArray,
  readDictionary,
  referenceNumber,
  skipSpace,
  UnfinishedValue,
  valueEnd,
} from './syntax';

export type ObjectReader = ReturnType<typeof objectReader>;

const objectChunk = 1024;
const mostReferences = 32;

/** Reads single objects of a file (from its header on), as they are needed. It throws where references are not in order. */
export function objectReader(source: ByteSource) {
  const budget = unpackBudgetFor(source.size);
  const references = readCrossReferences(source, budget);
  const packed = new Map<number, (index: number) => string | undefined>();

  /** An object that stands by itself: its text, and where in the file the text ends. */
  const directObject = (number: number): { text: string; end: number } | undefined => {
    const place = references.places.get(number);
    if (!place || !('offset' in place)) return undefined;
    for (let size = objectChunk; ; size *= 8) {
      const text = latin1(source.read(place.offset, place.offset + size));
      const header = /^\s*(\d+)\s+\d+\s+obj/.exec(text);
      if (!header || Number(header[1]) !== number) throw new Error(`Object ${number} is not where it should be.`);
      const start = skipSpace(text, header[0].length);
      try {
        const end = valueEnd(text, start);
        return { text: text.slice(start, end), end: place.offset + end };
      } catch (error) {
        if (!(error instanceof UnfinishedValue) || place.offset + size >= source.size) throw error;
      }
    }
  };

  const reader = {
    ...references,
    budget,
    /** An object's text as written, a stream's dictionary without its data; undefined for one that is not there. */
    text: (number: number): string | undefined => {
      const place = references.places.get(number);
      if (!place || 'offset' in place) return directObject(number)?.text;
      const known = packed.get(place.stream) ?? unpack(reader, place.stream);
      packed.set(place.stream, known);
      return known(place.index);
    },
    resolve: (value: string | undefined): string | undefined => {
      let found = value;
      for (let count = 0; count < mostReferences; count += 1) {
        const number = referenceNumber(found);
        if (number === undefined) return found;
        found = reader.text(number);
      }
      return undefined;
    },
    /** A value that is a dictionary or leads to one; empty otherwise. */
    dictionary: (value: string | undefined): Dictionary => {
      const text = reader.resolve(value);
      return text?.startsWith('<<') ? readDictionary(text, 0).entries : new Map();
    },
    /** The items of a value that is an array or leads to one; none otherwise. */
    items: (value: string | undefined): string[] => {
      const text = reader.resolve(value);
      return text?.startsWith('[') ? readArray(text, 0).items : [];
    },
    data: (number: number): Uint8Array | undefined => {
      const object = directObject(number);
      if (!object?.text.startsWith('<<')) return undefined;
      const { entries } = readDictionary(object.text, 0);
      const opening = /^\s*stream\r?\n/.exec(latin1(source.read(object.end, object.end + 32)));
      const length = Number(reader.resolve(entries.get('Length')));
      if (!opening || !Number.isSafeInteger(length)) return undefined;
      const start = object.end + opening[0].length;
      return decodeStream(source.read(start, start + length), entries, reader);
    },
    generation: (number: number): number => {
      const place = references.places.get(number);
      return place && 'offset' in place ? place.generation : 0;
    },
  };
  return reader;
}

/** Gives the objects in an object stream (PDF 32000-1, 7.5.7) by their place in it. */
function unpack(reader: ObjectReader, stream: number): (index: number) => string | undefined {
  const data = reader.data(stream);
  if (!data) throw new Error(`Object stream ${stream} cannot be read.`);
  const entries = reader.dictionary(`${stream} 0 R`);
  // With an end, so that a number that stands last is one.
  const text = `${latin1(data)} `;
  const first = Number(reader.resolve(entries.get('First')));
  // An object's number and its offset, by turns.
  const numbers = text.slice(0, first).trim().split(/\s+/).map(Number);
  return (index) => {
    const offset = numbers[2 * index + 1];
    if (offset === undefined) return undefined;
    const from = skipSpace(text, first + offset);
    return text.slice(from, valueEnd(text, from));
  };
}
