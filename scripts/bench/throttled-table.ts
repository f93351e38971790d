import type { ThrottledRow } from './measure-throttled';
import { hasSite, site } from './page-row';
import { markdownTable } from './page-table';
import { median } from './statistics';
import type { ThrottledRun } from './throttled-run';

/** The same page with nothing but its words and rules: no files, no scripts. */
export const floor = 'floor';

/** The medians of one page of one contender, and its paints to those it is held against. */
export type ThrottledFigures = ThrottledRun & {
  route: string;
  name: string;
  /** to the better home page of the other sites in the run; NaN without any */
  firstToPeers: number;
  largestToPeers: number;
  firstToFloor: number;
  largestToFloor: number;
};

/**
 * A ratio is the median of those of single rounds, not the ratio of two medians: a round is over in a minute or two, in
 * which the machine is as fast for the one as for the other.
 */
export function throttledFigures(rows: readonly ThrottledRow[]): ThrottledFigures[] {
  const peers = rows.filter(({ route, name }) => route === '/' && name !== site && name !== floor);
  const toPeers = (row: ThrottledRow, figure: Paint) => {
    const [best] = peers.toSorted((one, other) => middle(one, figure) - middle(other, figure));
    return ratio(row, best, figure);
  };
  return rows.map((row) => {
    const least = rows.find(({ route, name }) => route === row.route && name === floor);
    return {
      route: row.route,
      name: row.name,
      firstPaint: middle(row, 'firstPaint'),
      largestPaint: middle(row, 'largestPaint'),
      longestTask: middle(row, 'longestTask'),
      blocking: middle(row, 'blocking'),
      shift: middle(row, 'shift'),
      bytes: middle(row, 'bytes'),
      pictureBytes: middle(row, 'pictureBytes'),
      requests: middle(row, 'requests'),
      elements: middle(row, 'elements'),
      firstToPeers: toPeers(row, 'firstPaint'),
      largestToPeers: toPeers(row, 'largestPaint'),
      firstToFloor: ratio(row, least, 'firstPaint'),
      largestToFloor: ratio(row, least, 'largestPaint'),
    };
  });
}

type Paint = 'firstPaint' | 'largestPaint';

const middle = ({ runs }: ThrottledRow, figure: keyof ThrottledRun) => median(runs.map((run) => run[figure]));

/** NaN without another one. Every row has one run of each round. */
function ratio({ runs }: ThrottledRow, other: ThrottledRow | undefined, figure: Paint): number {
  if (!other) return Number.NaN;
  return median(runs.map((run, round) => run[figure] / (other.runs[round]?.[figure] ?? Number.NaN)));
}

const head = ['Route', '', 'First paint', 'Largest paint', 'To peers', 'To floor', 'Longest task', 'Blocking', 'CLS'];
const weightHead = ['KB', 'Of it pictures', 'Requests', 'Elements'];

/** The medians as a Markdown table. Times in milliseconds; both ratios are first paint’s and largest paint’s. */
export function throttledTable(figures: readonly ThrottledFigures[]): string {
  const whole = (value: number) => String(Math.round(value));
  const kilo = (bytes: number) => (bytes / 1000).toFixed(1);
  const both = (first: number, largest: number) =>
    Number.isNaN(first) ? '' : `${first.toFixed(2)}, ${largest.toFixed(2)}`;
  const lines = figures.map((page) => [
    page.name === site || !hasSite(figures, page.route) ? `\`${page.route}\`` : '',
    page.name,
    whole(page.firstPaint),
    whole(page.largestPaint),
    page.name === site ? both(page.firstToPeers, page.largestToPeers) : '',
    page.name === site ? both(page.firstToFloor, page.largestToFloor) : '',
    whole(page.longestTask),
    whole(page.blocking),
    page.shift.toFixed(3),
    kilo(page.bytes),
    kilo(page.pictureBytes),
    whole(page.requests),
    whole(page.elements),
  ]);
  return markdownTable([...head, ...weightHead], lines, 2);
}
