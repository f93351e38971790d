import { planPage } from './layout';
import type { PageLines, Row } from './lines/types';

const row = (baseline: number, right: number): Row => ({
  top: baseline - 9,
  bottom: baseline + 3,
  baseline,
  left: 72,
  right,
  kind: 'body',
  counts: true,
  size: 12,
  text: 'words',
});

function pageOf(right: number): PageLines {
  const rows = Array.from({ length: 31 }, (_, line) => row(100 + line * 22, right));
  return {
    index: 0,
    width: 595,
    height: 842,
    rows,
    region: { top: 90, bottom: 770 },
    doubts: [],
    source: 'text',
    tilt: 0,
  };
}

const marks = [10, 20, 30].map((number) => ({
  pageIndex: 0,
  rowIndex: number - 1,
  number,
  baseline: 100 + (number - 1) * 22,
}));

test('numbers stand in the right margin, level with their lines, the page’s own at the top right', () => {
  const { numbers, isTight } = planPage(pageOf(523), { marks, pageNumber: 47, makesRoom: false });
  expect(numbers.map(({ text, baseline }) => [text, baseline])).toEqual([
    ['10', 298],
    ['20', 518],
    ['30', 738],
    ['47', expect.closeTo(35.7, 1)],
  ]);
  for (const { x } of numbers) {
    expect(x).toBeGreaterThan(523 + 4);
    expect(x).toBeLessThan(595 - 14 - 9);
  }
  expect(isTight).toBe(false);
});

test('text to the edge leaves no room, and drawing it smaller makes some', () => {
  expect(planPage(pageOf(588), { marks, makesRoom: false }).isTight).toBe(true);
  const roomy = planPage(pageOf(588), { marks, makesRoom: true });
  expect(roomy.isTight).toBe(false);
  expect(roomy.numbers[0]?.x).toBeGreaterThan(588 * roomy.scale);
  expect(roomy.numbers[0]?.baseline).toBeCloseTo(842 - (842 - 298) * roomy.scale, 5);
});

test('a page without a number to draw is left alone', () => {
  expect(planPage(pageOf(523), { marks: [], makesRoom: false })).toMatchObject({
    scale: 1,
    numbers: [],
    isTight: false,
  });
});
