/**
 * Writes app/fonts/*.woff2: Newsreader cut down to the characters the site prints, one weight and one optical size a
 * file. Run it after adding a character that is not in CHARACTERS (e2e/export/fonts.test.ts says so).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fontCharacters } from './characters';

const source = 'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-standard';

// The optical size is fixed near the size each file is set in: h2 and h1 upright, the hero's phrase in italic. Of the
// features those stay that the style sheets ask for; figures that stand in columns are upright.
const faces = [
  { name: 'serif', file: `${source}-normal.woff2`, axes: { wght: 500, opsz: 44 }, features: ['kern', 'liga', 'tnum'] },
  { name: 'serif-italic', file: `${source}-italic.woff2`, axes: { wght: 400, opsz: 60 }, features: ['kern', 'liga'] },
];

await mkdir('app/fonts', { recursive: true });
for (const { name, file, axes, features } of faces) {
  const font = await subsetFont(await readFile(file), fontCharacters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(`app/fonts/${name}.woff2`, font);
  process.stdout.write(`app/fonts/${name}.woff2: ${(font.length / 1024).toFixed(1)} KB\n`);
}
