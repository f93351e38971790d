import { numberText } from './page-content';
import { type Dictionary, readArray } from './syntax';

/** Entries that are places on the page: x and y by turns (PDF 32000-1, 12.5). Appearances follow their rectangle. */
const places = ['Rect', 'QuadPoints', 'L', 'Vertices', 'CL'];

/**
 * An annotation on content that is drawn smaller, moved along with it.
 *
 * @param matrix scale and shift, as `roomMatrix` gives them
 */
export function movedAnnotation(
  annotation: Dictionary,
  matrix: readonly number[],
  resolve: (value: string | undefined) => string | undefined,
): Dictionary {
  const moved: Dictionary = new Map(annotation);
  for (const key of places) {
    const value = resolve(annotation.get(key));
    if (value?.startsWith('[')) moved.set(key, movedArray(value, matrix, resolve));
  }
  const strokes = resolve(annotation.get('InkList'));
  if (strokes?.startsWith('[')) {
    const { items } = readArray(strokes, 0);
    moved.set('InkList', `[${items.map((item) => movedArray(resolve(item) ?? '[]', matrix, resolve)).join(' ')}]`);
  }
  return moved;
}

function movedArray(
  array: string,
  [scaleX = 1, , , scaleY = 1, shiftX = 0, shiftY = 0]: readonly number[],
  resolve: (value: string | undefined) => string | undefined,
): string {
  const { items } = readArray(array, 0);
  const numbers = items.map((item) => Number(resolve(item)));
  if (numbers.some(Number.isNaN)) return array;
  return `[${numbers.map((value, index) => numberText(index % 2 === 0 ? value * scaleX + shiftX : value * scaleY + shiftY)).join(' ')}]`;
}
