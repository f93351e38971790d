import { makePdf } from '../../testing/make-pdf';
import { openTest } from '../../testing/number-whole';
import { readPageText, withPage } from './open-page';

// R11.2: lines mark tables and footnotes.

test('of a box that is cut to a strip, as some writers draw a border, the strip is what is drawn', async () => {
  const before = 'q 72 120 400 1 re W n 72 80 400 41 re f Q';
  const document = await openTest(await makePdf([{ before }]));
  const { rules = [] } = withPage(document, 0, (page) => readPageText(document, page));
  document.close();
  expect(rules).toHaveLength(1);
  expect(rules[0]?.height).toBeLessThan(2);
  expect(rules[0]?.width).toBeCloseTo(400, 0);
});
