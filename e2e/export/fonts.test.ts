import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fontCharacters, moreCharacters } from '../../scripts/fonts/characters';
import { all, exportedPages, words } from './read-export';

const carried = new Set([fontCharacters, ...Object.values(moreCharacters)].join(''));

test.each(exportedPages)('the headings of $address use only characters that the fonts carry', (page) => {
  const missing = all(page, 'h1, h2, h3, h4, blockquote').flatMap((element) =>
    [...words(element)].filter((character) => !carried.has(character)),
  );
  expect(missing).toEqual([]);
});

test('R10.17: the files are 40 KB in all, and a page names those for other letters only if a word has one', () => {
  const files = readdirSync('app/fonts').filter((name) => name.endsWith('.woff2'));
  expect(files.reduce((sum, name) => sum + statSync(`app/fonts/${name}`).size, 0)).toBeLessThan(40_000);
  const others = new Set(Object.values(moreCharacters).join(''));
  // A page's rules are those of its template: publications share theirs.
  const plain = exportedPages.filter(
    (page) => ![...(page.document.body.textContent ?? '')].some((one) => others.has(one)),
  );
  expect(plain.length).toBeGreaterThan(5);
  const styles = plain.map((page) => all(page, 'style').map(words).join(''));
  expect(styles.filter((style) => /serif(-italic)?-latin/.test(style))).toEqual([]);
});

test('R10.17: the faces for other letters are asked for by exactly those that their files carry', () => {
  const css = readFileSync('app/globals.css', 'utf8');
  for (const [alphabet, letters] of Object.entries(moreCharacters)) {
    const faces = [
      ...css.matchAll(new RegExp(`serif(?:-italic)?-${alphabet}\\.woff2[^}]*unicode-range:\\s*([^;]*);`, 'g')),
    ];
    expect(faces).toHaveLength(2);
    for (const [, range = ''] of faces) {
      const codes = range.split(',').flatMap((part) => {
        const [from = 0, to = from] = part
          .trim()
          .slice(2)
          .split('-')
          .map((code) => Number.parseInt(code, 16));
        return Array.from({ length: to - from + 1 }, (_, step) => from + step);
      });
      expect(String.fromCodePoint(...codes)).toBe([...letters].sort().join(''));
    }
  }
});
