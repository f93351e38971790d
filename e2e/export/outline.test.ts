import { samples } from '@/content/site';
import { hasSamples } from '@/lib/has-samples';
import { all, attribute, exportedPages, words } from './read-export';

describe.each(exportedPages)('$address', (page) => {
  test('has one h1 and skips no heading level', () => {
    const levels = all(page, 'h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skips).toEqual([]);
  });

  test('R10.15: says in its footer that there are samples, as long as there are', () => {
    const isSaid = all(page, 'footer p').some((line) => words(line) === samples.note);
    // The form page stands in a frame, within a page that says so.
    expect(isSaid).toBe(hasSamples() && all(page, 'footer').length > 0);
  });

  test('has one main landmark, in a document whose language is told', () => {
    expect(all(page, 'main')).toHaveLength(1);
    expect(attribute(page.document.documentElement, 'lang')).toMatch(/^en(-[A-Z]{2})?$/);
  });

  test('gives no id twice', () => {
    const ids = all(page, '[id]').map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('names every referenced id', () => {
    const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget', 'interestfor'];
    const missing = references.flatMap((name) =>
      all(page, `[${name}]`)
        .flatMap((element) => attribute(element, name).split(/\s+/))
        .filter((id) => !page.document.getElementById(id))
        .map((id) => `${name}="${id}"`),
    );
    expect(missing).toEqual([]);
  });

  test('has no inline style, which the Content-Security-Policy would refuse', () => {
    expect(all(page, '[style]').map(({ outerHTML }) => outerHTML.slice(0, 160))).toEqual([]);
  });

  test('describes every picture and reserves its place', () => {
    const wanting = all(page, 'img').filter(
      (picture) =>
        !picture.hasAttribute('alt') ||
        !(Number(attribute(picture, 'width')) > 0 && Number(attribute(picture, 'height')) > 0),
    );
    expect(wanting.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('prints no placeholder and no unfilled value', () => {
    expect(words(page.document.body.cloneNode(true) as Element)).not.toMatch(/lorem|ipsum|\bTODO\b|\[object Object\]/i);
  });
});
