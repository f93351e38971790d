import { readdirSync, statSync } from 'node:fs';
import { markedLetters } from '../../scripts/fonts/characters';
import { all, exportedPages, words } from './read-export';

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
