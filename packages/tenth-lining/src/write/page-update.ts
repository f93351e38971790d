import { latin1 } from '../pdf/latin1';
import type { ObjectReader } from '../pdf/object-reader';
import { type Dictionary, dictionaryText, readDictionary, referenceNumber } from '../pdf/syntax';
import { displayedBox } from '../read/page-geometry';
import { type GraphicsBalance, graphicsBalance, inBalance } from './graphics-balance';
import { type NewObject, streamBody } from './incremental-update';
import type { PlannedPage } from './number-pdf';
import { addedContent, numberText, roomMatrix } from './page-content';

export type Changes = ReturnType<typeof newChanges>;

export function newChanges(reader: ObjectReader) {
  const objects = new Map<number, NewObject>();
  const shared = new Map<string, number>();
  let next = Number(reader.trailer.get('Size')) || 0;
  for (const number of reader.places.keys()) next = Math.max(next, number + 1);
  /** Puts an object in the place of one, or after all others; gives its number. */
  const put = (body: string, number = next++): number => {
    objects.set(number, { number, generation: reader.generation(number), body });
    return number;
  };
  return {
    reader,
    put,
    /** Puts an object that several pages use, where the first of them does; gives its number. */
    once: (key: string, make: () => string): number => {
      const number = shared.get(key) ?? put(make());
      shared.set(key, number);
      return number;
    },
    objects: () => [...objects.values()],
    next: () => next,
  };
}

const fontName = 'TenthLine';

/** `by` is the number of the object that takes the page's place: mostly its own. */
type ChangedPage = Omit<PlannedPage, 'drawn'> & { number: number; by: number; isBlank: boolean };

/**
 * One page with its numbers: the page object anew, with streams before and after its own and a font among its resources.
 * Everything else of the page stays as it is written. Says whether its numbers are seen: 'perhaps' where its own content or an
 * annotation may hide them, 'unsure' where readers differ in what they make of its content, 'undecoded' where it cannot be unpacked.
 */
export function updatePage(
  changes: Changes,
  page: ChangedPage,
  font: number,
): 'seen' | 'perhaps' | 'unsure' | 'undecoded' {
  const { reader, once } = changes;
  const text = reader.text(page.number);
  if (!text?.startsWith('<<')) throw new Error(`Page object ${page.number} is no dictionary.`);
  const entries = readDictionary(text, 0).entries;
  const { reference, name } = withFont(changes, inherited(reader, entries, 'Resources'), font);
  const contents = contentReferences(reader, entries.get('Contents'));
  const known = balanceOf(reader, contents, page.isBlank);
  const balance = known ?? { ...inBalance, isBroken: true };
  const isCovered = hasAnnotationOver(reader, entries, page);
  const { before, after } = addedContent(page.plan, page.geometry, balance, name);
  const stream = (content: string) => `${once(content, () => streamBody(new Map(), content))} 0 R`;
  const added = [stream(before), ...contents, ...(after ? [stream(after)] : [])];
  entries.set('Resources', reference);
  entries.set('Contents', `[${added.join(' ')}]`);
  if (page.isTurned) entries.set('Rotate', String(page.geometry.turns * 90));
  if (page.plan.scale !== 1) moveAnnotations(changes, entries, roomMatrix(page.plan.scale, page.geometry));
  changes.put(dictionaryText(entries), page.by);
  if (!known) return 'undecoded';
  if (page.plan.numbers.length === 0) return 'seen';
  if (balance.isBroken) return 'unsure';
  return isCovered || balance.excessRestores > 0 ? 'perhaps' : 'seen';
}

