import { noScript, type PageRow, site } from './page-row';
import type { PageRun } from './page-run';
import { pageFigures } from './page-table';
import { missedTargets } from './page-targets';
import { pagesPart, tapsPart, withPart } from './report';
import type { ThrottledRun } from './throttled-run';
import { floor, throttledFigures } from './throttled-table';
import { missedThrottledTargets } from './throttled-targets';

const good: PageRun = { performance: 100, fcp: 900, lcp: 1000, tbt: 0, cls: 0, bytes: 90_000, requests: 8 };
const whole: PageRun = { ...good, accessibility: 100, bestPractices: 100, seo: 100, faults: [] };
const rows = (...runs: PageRun[]): PageRow[] => [
  { route: '/', name: site, runs },
  { route: '/', name: noScript, runs: [good] },
];

test('a page that is as good as the same without scripts misses no target', () => {
  expect(missedTargets(pageFigures(rows(whole)))).toEqual([]);
});

test.each([
  ['performance', { performance: 99 }, '`/`: performance 99, target at least 100'],
  ['LCP', { lcp: 1060 }, '`/`: LCP to no script 1.060, target at most 1.05'],
  ['TBT', { tbt: 21 }, '`/`: TBT in ms 21, target at most 20'],
  ['CLS', { cls: 0.02 }, '`/`: CLS 0.020, target at most 0.01'],
  [
    'a score of quality, with its audits',
    { seo: 92, faults: ['seo: meta-description', 'accessibility: label'] },
    '`/`: SEO 92, target at least 100 (seo: meta-description)',
  ],
])('a missed target is named with its figure: %s', (_, worse, sentence) => {
  expect(missedTargets(pageFigures(rows({ ...whole, ...worse })))).toEqual([sentence]);
});

test('one slow run of three misses no target', () => {
  expect(missedTargets(pageFigures(rows(whole, { ...good, performance: 70, lcp: 4000 }, good)))).toEqual([]);
});

test('only the site is held to the targets', () => {
  const peer = { route: '/', name: 'peer', runs: [{ ...whole, performance: 40 }] };
  expect(missedTargets(pageFigures([...rows(whole), peer]))).toEqual([]);
});

test('the table has a line for each row, with empty cells for what was not asked', () => {
  const { text, missed } = pagesPart(rows(whole, good), 'Measured.');
  expect(text).toContain('| `/` | site | 100 | 900 | 1000 | 1.000 | 0 | 0.000 | 90.0 | 8 | 100 | 100 | 100 |');
  expect(text).toContain('|  | no script | 100 | 900 | 1000 |  | 0 | 0.000 | 90.0 | 8 |  |  |  |');
  expect(missed).toEqual([]);
});

const paints = (...firsts: number[]): ThrottledRun[] =>
  firsts.map((firstPaint) => ({
    firstPaint,
    largestPaint: 600,
    longestTask: 0,
    blocking: 0,
    shift: 0,
    bytes: 50_000,
    pictureBytes: 0,
    requests: 4,
    elements: 700,
  }));

test('on a slow line a page is compared round by round, with the better of the other sites and with its floor', () => {
  const figures = throttledFigures([
    { route: '/', name: site, runs: paints(100, 220, 330) },
    { route: '/', name: floor, runs: paints(100, 200, 500) },
    { route: '/', name: 'slower', runs: paints(900, 900, 900) },
    { route: '/', name: 'better', runs: paints(100, 400, 400) },
  ]);
  expect(figures[0]).toMatchObject({ firstPaint: 220, firstToFloor: 1, firstToPeers: 0.825 });
  expect(missedThrottledTargets(figures)).toEqual([
    '`/`: largest paint to the better peer’s 1.00, target at most 0.75',
  ]);
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
