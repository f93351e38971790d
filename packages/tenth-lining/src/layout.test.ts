import { type PlanOptions, planPage } from './layout';
import { marginInk } from './lines/margin-ink';
import type { PageLines } from './lines/types';

const lines = Array.from({ length: 31 }, (_, line) => 100 + line * 22);

/** A page of lines that end at `right`. */
function pageOf(right: number): PageLines {
  const row = { left: 72, right, kind: 'body', counts: true, size: 12, text: 'words' } as const;
  const rows = lines.map((baseline) => ({ ...row, top: baseline - 9, bottom: baseline + 3, baseline }));
  return { index: 0, width: 595, height: 842, rows, doubts: [], source: 'text', skew: 0 };
}

const marks = [10, 20, 30].map((number) => ({ number, baseline: lines[number - 1] ?? 0 }));

const plan = (page: PageLines, options: Partial<PlanOptions> = {}) =>
  planPage(page, { marks, makesRoom: false, ...options });

test('line numbers are in the right margin, level with their lines, and the page number at the top right', () => {
  const { numbers, isTight } = plan(pageOf(523), { pageNumber: 47 });
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

test('text that reaches the edge leaves no room until it is drawn smaller', () => {
  expect(plan(pageOf(588)).isTight).toBe(true);
  const roomy = plan(pageOf(588), { makesRoom: true });
  expect(roomy.isTight).toBe(false);
  expect(roomy.numbers[0]?.x).toBeGreaterThan(588 * roomy.scale);
  expect(roomy.numbers[0]?.baseline).toBeCloseTo(842 - (842 - 298) * roomy.scale, 5);
});

test('a page without numbers is not changed', () => {
  expect(plan(pageOf(523), { marks: [] })).toMatchObject({ scale: 1, numbers: [], isTight: false });
});

const inkOf = (...boxes: { x: number; y: number; width: number; height: number }[]) =>
  marginInk({ index: 0, width: 595, height: 842, pieces: [], images: [], rules: boxes });
const inked = (right: number, ...boxes: Parameters<typeof inkOf>) => ({ ...pageOf(right), ink: inkOf(...boxes) });
const rightOf = ({ x, text, size }: { x: number; text: string; size: number }) => x + text.length * size * 0.649;

test('no number lies on the vertical line of pleading paper', () => {
  const { numbers } = plan(inked(500, { x: 555, y: 20, width: 0.7, height: 800 }));
  for (const number of numbers) {
    expect(number.x > 555.7 || rightOf(number) < 555).toBe(true);
    expect(number.hasGround).toBeUndefined();
  }
});

test('only a number without clear paper beside its line has a white background', () => {
  const stamp = { x: 500, y: 270, width: 95, height: 50 };
  const { numbers } = plan(inked(490, stamp));
  expect(numbers.map(({ hasGround }) => hasGround)).toEqual([true, undefined, undefined]);
});

test('a white background never covers the text', () => {
  const { numbers, isTight } = plan(inked(590, { x: 570, y: 20, width: 20, height: 800 }));
  expect(isTight).toBe(true);
  expect(numbers.some(({ hasGround }) => hasGround)).toBe(false);
});

test('the page number is placed on clear paper too', () => {
  const { numbers } = plan(inked(500, { x: 540, y: 20, width: 30, height: 30 }), { marks: [], pageNumber: 7 });
  expect(numbers[0]).toMatchObject({ kind: 'page', x: expect.any(Number) });
  expect(numbers[0]?.hasGround).toBeUndefined();
  expect(rightOf(numbers[0] as never)).toBeLessThan(540);
});

test('no number is placed inside a stamp’s frame, even on clear paper', () => {
  const level = [16, 110].map((y) => ({ x: 430, y, width: 138, height: 1 }));
  const upright = [430, 567].map((x) => ({ x, y: 16, width: 1, height: 94 }));
  const { numbers } = plan(inked(500, ...level, ...upright), { marks: [], pageNumber: 7 });
  expect(numbers[0]?.x).toBeGreaterThan(568);
  expect(numbers[0]?.hasGround).toBeUndefined();
});

test('on paper narrower than A4 numbers keep 5 mm from its edge', () => {
  const narrow = { ...pageOf(400), width: 420, height: 595 };
  for (const number of plan(narrow, { pageNumber: 1 }).numbers) expect(420 - rightOf(number)).toBeGreaterThan(14.1);
});
