import type { PagePicture, PageText, TextPiece } from './types';

/** A page's text without what may be hidden and is not to be seen in its picture: white on white, or on a layer that is off. */
export function visibleText(text: PageText, { grey, width, scale }: PagePicture): PageText {
  const isDrawn = ({ x, y, width: wide, height }: TextPiece): boolean => {
    let [darkest, lightest] = [255, 0];
    // The middle of its height: rows above and below may reach into the rest.
    const [top, bottom] = [Math.round((y + height / 4) * scale), Math.round((y + (height * 3) / 4) * scale)];
    const [left, right] = [Math.floor(x * scale), Math.min(width, Math.ceil((x + wide) * scale))];
    for (let row = Math.max(0, top); row <= bottom; row += 1) {
      for (const shade of grey.subarray(row * width + Math.max(0, left), row * width + right)) {
        darkest = Math.min(darkest, shade);
        lightest = Math.max(lightest, shade);
      }
    }
    return lightest - darkest >= 24;
  };
  return { ...text, pieces: text.pieces.filter((piece) => !piece.mayBeHidden || isDrawn(piece)) };
}
