import { floor, site } from './contenders';
import { inTurn, median, withPart } from './report';
import { tapsPart } from './taps';
import { throttledPart } from './throttled-report';
import type { ThrottledRow, ThrottledRun } from './throttled-run';

const good: ThrottledRun = {
  firstPaint: 300,
  largestPaint: 400,
  longestTask: 0,
  blocking: 0,
  shift: 0,
  bytes: 50_000,
  pictureBytes: 0,
  requests: 4,
  elements: 700,
};
const row = (name: string, ...runs: Array<Partial<ThrottledRun>>): ThrottledRow => ({
  route: '/',
  name,
  runs: runs.map((run) => ({ ...good, ...run })),
});
const paints = (...firsts: number[]) => firsts.map((firstPaint) => ({ firstPaint, largestPaint: 600 }));
const missed = (...rows: ThrottledRow[]) => throttledPart(rows, 'Measured.').missed;

test('a page is compared round by round, with the better of the other sites and with its floor', () => {
  const rows = [
    row(site, ...paints(100, 220, 330)),
    row(floor, ...paints(100, 200, 500)),
    { ...row('slower', ...paints(900, 900, 900)), isPeer: true },
    { ...row('better', ...paints(100, 400, 400)), isPeer: true },
  ];
  const { text } = throttledPart(rows, 'Measured.');
  expect(text).toContain('| `/` | site |  | 220 | 600 | 0 | 0 | 0.000 | 50.0 | 0.0 | 4 | 700 |');
  expect(text).toContain('|  | floor | 1.00, 1.00 | 200 | 600 |');
  expect(text).toContain('|  | better | 0.82, 1.00 | 400 | 600 |');
  expect(missed(...rows)).toEqual(['`/`: largest paint to the better peer’s 1.00, target at most 0.75']);
});

test('an export of this site from before is compared with, and nothing it is held against', () => {
  const rows = [row(site, ...paints(110, 100, 90)), row('before', ...paints(100, 100, 100))];
  expect(throttledPart(rows, 'Measured.').text).toContain('|  | before | 1.00, 1.00 |');
  expect(missed(...rows)).toEqual([]);
});

test.each([
  ['blocking', { blocking: 96 }, 'blocking time in ms 96, target at most 95'],
  ['CLS', { shift: 0.02 }, 'CLS 0.0200, target at most 0.0005'],
])('a missed target is named with its figure: %s; one bad run of three is none', (_, worse, sentence) => {
  expect(missed(row(site, worse, worse, {}))).toEqual([`\`/\`: ${sentence}`]);
  expect(missed(row(site, worse, {}, {}))).toEqual([]);
});

test('figures replace what stands between their markers, and nothing else', () => {
  const document = 'Before.\n\n<!-- bench: taps -->\nold\n<!-- /bench: taps -->\n\nAfter.';
  const part = tapsPart([{ name: 'Menu', late: [80, 90, 100], there: [20] }], 'Measured.');
  const written = withPart(document, part);
  expect(written).toContain('| Menu | 90 | 20 |');
  expect(written).not.toContain('old');
  expect(written).toMatch(/^Before\.[\s\S]*After\.$/);
  expect(withPart(written, part)).toBe(written);
  expect(() => withPart('No markers.', part)).toThrow('no place for taps');
});

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[10, 2, 4, 100], 7],
])('the median of %j is %d', (figures, middle) => {
  expect(median(figures)).toBe(middle);
});

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow('no figures');
});

test('every second round goes backwards', () => {
  const rows = ['site', 'limit', 'peer'];
  expect([0, 1, 2].map((round) => inTurn(rows, round).join(' '))).toEqual([
    'site limit peer',
    'peer limit site',
    'site limit peer',
  ]);
});
