import { type Choices, type Corrections, headOf, type PageReport, type Row } from 'tenth-lining';

export type Region = { top: number; bottom: number };

const corrected = (choices: Choices, changed: Corrections): Choices => ({
  ...choices,
  corrections: { ...choices.corrections, ...changed },
});

/** Choices with one row counted, or not. */
export const withToggled = (choices: Choices, page: number, row: number, isCounted: boolean): Choices =>
  corrected(choices, { toggled: { ...choices.corrections.toggled, [`${page}:${row}`]: isCounted } });

/** Choices with another region, of one page or of all. */
export const withRegion = (choices: Choices, page: number, region: Region, isForAll: boolean): Choices =>
  corrected(
    choices,
    isForAll ? { regionForAll: region, regions: {} } : { regions: { ...choices.corrections.regions, [page]: region } },
  );

/** The region that holds on a page: its own, that of all, or what was found. */
export const regionOn = ({ corrections }: Choices, page: number, found: Region): Region =>
  corrections.regions?.[page] ?? corrections.regionForAll ?? found;

/** Choices with other lines that were not found on a page, by their baselines. */
const withLines = (choices: Choices, page: number, change: (lines: number[]) => number[]): Choices => {
  const { added } = choices.corrections;
  return corrected(choices, { added: { ...added, [page]: change(added?.[page] ?? []) } });
};

export const withAdded = (choices: Choices, page: number, baseline: number): Choices =>
  withLines(choices, page, (lines) => [...new Set([...lines, baseline])]);

export const withoutAdded = (choices: Choices, page: number, baseline: number): Choices =>
  withLines(choices, page, (lines) => lines.filter((line) => line !== baseline));

/** Choices with a row as the head, or the foot, of every page. */
export const withHead = (choices: Choices, page: Pick<PageReport, 'height'>, row: Row): Choices =>
  corrected(choices, { heads: [...(choices.corrections.heads ?? []), headOf(page, row)] });

/** Choices with a page turned by a quarter, clockwise. Its rows are others then: what was said of them is forgotten. */
export function withTurn(choices: Choices, page: number): Choices {
  const turns = ((choices.turned[page] ?? 0) + 1) % 4;
  const { toggled, regions, added } = choices.corrections;
  const isOfOther = ([key]: [string, unknown]) => key.split(':')[0] !== String(page);
  const without = <Value>(all: Record<string, Value> = {}) => Object.fromEntries(Object.entries(all).filter(isOfOther));
  return {
    ...corrected(choices, { toggled: without(toggled), regions: without(regions), added: without(added) }),
    turned: { ...without(choices.turned), ...(turns > 0 && { [page]: turns as 1 | 2 | 3 }) },
  };
}
