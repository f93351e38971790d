import { readFileSync } from 'node:fs';
import { parse } from 'parse5';
import { features } from '@/content/features';
import { isPublished } from '@/lib/answered';
import { elements } from '../../scripts/export/html-tree';

/** How many elements a browser that runs scripts makes of a page before the first sign of a reader. */
const elementsOf = (file: string) => elements(parse(readFileSync(file, 'utf8'))).length;

// With the nine features that were asked for, and no answers of the owner's yet; those bring a section and rows.
const most = features.items.length > 9 || isPublished('/your-files') ? 900 : 800;

test(`the home page has at most ${most} elements before a touch: the first layout is of these`, () => {
  expect(elementsOf('out/index.html')).toBeLessThanOrEqual(most);
});
