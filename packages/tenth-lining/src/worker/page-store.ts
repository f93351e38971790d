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
    /** Adds the next page, or one that was read anew; gives the index of the first page that is to be looked at anew because of it. */
    add: (page: ReadPage): number => {
      const { index } = page.lines;
      const first = Math.max(0, index - reach);
      [pages[index], raw[index]] = [page, page.lines];
      settled.fill(undefined, first, index + reach + 1);
      return first;
    },
    count: () => pages.length,
    settled: settle,
    /** Pages from `start` up to `end`, as the page shows them. */
    reports: (start: number, end: number, choices: Choices): PageReport[] =>
      plans(start, end, choices).map(({ lines, plan }) => {
        const { index, width, height } = lines;
        const doubts = openDoubts(lines, plan, choices, writingDoubts.get(index));
        return { index, width, height, scale: plan.scale, ...countsOf(lines, choices), numbers: plan.numbers, doubts };
      }),
    planned: (choices: Choices): PlannedPage[] =>
      plans(0, pages.length, choices).flatMap(({ lines, plan }) => {
        const { geometry, drawn } = pages[plan.index] as ReadPage;
        const isTurned = choices.turned[plan.index] !== undefined;
        return isUnread(lines) ? [] : [{ plan, geometry, drawn, isTurned }];
      }),
    /** Sets the doubts of pages of the finished file; gives the pages whose doubt has changed. */
    setWritingDoubts: (next: ReadonlyMap<number, WritingDoubt>): number[] => {
      const before = writingDoubts;
      writingDoubts = next;
      return [...new Set([...before.keys(), ...next.keys()])].filter((index) => before.get(index) !== next.get(index));
    },
  };
}

/** What cannot be read is not changed. */
const isUnread = ({ doubts }: PageLines): boolean => doubts.includes('unread');

function countsOf(lines: PageLines, choices: Choices) {
  const counted = choices.skipped.includes(lines.index) ? 0 : countRows(lines, choices, choices.corrections);
  const added = choices.corrections.added?.[lines.index]?.length ?? 0;
  return { lines: counted, uncounted: Math.max(0, lines.rows.length + added - counted) };
}

function planFor(lines: PageLines, marks: Mark[], { skipped, pageNumbers, makeRoom, lineNumbers }: Choices): PagePlan {
  const isSkipped = skipped.includes(lines.index) || isUnread(lines);
  const isNumbered = pageNumbers && !isSkipped && lines.index >= pageNumbers.from;
  return planPage(lines, {
    marks: lineNumbers ? marks : [],
    pageNumber: isNumbered ? pageNumbers.first + lines.index - pageNumbers.from : undefined,
    makesRoom: !isSkipped && makeRoom.includes(lines.index),
  });
}

function openDoubts(lines: PageLines, plan: PagePlan, choices: Choices, doubt?: WritingDoubt): Doubt[] {
  if (choices.skipped.includes(lines.index)) return [];
  const all = new Set(lines.doubts);
  if (plan.isTight) all.add('narrow-margin');
  if (plan.numbers.some(({ hasGround }) => hasGround)) all.add('on-ink');
  if (doubt) all.add(doubt);
  return [...all].filter((doubt) => !choices.settled[doubt]?.includes(lines.index));
}
