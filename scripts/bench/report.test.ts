import { floor, site } from './contenders';
import { inTurn, median } from './report';
import { tapsTable } from './taps';
import { throttledReport } from './throttled-report';
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
const missed = (...rows: ThrottledRow[]) => throttledReport(rows).split('Targets missed:\n\n')[1];

test('a page is compared round by round, with its floor and with an export from before', () => {
  const rows = [
    row(site, ...paints(100, 230, 330)),
    row(floor, ...paints(100, 200, 250)),
    row('before', ...paints(100, 400, 400)),
  ];
  const text = throttledReport(rows);
  expect(text).toContain('| `/` | site |  | 230 | 600 | 0 | 0 | 0.000 | 50.0 | 0.0 | 4 | 700 |');
  expect(text).toContain('|  | floor | 1.15, 1.00 | 200 | 600 |');
  expect(text).toContain('|  | before | 0.82, 1.00 | 400 | 600 |');
  expect(missed(...rows)).toBe('- `/`: first paint to the floor 1.15, target at most 1.1');
});

test.each([
  ['blocking', { blocking: 96 }, 'blocking time in ms 96, target at most 95'],
  ['CLS', { shift: 0.02 }, 'CLS 0.0200, target at most 0.0005'],
])('a missed target is named with its figure: %s; one bad run of three is none', (_, worse, sentence) => {
  expect(missed(row(site, worse, worse, {}))).toBe(`- \`/\`: ${sentence}`);
  expect(missed(row(site, worse, {}, {}))).toBe('None.');
});

test('taps are medians', () => {
  expect(tapsTable([{ name: 'Menu', late: [80, 90, 100], there: [20] }])).toContain('| Menu | 90 | 20 |');
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
