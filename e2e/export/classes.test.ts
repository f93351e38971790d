import { classConflicts } from '../../scripts/checks/class-conflicts';
import { all, attribute, exportedPages } from './read-export';

test('no element of any page has two classes for one property', () => {
  const lists = new Set(exportedPages.flatMap((page) => all(page, '[class]').map((one) => attribute(one, 'class'))));
  expect(lists.size).toBeGreaterThan(100);
  const conflicts = [...lists].flatMap((list) => classConflicts(list).map((name) => `${name} in "${list}"`));
  expect(conflicts).toEqual([]);
});
