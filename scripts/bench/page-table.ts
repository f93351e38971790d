import { noScript, type PageRow, site } from './page-row';
import type { PageRun } from './page-run';
import { median } from './statistics';

/** The medians of one page of one contender; `ratio` is its LCP to that of the same page without scripts. */
export type PageFigures = Required<Omit<PageRun, 'faults'>> & {
  route: string;
  name: string;
  ratio: number;
  faults: string[];
};

/** Medians of all runs, route by route; scores that were not asked for are NaN. */
export function pageFigures(rows: readonly PageRow[]): PageFigures[] {
  return rows.map(({ route, name, runs }) => {
    const middle = (figure: keyof Omit<PageRun, 'faults'>) => {
      const known = runs.flatMap((run) => run[figure] ?? []);
      return known.length > 0 ? median(known) : Number.NaN;
    };
    const least = rows.find((row) => row.route === route && row.name === noScript);
    return {
      route,
      name,
      performance: middle('performance'),
      fcp: middle('fcp'),
      lcp: middle('lcp'),
      tbt: middle('tbt'),
      cls: middle('cls'),
      bytes: middle('bytes'),
      requests: middle('requests'),
      accessibility: middle('accessibility'),
      bestPractices: middle('bestPractices'),
      seo: middle('seo'),
      ratio: least ? middle('lcp') / median(least.runs.map(({ lcp }) => lcp)) : Number.NaN,
      faults: runs.flatMap(({ faults }) => faults ?? []),
    };
  });
}

const head = ['Route', '', 'Performance', 'FCP', 'LCP', 'LCP to no script', 'TBT', 'CLS', 'KB', 'Requests'];
const qualityHead = ['Accessibility', 'Best practices', 'SEO'];

/** The medians as a Markdown table. Times in milliseconds, 1 KB is 1000 bytes as transferred. */
export function pageTable(figures: readonly PageFigures[]): string {
  const whole = (value: number) => (Number.isNaN(value) ? '' : String(Math.round(value)));
  const lines = figures.map((page) => [
    page.name === site ? `\`${page.route}\`` : '',
    page.name,
    whole(page.performance),
    whole(page.fcp),
    whole(page.lcp),
    page.name === noScript || Number.isNaN(page.ratio) ? '' : page.ratio.toFixed(3),
    whole(page.tbt),
    page.cls.toFixed(3),
    (page.bytes / 1000).toFixed(1),
    whole(page.requests),
    ...[page.accessibility, page.bestPractices, page.seo].map(whole),
  ]);
  return markdownTable([...head, ...qualityHead], lines, 2);
}

/** @param words how many of the first columns hold words; the others are aligned as figures */
export function markdownTable(titles: readonly string[], lines: readonly string[][], words: number): string {
  const rule = titles.map((_, column) => (column < words ? '---' : '---:'));
  return [titles, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
