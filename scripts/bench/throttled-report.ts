import { floor, site } from './contenders';
import { markdownTable, median } from './report';
import type { ThrottledRow, ThrottledRun } from './throttled-run';

/** The medians of one page of one contender, and the ratios of the site's paints to its own; NaN for the site. */
type ThrottledFigures = ThrottledRun & {
  route: string;
  name: string;
  toThis: readonly [first: number, largest: number];
};

/**
 * A ratio is the median of those of single rounds, not the ratio of two medians: a round is over in a minute or two, in
 * which the machine is as fast for the one as for the other.
 */
function throttledFigures(rows: readonly ThrottledRow[]): ThrottledFigures[] {
  return rows.map((row) => {
    const { route, name } = row;
    const own = rows.find((other) => other.route === route && other.name === site && other !== row);
    return {
      ...(Object.fromEntries(columns.map(({ key }) => [key, median(figures(row, key))])) as ThrottledRun),
      route,
      name,
      toThis: [ratio(own, row, 'firstPaint'), ratio(own, row, 'largestPaint')],
    };
  });
}

type Paint = 'firstPaint' | 'largestPaint';

const figures = ({ runs }: ThrottledRow, key: keyof ThrottledRun) => runs.map((run) => run[key]);

/** NaN without the one. Every row has one run of each round. */
function ratio(one: ThrottledRow | undefined, other: ThrottledRow, paint: Paint): number {
  if (!one) return Number.NaN;
  const others = figures(other, paint);
  return median(figures(one, paint).map((time, round) => time / (others[round] ?? Number.NaN)));
}

const whole = (value: number) => String(Math.round(value));
const kilo = (bytes: number) => (bytes / 1000).toFixed(1);

const columns: ReadonlyArray<{ key: keyof ThrottledRun; title: string; text: (value: number) => string }> = [
  { key: 'firstPaint', title: 'First paint', text: whole },
  { key: 'largestPaint', title: 'Largest paint', text: whole },
  { key: 'longestTask', title: 'Longest task', text: whole },
  { key: 'blocking', title: 'Blocking', text: whole },
  { key: 'shift', title: 'CLS', text: (value) => value.toFixed(3) },
  { key: 'bytes', title: 'KB', text: kilo },
  { key: 'pictureBytes', title: 'Of it pictures', text: kilo },
  { key: 'requests', title: 'Requests', text: whole },
  { key: 'elements', title: 'Elements', text: whole },
];

/** The medians as a Markdown table. Times in milliseconds; the ratio is the site's first and largest paint to this row's. */
function throttledTable(pages: readonly ThrottledFigures[]): string {
  const lines = pages.map((page) => [
    page.name === site ? `\`${page.route}\`` : '',
    page.name,
    Number.isNaN(page.toThis[0]) ? '' : page.toThis.map((one) => one.toFixed(2)).join(', '),
    ...columns.map(({ key, text }) => text(page[key])),
  ]);
  return markdownTable(['Route', '', 'Site to it', ...columns.map(({ title }) => title)], lines, 2);
}

// Half of what each had on 21 November 2026, before its rules stood in it; publications' own pages share one template.
const blocking: Readonly<Record<string, number>> = { '/': 95, '/legal/': 53, '/web/publications/': 67 };
const blockingOf = (route: string) => blocking[route] ?? (route.startsWith('/web/publications/') ? 34 : 53);

/**
 * A sentence for each target that a route of the site misses. None is lowered; what misses one is written down in
 * docs/performance.md. Bytes are a test's (e2e/budgets.spec.ts).
 */
function missedTargets(pages: readonly ThrottledFigures[]): string[] {
  return pages
    .filter(({ name }) => name === site)
    .flatMap((page) => {
      const { route } = page;
      const least = pages.find((other) => other.route === route && other.name === floor)?.toThis ?? [NaN, NaN];
      const held: ReadonlyArray<[says: string, value: number, most: number, digits: number]> = [
        ['first paint to the floor', least[0], 1.1, 2],
        ['largest paint to the floor', least[1], 1.1, 2],
        ['longest task in ms', page.longestTask, 100, 0],
        ['blocking time in ms', page.blocking, blockingOf(route), 0],
        ['CLS', page.shift, 0.0005, 4],
      ];
      // A ratio to nobody is NaN, and misses nothing.
      return held
        .filter(([, value, most]) => value > most)
        .map(([says, value, most, digits]) => `\`${route}\`: ${says} ${value.toFixed(digits)}, target at most ${most}`);
    });
}

/** The medians, and below them the targets that they miss. */
export function throttledReport(rows: readonly ThrottledRow[]): string {
  const pages = throttledFigures(rows);
  const missed = missedTargets(pages).map((one) => `- ${one}`);
  return `${throttledTable(pages)}\n\nTargets missed:\n\n${missed.join('\n') || 'None.'}`;
}
