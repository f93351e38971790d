import { type PagePlan, planPage } from '../layout';
import { countRows, numberRows } from '../lines/number-rows';
import { settlePage } from '../lines/settle-pages';
import type { Doubt, Mark, PageLines } from '../lines/types';
import type { PlannedPage, WritingDoubt } from '../write/number-pdf';
import type { Choices, PageReport } from './messages';
import type { ReadPage } from './read-lines';

/** The pages that a page's running heads are told by, on either side (lines/settle-pages.ts). */
const reach = 10;

/** What is known of a file's pages while they are being read, and what is drawn on each by the reader's choices. */
export function pageStore() {
  const raw: PageLines[] = [];
  const pages: ReadPage[] = [];
  const settled: (PageLines | undefined)[] = [];
  let writingDoubts: ReadonlyMap<number, WritingDoubt> = new Map();
  const settle = (index: number): PageLines | undefined => {
    settled[index] ??= settlePage(raw, index);
    return settled[index];
  };

  const plans = (start: number, end: number, choices: Choices): Array<{ lines: PageLines; plan: PagePlan }> => {
    // Where counting goes on, a page's first number depends on all pages before it.
    const from = choices.restart ? start : 0;
    const counted = pages.slice(from, end).flatMap((_, offset) => settle(from + offset) ?? []);
    const marks = numberRows(counted, choices, choices.corrections).slice(start - from);
    return marks.map((ofPage, offset) => {
      const lines = counted[start - from + offset] as PageLines;
      return { lines, plan: planFor(lines, ofPage, choices) };
    });
  };

  return {
    /** Adds the next page; gives the index of the first page that is to be looked at anew because of it. */
    add: (page: ReadPage): number => {
      pages.push(page);
      raw.push(page.lines);
      const first = Math.max(0, pages.length - 1 - reach);
      settled.fill(undefined, first);
      return first;
    },
    /** Puts a page that was read anew in its place. */
    replace: (page: ReadPage): void => {
      const { index } = page.lines;
      [pages[index], raw[index]] = [page, page.lines];
      settled.fill(undefined, Math.max(0, index - reach), index + reach + 1);
    },
    count: () => pages.length,
    settled: settle,
    /** Pages from `start` up to `end`, as the page shows them. */
    reports: (start: number, end: number, choices: Choices): PageReport[] =>
      plans(start, end, choices).map(({ lines, plan }) => ({
        index: lines.index,
        width: lines.width,
        height: lines.height,
        scale: plan.scale,
        ...countsOf(lines, choices),
        numbers: plan.numbers,
        doubts: openDoubts(lines, plan, choices, writingDoubts.get(lines.index)),
      })),
    planned: (choices: Choices): PlannedPage[] =>
      plans(0, pages.length, choices).flatMap(({ plan }) => {
        const { geometry, drawn, isLost } = pages[plan.index] as ReadPage;
        return isLost ? [] : [{ plan, geometry, drawn, isTurned: choices.turned[plan.index] !== undefined }];
      }),
    /** Says what is amiss with pages of the finished file; gives those of which it was not said before, or no more. */
    setWritingDoubts: (next: ReadonlyMap<number, WritingDoubt>): number[] => {
      const before = writingDoubts;
      writingDoubts = next;
      return [...new Set([...before.keys(), ...next.keys()])].filter((index) => before.get(index) !== next.get(index));
    },
  };
}

function countsOf(lines: PageLines, choices: Choices): Pick<PageReport, 'lines' | 'leftOut'> {
  const counted = choices.skipped.includes(lines.index) ? 0 : countRows(lines, choices, choices.corrections);
  const added = choices.corrections.added?.[lines.index]?.length ?? 0;
  return { lines: counted, leftOut: Math.max(0, lines.rows.length + added - counted) };
}

function planFor(lines: PageLines, marks: Mark[], { skipped, pageNumbers, makeRoom, lineNumbers }: Choices): PagePlan {
  // What cannot be read is not changed.
  const isSkipped = skipped.includes(lines.index) || lines.doubts.includes('unread');
  const isNumbered = pageNumbers && !isSkipped && lines.index >= pageNumbers.from;
  return planPage(lines, {
    marks: lineNumbers ? marks : [],
    pageNumber: isNumbered ? pageNumbers.first + lines.index - pageNumbers.from : undefined,
    makesRoom: !isSkipped && makeRoom.includes(lines.index),
  });
}

/** The doubts that the reader's choices have not settled. */
function openDoubts(
  lines: PageLines,
  plan: PagePlan,
  { skipped, settled }: Choices,
  doubt: WritingDoubt | undefined,
): Doubt[] {
  if (skipped.includes(lines.index)) return [];
  const all = new Set(lines.doubts);
  if (plan.isTight) all.add('narrow-margin');
  if (plan.numbers.some(({ hasGround }) => hasGround)) all.add('on-ink');
  if (doubt) all.add(doubt);
  return [...all].filter((doubt) => !settled[doubt]?.includes(lines.index));
}
