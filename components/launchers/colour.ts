/**
 * Red, green and blue (0–255) of a hex colour. The alpha digits of the 4 and 8 digit forms are left out.
 *
 * @throws TypeError 'Expected a valid hex string', the form library's own sentence, unless `hex` is 3, 4, 6 or 8 hex
 *   digits, with or without `#` (R8.2)
 */
export function hexRgb(hex: string): readonly [red: number, green: number, blue: number] {
  const digits = /^#?((?:[0-9a-f]{3}){1,2}|[0-9a-f]{4}|[0-9a-f]{8})$/i.exec(hex)?.[1];
  if (!digits) throw new TypeError('Expected a valid hex string');
  const isShort = digits.length <= 4;
  const channel = (index: number) =>
    Number.parseInt(isShort ? (digits[index] ?? '').repeat(2) : digits.slice(index * 2, index * 2 + 2), 16);
  return [channel(0), channel(1), channel(2)];
}

/**
 * The colour of text on a button: black if the ground's luminance (0–255, weighted 299 : 587 : 114) is above 150,
 * otherwise white (R9.6). The form library decides the same way, so the button that stands before it is
 * loaded looks like the one that follows.
 */
export function textColourOn(hex: string): 'black' | 'white' {
  const [red, green, blue] = hexRgb(hex);
  return Math.round((red * 299 + green * 587 + blue * 114) / 1000) > 150 ? 'black' : 'white';
}
