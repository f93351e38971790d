/**
 * Writes app/fonts/*.woff2: Newsreader cut down to the characters the site prints, one weight and one optical size a
 * file. Run it after a change of characters.ts.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fontCharacters, markedLetters } from './characters';

const source = 'node_modules/@fontsource-variable/newsreader/files/newsreader';

// The optical size is near the size that each file is set in: h2 and h1 upright, the hero's phrase in italic. Only features
// that the style sheets use are kept.
const styles = [
  { name: 'serif', style: 'normal', axes: { wght: 500, opsz: 44 }, features: ['kern', 'liga', 'tnum'] },
  { name: 'serif-italic', style: 'italic', axes: { wght: 400, opsz: 60 }, features: ['kern', 'liga'] },
];

await mkdir('app/fonts', { recursive: true });
for (const { name, style, axes, features } of styles) {
  const whole = await readFile(`${source}-latin-standard-${style}.woff2`);
  const files = [
    { file: name, characters: fontCharacters, keepFeatures: features },
    { file: `${name}-marked`, characters: markedLetters, keepFeatures: [] },
  ];
  for (const { file, characters, keepFeatures } of files) {
    const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures, noHinting: true } as const;
    const font = await subsetFont(whole, characters, options);
    await writeFile(`app/fonts/${file}.woff2`, font);
    process.stdout.write(`app/fonts/${file}.woff2: ${(font.length / 1000).toFixed(1)} KB\n`);
  }
}