/** Whether an annotation, a link aside, stands where a number does: a stamp, a field, a note. */
function hasAnnotationOver(reader: ObjectReader, page: Dictionary, { plan, geometry }: ChangedPage): boolean {
  return reader.items(page.get('Annots')).some((item) => {
    const annotation = reader.dictionary(item);
    const rectangle = reader.items(annotation.get('Rect')).map((value) => Number(reader.resolve(value)));
    if (annotation.get('Subtype') === '/Link' || rectangle.length === 0) return false;
    const [left = 0, bottom = 0, right = 0, top = 0] = rectangle;
    const { x, y, width, height } = displayedBox(geometry, left, bottom, right, top);
    return plan.numbers.some(
      (number) =>
        number.x < x + width &&
        number.x + number.size * 2 > x &&
        number.baseline > y &&
        number.baseline - number.size < y + height,
    );
  });
}

/** A page's own value, or that of the nearest branch of the page tree above it (PDF 32000-1, 7.7.3.4). */
function inherited(reader: ObjectReader, page: Dictionary, key: string): string | undefined {
  const seen = new Set<string>();
  for (let node = page; node.size > 0; ) {
    const value = node.get(key);
    if (value !== undefined) return value;
    const parent = node.get('Parent') ?? '';
    if (seen.has(parent)) throw new Error('A page tree that leads back into itself.');
    seen.add(parent);
    node = reader.dictionary(parent);
  }
  return undefined;
}

/** Resources with the figures' font; those that pages share stay shared. */
function withFont({ reader, once }: Changes, value: string | undefined, font: number) {
  const resources = new Map(reader.dictionary(value));
  const fonts = new Map(reader.dictionary(resources.get('Font')));
  let name = fontName;
  while (fonts.has(name)) name += '0';
  fonts.set(name, `${font} 0 R`);
  resources.set('Font', dictionaryText(fonts));
  const key = referenceNumber(value);
  const body = () => dictionaryText(resources);
  return { reference: key === undefined ? body() : `${once(`resources ${key}`, body)} 0 R`, name };
}

function contentReferences(reader: ObjectReader, value = 'null'): string[] {
  const items = reader.resolve(value)?.startsWith('[') ? reader.items(value) : [value];
  return items.filter((item) => item !== 'null');
}

/** In balance when its filter is not known here, unless PDFium draws nothing; undefined when it cannot be unpacked. */
function balanceOf(reader: ObjectReader, contents: readonly string[], isBlank: boolean): GraphicsBalance | undefined {
  try {
    const parts = contents.map((item) => reader.data(referenceNumber(item) ?? 0));
    if (!parts.every((part) => part !== undefined)) return isBlank ? undefined : inBalance;
    return graphicsBalance(parts.map((part) => `${latin1(part)} `).join(''));
  } catch {
    return undefined;
  }
}

/** Entries that are places on the page: x and y by turns (PDF 32000-1, 12.5). Appearances follow their rectangle. */
const places = ['Rect', 'QuadPoints', 'L', 'Vertices', 'CL'];

function moveAnnotations({ reader, put }: Changes, page: Dictionary, matrix: readonly number[]): void {
  const [scale = 1, , , , right = 0, up = 0] = matrix;
  const moved = (array: string): string => {
    const numbers = reader.items(array).map((item) => Number(reader.resolve(item)));
    if (numbers.length === 0 || numbers.some(Number.isNaN)) return array;
    return `[${numbers.map((value, index) => numberText(value * scale + (index % 2 ? up : right))).join(' ')}]`;
  };
  const items = reader.items(page.get('Annots')).map((item) => {
    const annotation = reader.dictionary(item);
    if (annotation.size === 0) return item;
    for (const [key, value] of annotation) if (places.includes(key)) annotation.set(key, moved(value));
    const strokes = reader.items(annotation.get('InkList')).map(moved);
    if (strokes.length > 0) annotation.set('InkList', `[${strokes.join(' ')}]`);
    const number = referenceNumber(item);
    if (number === undefined) return dictionaryText(annotation);
    put(dictionaryText(annotation), number);
    return item;
  });
  if (items.length > 0) page.set('Annots', `[${items.join(' ')}]`);
}
