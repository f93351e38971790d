import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fontCharacters } from '../fonts/characters';

const source = 'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-standard';

// Newsreader at the optical sizes it is printed in. Fixed instances, not the variable file: Chromium would otherwise
// write each glyph into the PDF as a drawing, which no reader can search.
const faces = [
  { family: 'Text', style: 'normal', weight: 400, axes: { wght: 400, opsz: 12 } },
  { family: 'Text', style: 'italic', weight: 400, axes: { wght: 400, opsz: 12 } },
  { family: 'Text', style: 'normal', weight: 600, axes: { wght: 620, opsz: 10 } },
  { family: 'Display', style: 'normal', weight: 500, axes: { wght: 480, opsz: 60 } },
];

/** `@font-face` rules with the fonts inside, so that pictures come out the same on every machine. */
export async function printFontFaces(): Promise<string> {
  const rules = faces.map(async ({ family, style, weight, axes }) => {
    const font = await subsetFont(await readFile(`${source}-${style}.woff2`), fontCharacters, {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    return `@font-face{font-family:${family};font-style:${style};font-weight:${weight};src:url(data:font/woff2;base64,${font.toString('base64')})}`;
  });
  return (await Promise.all(rules)).join('\n');
}
