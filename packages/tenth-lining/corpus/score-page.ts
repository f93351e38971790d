import { numberRows } from '../src/lines/number-rows';
import type { Doubt, PageLines } from '../src/lines/types';
import { rankOfPage } from '../src/look-list';
import type { TrueRow } from './measure-sheets';

/** Numbers that should stand on a page, how many do at the right line, and as what a person is asked to look at the page. */
export type PageScore = { expected: number; right: number; wrong: number; isListed: boolean; isLikelyWrong: boolean };

/** A number is at the right line when it is nearer to it than a third of the way to the next. */
export function scorePage(truth: TrueRow[], page: PageLines, expects?: Doubt): PageScore {
  const marks = numberRows([page], { every: 10, restart: true, countFootnotes: false, skipped: [] }).flat();
  const expected = Math.floor(truth.length / 10);
  const right = marks.filter(({ number, baseline }) => {
    const [row, before, after] = [truth[number - 1], truth[number - 2], truth[number]];
    if (!row) return false;
    const steps = [before, after].flatMap((other) => (other ? [Math.abs(other.baseline - row.baseline)] : []));
    return Math.abs(baseline - row.baseline) < Math.min(6, ...steps.map((step) => step / 3));
  }).length;
  // A hard page has no one truth: it is wrong unless it is listed for its reason.
  if (expects) {
    const isListed = page.doubts.includes(expects);
    return { expected: 0, right: 0, wrong: Number(!isListed), isListed, isLikelyWrong: false };
  }
  const wrong = marks.length - right + Math.max(0, expected - marks.length);
  const rank = rankOfPage(page.doubts);
  return {
    expected,
    right,
    wrong,
    isListed: rank !== undefined && rank !== 'placing',
    isLikelyWrong: rank === 'likely-wrong',
  };
}
