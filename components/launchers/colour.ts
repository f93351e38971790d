/** A colour that the form library takes (R8.2). Without its # it and the browser would read it differently. */
export const hexColour = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/**
 * The colour of text on a button: black if the ground's luminance (0–255, weighted 299 : 587 : 114) is above 150,
 * otherwise white (R9.6). The form library decides the same way, so the button that stands before it is
 * loaded looks like the one that follows.
 *
 * @param hex a `hexColour`, of which alpha does not count
 */
export function textColourOn(hex: string): 'black' | 'white' {
  const digits = hex.length < 6 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  return Math.round((red * 299 + green * 587 + blue * 114) / 1000) > 150 ? 'black' : 'white';
}
