/**
 * The colour of text on a button: black if the background's luminance (0–255, weighted 299 : 587 : 114) is above 150,
 * otherwise white (R9.6). The form library uses the same rule for the button that replaces this one.
 *
 * @param hex # and 3, 4, 6 or 8 hex digits; alpha is ignored
 */
export function textColourOn(hex: string): 'black' | 'white' {
  const digits = hex.length < 6 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
  return Math.round((red * 299 + green * 587 + blue * 114) / 1000) > 150 ? 'black' : 'white';
}
