/**
 * `npx tsx corpus/write-numerals.ts` writes src/numerals.ts: Newsreader's ten figures, of one weight and cut for small sizes, as the
 * TrueType file that a numbered PDF embeds.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const source = new URL(
  import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2'),
);
const target = 'src/numerals.ts';

const file = await subsetFont(await readFile(source), '0123456789', {
  targetFormat: 'truetype',
  variationAxes: { wght: 500, opsz: 9 },
});
const face = new Face(new Blob(file));
const font = new Font(face);
const thousandths = (value: number) => Math.round((value * 1000) / face.upem);
const glyphs = [...face.collectUnicodes()].flatMap((code) => font.nominalGlyph(code) ?? []);
const widths = new Set(glyphs.map((glyph) => thousandths(font.glyphHAdvance(glyph))));
if (widths.size !== 1) throw new Error('The figures are not of one width.');
const head = Buffer.from(face.referenceTable('head') ?? []);
const { ascender, descender } = font.hExtents();
const measures = {
  width: [...widths][0],
  ascent: thousandths(ascender),
  descent: thousandths(descender),
  box: [36, 38, 40, 42].map((at) => thousandths(head.readInt16BE(at))),
};
await writeFile(
  target,
  `/** Written by \`npx tsx corpus/write-numerals.ts\`: the figures 0 to 9 of Newsreader (app/fonts/OFL.txt), in thousandths of an em. */
export const numerals = ${JSON.stringify({ ...measures, font: file.toString('base64') })} as const;
`,
);
process.stdout.write(`${target}: a font of ${file.length} bytes, figures ${measures.width} wide\n`);
