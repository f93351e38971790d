import { headOf } from '@/tenth-lining/lines/number-rows';
import type { Row } from '@/tenth-lining/lines/types';
import type { Choices, PageReport } from '@/tenth-lining/worker/messages';

export type Region = { top: number; bottom: number };

/** Choices with one row counted, or not. */
export const withToggled = (choices: Choices, page: number, row: number, isCounted: boolean): Choices => ({
  ...choices,
  corrections: {
    ...choices.corrections,
    toggled: { ...choices.corrections.toggled, [`${page}:${row}`]: isCounted },
  },
});

/** Choices with another region, of one page or of all. */
export function withRegion(choices: Choices, page: number, region: Region, isForAll: boolean): Choices {
  const { regions = {}, ...corrections } = choices.corrections;
  if (isForAll) return { ...choices, corrections: { ...corrections, regionForAll: region } };
  return { ...choices, corrections: { ...corrections, regions: { ...regions, [page]: region } } };
}

/** The region that holds on a page: its own, that of all, or what was found. */
export const regionOn = ({ corrections }: Choices, page: number, found: Region): Region =>
  corrections.regions?.[page] ?? corrections.regionForAll ?? found;

const withLines = (choices: Choices, page: number, lines: number[]): Choices => ({
  ...choices,
  corrections: { ...choices.corrections, added: { ...choices.corrections.added, [page]: lines } },
});

const linesOn = ({ corrections }: Choices, page: number): number[] => corrections.added?.[page] ?? [];

/** Choices with a line that was not found, by its baseline. */
export const withAdded = (choices: Choices, page: number, baseline: number): Choices =>
  withLines(choices, page, [...new Set([...linesOn(choices, page), baseline])]);

export const withoutAdded = (choices: Choices, page: number, baseline: number): Choices =>
  withLines(
    choices,
    page,
    linesOn(choices, page).filter((line) => line !== baseline),
  );

/** Choices with a row as the head, or the foot, of every page. */
export const withHead = (choices: Choices, page: Pick<PageReport, 'height'>, row: Row): Choices => ({
  ...choices,
  corrections: { ...choices.corrections, heads: [...(choices.corrections.heads ?? []), headOf(page, row)] },
});

/** Choices with a page turned by a quarter, clockwise. Its rows are others then: what was said of them is forgotten. */
export function withTurn(choices: Choices, page: number): Choices {
  const turns = ((choices.turned[page] ?? 0) + 1) % 4;
  const { [page]: _, ...others } = choices.turned;
  const turned = turns === 0 ? others : { ...others, [page]: turns as 1 | 2 | 3 };
  const { toggled = {}, regions, added, ...corrections } = choices.corrections;
  const isOfOther = ([key]: [string, unknown]) => key !== String(page) && !key.startsWith(`${page}:`);
  const without = <Value>(all: Record<string, Value> = {}) => Object.fromEntries(Object.entries(all).filter(isOfOther));
  return {
    ...choices,
    turned,
    corrections: { ...corrections, toggled: without(toggled), regions: without(regions), added: without(added) },
  };
}
