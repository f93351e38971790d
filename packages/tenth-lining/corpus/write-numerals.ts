/**
 * `npx tsx corpus/write-numerals.ts` writes src/numerals.ts: Newsreader's ten figures, of one weight and cut for small sizes, as the
 * TrueType file that a numbered PDF embeds.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL(
  import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2'),
);
const target = 'src/numerals.ts';
const figures = '0123456789';

const font = await subsetFont(await readFile(source), figures, {
  targetFormat: 'truetype',
  variationAxes: { wght: 500, opsz: 9 },
});
const delta = glyphDelta();
const perEm = font.readUInt16BE(table('head') + 18);
const widths = new Set([...figures].map((figure) => thousandths(advance(figure.charCodeAt(0) + delta))));
if (widths.size !== 1) throw new Error('The figures are not of one width.');
const measures = {
  width: [...widths][0],
  ascent: thousandths(font.readInt16BE(table('hhea') + 4)),
  descent: thousandths(font.readInt16BE(table('hhea') + 6)),
  box: [36, 38, 40, 42].map((at) => thousandths(font.readInt16BE(table('head') + at))),
};
await writeFile(
  target,
  `/** Written by \`npx tsx corpus/write-numerals.ts\`: the figures 0 to 9 of Newsreader (app/fonts/OFL.txt), in thousandths of an em. */
export const numerals = ${JSON.stringify({ ...measures, font: font.toString('base64') })} as const;
`,
);
process.stdout.write(`${target}: a font of ${font.length} bytes, figures ${measures.width} wide\n`);

/** Where a table of the font begins (OpenType: table directory). */
function table(tag: string): number {
  const count = font.readUInt16BE(4);
  for (let at = 12; at < 12 + count * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  throw new Error(`The font has no table ${tag}.`);
}

function advance(glyph: number): number {
  const measured = font.readUInt16BE(table('hhea') + 34);
  return font.readUInt16BE(table('hmtx') + 4 * Math.min(glyph, measured - 1));
}

/** How far a figure's glyph is from its code: a font of ten figures has one map (cmap, format 4), and in it one segment. */
function glyphDelta(): number {
  const map = table('cmap') + font.readUInt32BE(table('cmap') + 8);
  const [format, doubled, first] = [0, 6, 20].map((at) => font.readUInt16BE(map + at));
  if (format !== 4 || doubled !== 4 || first !== figures.charCodeAt(0)) throw new Error('The font maps otherwise.');
  return font.readInt16BE(map + 24);
}

function thousandths(value: number): number {
  return Math.round((value * 1000) / perEm);
}
