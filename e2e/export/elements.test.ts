import { readFileSync } from 'node:fs';
import { parse } from 'parse5';
import { elements } from '../../scripts/export/html-tree';

/** How many elements a browser that runs scripts makes of a page before the first sign of a reader. */
const elementsOf = (file: string) => elements(parse(readFileSync(file, 'utf8'))).length;

test('the home page has at most 800 elements before a touch: the first layout is of these', () => {
  expect(elementsOf('out/index.html')).toBeLessThanOrEqual(800);
});
