import type { ObjectReader } from './object-reader';
import { numberText } from './page-content';
import type { Dictionary } from './syntax';

/** Entries that are places on the page: x and y by turns (PDF 32000-1, 12.5). Appearances follow their rectangle. */
const places = ['Rect', 'QuadPoints', 'L', 'Vertices', 'CL'];

/**
 * An annotation on content that is drawn smaller, moved along with it.
 *
 * @param matrix scale and shift, as `roomMatrix` gives them
 */
export function movedAnnotation(
  annotation: Dictionary,
  [scaleX = 1, , , scaleY = 1, shiftX = 0, shiftY = 0]: readonly number[],
  reader: ObjectReader,
): Dictionary {
  const movedArray = (array: string): string => {
    const numbers = reader.items(array).map((item) => Number(reader.resolve(item)));
    if (numbers.length === 0 || numbers.some(Number.isNaN)) return array;
    const moved = numbers.map((value, index) => (index % 2 === 0 ? value * scaleX + shiftX : value * scaleY + shiftY));
    return `[${moved.map(numberText).join(' ')}]`;
  };
  const moved: Dictionary = new Map(annotation);
  for (const [key, value] of annotation) if (places.includes(key)) moved.set(key, movedArray(value));
  const strokes = reader.items(annotation.get('InkList')).map(movedArray);
  if (strokes.length > 0) moved.set('InkList', `[${strokes.join(' ')}]`);
  return moved;
}
