import { type Choices, type Corrections, headOf, type PageReport, type Row } from 'tenth-lining';

export type Region = { top: number; bottom: number };

const correct = (choices: Choices, changed: Corrections): Choices => ({
  ...choices,
  corrections: { ...choices.corrections, ...changed },
});

export const toggleRow = (choices: Choices, page: number, row: number, isCounted: boolean): Choices =>
  correct(choices, { toggled: { ...choices.corrections.toggled, [`${page}:${row}`]: isCounted } });

export const setRegion = (choices: Choices, page: number, region: Region, isForAll: boolean): Choices =>
  correct(
    choices,
    isForAll ? { regionForAll: region, regions: {} } : { regions: { ...choices.corrections.regions, [page]: region } },
  );

export const regionOfPage = ({ corrections }: Choices, page: number, found: Region): Region =>
  corrections.regions?.[page] ?? corrections.regionForAll ?? found;

/** Adds a line that was not found; `baseline` in the page's units from its top. */
export const addLine = (choices: Choices, page: number, baseline: number): Choices => {
  const { added } = removeLine(choices, page, baseline).corrections;
  return correct(choices, { added: { ...added, [page]: [...(added?.[page] ?? []), baseline] } });
};

export const removeLine = (choices: Choices, page: number, baseline: number): Choices => {
  const { added } = choices.corrections;
  return correct(choices, { added: { ...added, [page]: added?.[page]?.filter((line) => line !== baseline) ?? [] } });
};

export const markHead = (choices: Choices, page: Pick<PageReport, 'height'>, row: Row): Choices =>
  correct(choices, { heads: [...(choices.corrections.heads ?? []), headOf(page, row)] });

/** Turns a page by 90 degrees clockwise, and removes the corrections of its rows, which will be others. */
export function turnPage(choices: Choices, page: number): Choices {
  const turns = ((choices.turned[page] ?? 0) + 1) % 4;
  const { toggled, regions, added } = choices.corrections;
  const isOfOtherPage = ([key]: [string, unknown]) => key.split(':')[0] !== String(page);
  const otherPages = <Value>(all: Record<string, Value> = {}) =>
    Object.fromEntries(Object.entries(all).filter(isOfOtherPage));
  return {
    ...correct(choices, { toggled: otherPages(toggled), regions: otherPages(regions), added: otherPages(added) }),
    turned: { ...otherPages(choices.turned), ...(turns > 0 && { [page]: turns as 1 | 2 | 3 }) },
  };
}
