import { numberRows } from '../src/lines/number-rows';
import type { Doubt, PageLines } from '../src/lines/types';
import { rankOfPage } from '../src/look-list';

export type PageScore = ReturnType<typeof scorePage>;

/**
 * How many numbers a page should have, how many stand at the right line, whether one is wrong, and as what the page is listed.
 * A number is right when it is nearer to its line than a third of the way to the next.
 *
 * @param truth the baselines of the page's rows
 * @param expects the doubt of a hard page, which has no one right count
 */
export function scorePage(truth: number[], page: PageLines, expects?: Doubt) {
  if (expects) {
    const isListed = page.doubts.includes(expects);
    return { expected: 0, right: 0, isWrong: !isListed, isListed, isLikelyWrong: false };
  }
  const marks = numberRows([page], { every: 10, restart: true, countFootnotes: false, skipped: [] }).flat();
  const expected = Math.floor(truth.length / 10);
  const right = marks.filter(({ number, baseline }) => {
    const line = truth[number - 1];
    if (line === undefined) return false;
    const steps = [truth[number - 2], truth[number]].flatMap((other) => (other ? [Math.abs(other - line)] : []));
    return Math.abs(baseline - line) < Math.min(6, ...steps.map((step) => step / 3));
  }).length;
  const rank = rankOfPage(page.doubts);
  return {
    expected,
    right,
    isWrong: right < Math.max(expected, marks.length),
    isListed: rank !== undefined && rank !== 'placing',
    isLikelyWrong: rank === 'likely-wrong',
  };
}
