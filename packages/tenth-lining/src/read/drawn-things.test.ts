import { makePdf } from '../../testing/make-pdf';
import { textOf } from '../../testing/number-whole';

// R11.2: lines mark tables and footnotes.

test('of a box that is cut to a strip, as some writers draw a border, the strip is what is drawn', async () => {
  const { rules } = await textOf(await makePdf([{ before: 'q 72 120 400 1 re W n 72 80 400 41 re f Q' }]));
  expect(rules).toEqual([expect.objectContaining({ width: expect.closeTo(400, 0), height: expect.closeTo(1, 0) })]);
});
