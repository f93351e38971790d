import type { TapRow } from './measure-taps';
import type { ThrottledRow } from './measure-throttled';
import type { VisitRow } from './measure-visit';
import type { PageRow } from './page-row';
import { markdownTable, pageFigures, pageTable } from './page-table';
import { missedTargets } from './page-targets';
import { median } from './statistics';
import { throttledFigures, throttledTable } from './throttled-table';
import { missedThrottledTargets } from './throttled-targets';

/** A part of the report: its name is that of its markers in docs/performance.md. */
export type Part = { name: 'pages' | 'throttled' | 'taps' | 'visit'; text: string; missed: string[] };

/** @param conditions when and on what the figures were measured, in one sentence */
export function pagesPart(rows: readonly PageRow[], conditions: string): Part {
  const figures = pageFigures(rows);
  const missed = missedTargets(figures);
  return { name: 'pages', text: `${conditions}\n\n${pageTable(figures)}\n\n${verdict(missed)}`, missed };
}

const verdict = (missed: readonly string[]) =>
  `Targets missed:\n\n${missed.length > 0 ? missed.map((one) => `- ${one}`).join('\n') : 'None.'}`;

/** @param conditions see `pagesPart` */
export function throttledPart(rows: readonly ThrottledRow[], conditions: string): Part {
  const figures = throttledFigures(rows);
  const missed = missedThrottledTargets(figures);
  return { name: 'throttled', text: `${conditions}\n\n${throttledTable(figures)}\n\n${verdict(missed)}`, missed };
}

/** @param conditions see `pagesPart` */
export function tapsPart(rows: readonly TapRow[], conditions: string): Part {
  const titles = ['Tap and its effect', 'The tap brings the runtime, ms', 'The runtime is there, ms'];
  const lines = rows.map(({ name, late, there }) => [name, ...[late, there].map(middle)]);
  return { name: 'taps', text: `${conditions}\n\n${markdownTable(titles, lines, 1)}`, missed: [] };
}

/** @param conditions see `pagesPart` */
export function visitPart(rows: readonly VisitRow[], conditions: string): Part {
  const titles = ['Links', 'To the second page, ms', 'To the third page, ms', 'KB in all', 'Requests in all'];
  const lines = rows.map(({ name, runs }) => [
    name,
    middle(runs.map(({ toSecond }) => toSecond)),
    middle(runs.map(({ toThird }) => toThird)),
    (median(runs.map(({ bytes }) => bytes)) / 1000).toFixed(1),
    middle(runs.map(({ requests }) => requests)),
  ]);
  return { name: 'visit', text: `${conditions}\n\n${markdownTable(titles, lines, 1)}`, missed: [] };
}

const middle = (figures: readonly number[]) => String(Math.round(median(figures)));

/**
 * A document with a part's text between `<!-- bench: NAME -->` and `<!-- /bench: NAME -->`.
 *
 * @throws Error when the document lacks the two markers
 */
export function withPart(document: string, { name, text }: Part): string {
  const [start, end] = [`<!-- bench: ${name} -->`, `<!-- /bench: ${name} -->`];
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no place for ${name}: write ${start} and ${end} where it goes.`);
  return `${document.slice(0, from + start.length)}\n\n${text}\n\n${document.slice(to)}`;
}
