import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { findChromium } from '../browsers/chromium';

/** When and on what the figures were measured, in one sentence; it names no machine. */
export function conditionsOf(runs: number): string {
  const date = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const version = spawnSync(findChromium() ?? 'chromium', ['--version'], { encoding: 'utf8' }).stdout;
  const chromium = /\d+/.exec(version)?.[0] ?? '(version unknown)';
  const count = runs === 1 ? 'one run' : `medians of ${runs} runs`;
  return `Measured on ${date}: ${availableParallelism()} cores, Chromium ${chromium}, ${count}.`;
}

/** @param words how many of the first columns hold words; the others are aligned as figures */
export function markdownTable(titles: readonly string[], lines: readonly string[][], words: number): string {
  const rule = titles.map((_, column) => (column < words ? '---' : '---:'));
  return [titles, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * The middle one of some figures, or the mean of the middle two.
 *
 * @throws Error when there are none
 */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of no figures.');
  return (lower + upper) / 2;
}

/**
 * The order in which a round measures its rows: every second round backwards, so that a machine that grows slower or
 * faster favours none of them.
 *
 * @param round from 0
 */
export function inTurn<Row>(rows: readonly Row[], round: number): Row[] {
  return round % 2 === 0 ? [...rows] : rows.toReversed();
}
