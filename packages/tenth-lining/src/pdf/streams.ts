import { Inflate, inflateSync } from 'fflate';
import { joinBytes } from './byte-source';
import { type Dictionary, readArray, readDictionary } from './syntax';

/** Bytes that a file's streams may still be unpacked to, all of them together. */
export type UnpackBudget = { left: number };

/** `resolve` gives the text of a value that may stand elsewhere. */
type StreamsFile = { resolve: (value: string | undefined) => string | undefined; budget: UnpackBudget };

const leastBudget = 48 << 20;
// Flate packs a thousand bytes into one where all are the same; a page's drawing into a tenth or a twentieth.
const mostTimes = 64;

/** UnpackBudget for what a file of this size may hold: real files use a tenth of it. */
export const unpackBudgetFor = (size: number): UnpackBudget => ({ left: leastBudget + size * mostTimes });

/** What a stream holds, written plainly or by Flate; undefined for other filters. It throws on damage, and past the budget. */
export function decodeStream(data: Uint8Array, dictionary: Dictionary, file: StreamsFile): Uint8Array | undefined {
  const { resolve, budget } = file;
  const filters = listOf(resolve(dictionary.get('Filter') ?? dictionary.get('F')));
  if (filters.length === 0) return data;
  if (filters.length > 1 || !/^\/(FlateDecode|Fl)$/.test(filters[0] ?? '')) return undefined;
  // Raw, past zlib's two bytes: streams with a wrong checksum or without one are common, and readers accept them.
  const plain = inflate(data.subarray(2), budget);
  const parameters = resolve(listOf(resolve(dictionary.get('DecodeParms') ?? dictionary.get('DP')))[0]);
  return parameters?.startsWith('<<') ? undoPredictor(plain, readDictionary(parameters, 0).entries) : plain;
}

/** So little at a time that what one step unpacks (a thousand times as much at the most) is little too. */
const inflateStep = 1 << 14;

function inflate(data: Uint8Array, budget: UnpackBudget): Uint8Array {
  const parts: Uint8Array[] = [];
  const give = (part: Uint8Array) => {
    budget.left -= part.length;
    if (budget.left < 0) throw new Error('Streams that hold more than their file may.');
    parts.push(part);
  };
  const inflater = new Inflate(give);
  // Most pages' content is so short, and this way is faster.
  if (data.length <= inflateStep) give(inflateSync(data));
  else
    for (let at = 0; at < data.length; at += inflateStep)
      inflater.push(data.subarray(at, at + inflateStep), at + inflateStep >= data.length);
  return parts.length === 1 && parts[0] ? parts[0] : joinBytes(parts);
}

const listOf = (value: string | undefined): string[] => {
  if (value === undefined || value === 'null') return [];
  return value.startsWith('[') ? readArray(value, 0).items : [value];
};

/** PNG's filters (RFC 2083, 6), which PDF calls predictors 10 to 15; 1 is none, 2 (TIFF's) is not used by what is read here. */
function undoPredictor(data: Uint8Array, parameters: Dictionary): Uint8Array | undefined {
  const number = (key: string, otherwise: number) => Number(parameters.get(key) ?? otherwise);
  const predictor = number('Predictor', 1);
  if (predictor === 1) return data;
  if (predictor < 10) return undefined;
  const pixel = Math.max(1, (number('Colors', 1) * number('BitsPerComponent', 8)) >> 3);
  const row = Math.ceil((number('Columns', 1) * number('Colors', 1) * number('BitsPerComponent', 8)) / 8);
  const rows = Math.ceil(data.length / (row + 1));
  const plain = new Uint8Array(rows * row);
  for (let y = 0; y < rows; y += 1) {
    const filter = data[y * (row + 1)];
    for (let x = 0; x < row; x += 1) {
      const at = y * row + x;
      const left = x >= pixel ? (plain[at - pixel] as number) : 0;
      const above = y > 0 ? (plain[at - row] as number) : 0;
      const corner = x >= pixel && y > 0 ? (plain[at - row - pixel] as number) : 0;
      plain[at] = (data[y * (row + 1) + 1 + x] ?? 0) + guess(filter, left, above, corner);
    }
  }
  return plain;
}

function guess(filter: number | undefined, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const distance = (value: number) => Math.abs(left + above - corner - value);
  // Of two that are as near, the first.
  return [left, above, corner].reduce((near, other) => (distance(other) < distance(near) ? other : near));
}
