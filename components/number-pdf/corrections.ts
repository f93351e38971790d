import { numberRows } from '@/tenth-lining/lines/number-rows';
import type { Row } from '@/tenth-lining/lines/types';
import type { Choices, PageReport } from '@/tenth-lining/worker/messages';

export type Region = { top: number; bottom: number };

/** The rows of a page that are counted by the reader's choices, by their indices. */
export function countedRows(page: PageReport, rows: Row[], choices: Choices): Set<number> {
  const { index, width, height } = page;
  const lines = {
    index,
    width,
    height,
    rows,
    region: { top: 0, bottom: height },
    doubts: [],
    source: 'text',
    tilt: 0,
  } as const;
  const everyRow = { ...choices, every: 1, restart: true, skipped: [] } as const;
  const marks = numberRows([{ ...lines, doubts: [] }], { ...everyRow, skipped: [] }, choices.corrections);
  return new Set(marks.map(({ rowIndex }) => rowIndex));
}

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
