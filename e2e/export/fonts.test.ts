import { fontCharacters } from '../../scripts/fonts/characters';
import { all, exportedPages, words } from './read-export';

const carried = new Set(fontCharacters);

test.each(exportedPages)('the headings of $address use only characters that the fonts carry', (page) => {
  const missing = all(page, 'h1, h2, h3, h4, blockquote').flatMap((element) =>
    [...words(element)].filter((character) => !carried.has(character)),
  );
  expect(missing).toEqual([]);
});
