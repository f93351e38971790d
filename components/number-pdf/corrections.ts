import type { Choices } from '@/tenth-lining/worker/messages';

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
