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

export function throttledFigures(rows: readonly ThrottledRow[]): ThrottledFigures[] {
  const peers = rows.filter(({ route, name }) => route === '/' && name !== site && name !== floor);
  const best = (figure: keyof ThrottledRun) =>
    peers.length > 0 ? Math.min(...peers.map((peer) => middle(peer, figure))) : Number.NaN;
  const [firstOfPeers, largestOfPeers] = [best('firstPaint'), best('largestPaint')];
  return rows.map((row) => {
    const least = rows.find(({ route, name }) => route === row.route && name === floor);
    const [firstPaint, largestPaint] = [middle(row, 'firstPaint'), middle(row, 'largestPaint')];
    return {
      route: row.route,
      name: row.name,
      firstPaint,
      largestPaint,
      longestTask: middle(row, 'longestTask'),
      blocking: middle(row, 'blocking'),
      shift: middle(row, 'shift'),
      bytes: middle(row, 'bytes'),
      pictureBytes: middle(row, 'pictureBytes'),
      requests: middle(row, 'requests'),
      elements: middle(row, 'elements'),
      firstToPeers: firstPaint / firstOfPeers,
      largestToPeers: largestPaint / largestOfPeers,
      firstToFloor: least ? firstPaint / middle(least, 'firstPaint') : Number.NaN,
      largestToFloor: least ? largestPaint / middle(least, 'largestPaint') : Number.NaN,
    };
  });
}

const middle = ({ runs }: ThrottledRow, figure: keyof ThrottledRun) => median(runs.map((run) => run[figure]));

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
