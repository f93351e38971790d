import { makePdf } from '../../testing/make-pdf';
import { textOf } from '../../testing/number-whole';

test.each([
  ['as some writers draw a border', '72 120 400 1 re'],
  ['by a path of very many points', `72 120 m 472 120 l 472 121 l 72 121 l ${'72 120 l '.repeat(200_000)}h`],
])('a box that is clipped to a strip, %s, is read as the strip (R11.2)', async (_, clip) => {
  const { rules } = await textOf(await makePdf([{ before: `q ${clip} W n 72 80 400 41 re f Q` }]));
  expect(rules).toEqual([expect.objectContaining({ width: expect.closeTo(400, 0), height: expect.closeTo(1, 0) })]);
});
