import { sampleNote, site } from '@/content/site';
import { all, attribute, exportedPages, words } from './read-export';

// What html-validate does not know; the rest of a page's outline is in html.test.ts, landmarks and language are axe's.
describe.each(exportedPages)('$address', (page) => {
  test('R10.15: says in its footer that there are samples, as long as the site is one', () => {
    const isSaid = all(page, 'footer p').some((line) => words(line) === sampleNote);
    // The form page stands in a frame, within a page that says so.
    expect(isSaid).toBe('sample' in site && all(page, 'footer').length > 0);
  });

  test('a drawing is one named picture: nothing in it is read on its own', () => {
    const drawings = all(page, 'figure[role=img]');
    const read = drawings.flatMap((drawing) =>
      [...drawing.children].filter((part) => attribute(part, 'aria-hidden') !== 'true'),
    );
    expect(read.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
    expect(drawings.filter((drawing) => !attribute(drawing, 'aria-label'))).toEqual([]);
  });

  test('a figure with words has a name besides them: else it is named by all of them, and they are read twice', () => {
    const captioned = all(page, 'figcaption').map((caption) => caption.closest('figure') as Element);
    expect(captioned.filter((figure) => !attribute(figure, 'aria-label')).map(words)).toEqual([]);
  });

  test('reserves the place of every picture', () => {
    const wanting = all(page, 'img').filter(
      (picture) => !(Number(attribute(picture, 'width')) > 0 && Number(attribute(picture, 'height')) > 0),
    );
    expect(wanting.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});
