import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fontCharacters, markedLetters } from '../../scripts/fonts/characters';
import { all, exportedPages, words } from './read-export';

const carried = new Set(fontCharacters + markedLetters);

test.each(exportedPages)('the headings of $address use only characters that the fonts carry', (page) => {
  const missing = all(page, 'h1, h2, h3, h4, blockquote').flatMap((element) =>
    [...words(element)].filter((character) => !carried.has(character)),
  );
  expect(missing).toEqual([]);
});

test('R10.17: the files are 40 KB in all, and a page names those for other letters only if a word has one', () => {
  const files = readdirSync('app/fonts').filter((name) => name.endsWith('.woff2'));
  expect(files.reduce((sum, name) => sum + statSync(`app/fonts/${name}`).size, 0)).toBeLessThan(40_000);
  const others = new Set(markedLetters);
  // A page's rules are those of its template: publications share theirs.
  const plain = exportedPages.filter(
    (page) => ![...(page.document.body.textContent ?? '')].some((one) => others.has(one)),
  );
  expect(plain.length).toBeGreaterThan(5);
  const styles = plain.map((page) => all(page, 'style').map(words).join(''));
  expect(styles.filter((style) => /serif(-italic)?-marked/.test(style))).toEqual([]);
});

test('R10.17: the faces for letters with marks are asked for by exactly those that their files carry', () => {
  const css = readFileSync('app/globals.css', 'utf8');
  const faces = [...css.matchAll(/serif(?:-italic)?-marked\.woff2[^}]*unicode-range:\s*([^;]*);/g)];
  expect(faces).toHaveLength(2);
  for (const [, range = ''] of faces) {
    const codes = range.split(',').flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, step) => first + step);
    });
    expect(String.fromCodePoint(...codes)).toBe([...markedLetters].sort().join(''));
  }
});
