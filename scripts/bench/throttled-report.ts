import { floor, site } from './contenders';
import { markdownTable, median } from './report';
import type { ThrottledRow, ThrottledRun } from './throttled-run';

/**
 * The ratios of the site's first and largest paint to a row's; undefined for the site's own. Each is the median of those of
 * single rounds, not the ratio of two medians: a round is over in a minute or two, in which the machine is as fast for the
 * one as for the other. Every row has one run of each round.
 */
function siteTo(row: ThrottledRow, rows: readonly ThrottledRow[]): number[] | undefined {
  const own = rows.find(({ route, name }) => route === row.route && name === site);
  if (!own || own === row) return undefined;
  return (['firstPaint', 'largestPaint'] as const).map((paint) =>
    median(own.runs.map((run, round) => run[paint] / (row.runs[round]?.[paint] ?? Number.NaN))),
  );
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

const mediansOf = ({ runs }: ThrottledRow) =>
  Object.fromEntries(columns.map(({ key }) => [key, median(runs.map((run) => run[key]))])) as ThrottledRun;

/** The medians as a Markdown table. Times in milliseconds. */
function throttledTable(rows: readonly ThrottledRow[]): string {
  const lines = rows.map((row) => {
    const medians = mediansOf(row);
    return [
      row.name === site ? `\`${row.route}\`` : '',
      row.name,
      siteTo(row, rows)
        ?.map((one) => one.toFixed(2))
        .join(', ') ?? '',
      ...columns.map(({ key, text }) => text(medians[key])),
    ];
  });
  return markdownTable(['Route', '', 'Site to it', ...columns.map(({ title }) => title)], lines, 2);
}

// Half of what each had on 21 November 2026, before its rules stood in it; publications' own pages share one template.
const blocking: Readonly<Record<string, number>> = { '/': 95, '/legal/': 53, '/web/publications/': 67 };
const blockingOf = (route: string) => blocking[route] ?? (route.startsWith('/web/publications/') ? 34 : 53);

/**
 * A sentence for each target that a route of the site misses. None is lowered; what misses one is written down in
 * docs/performance.md. Bytes are a test's (e2e/budgets.spec.ts).
 */
function missedTargets(rows: readonly ThrottledRow[]): string[] {
  return rows
    .filter(({ name }) => name === site)
    .flatMap((row) => {
      const { route } = row;
      const medians = mediansOf(row);
      const least = rows.find((other) => other.route === route && other.name === floor);
      // A ratio to nobody is NaN, and misses nothing.
      const [first = Number.NaN, largest = Number.NaN] = (least && siteTo(least, rows)) ?? [];
      const held: ReadonlyArray<[says: string, value: number, most: number, digits: number]> = [
        ['first paint to the floor', first, 1.1, 2],
        ['largest paint to the floor', largest, 1.1, 2],
        ['longest task in ms', medians.longestTask, 100, 0],
        ['blocking time in ms', medians.blocking, blockingOf(route), 0],
        ['CLS', medians.shift, 0.0005, 4],
      ];
      return held
        .filter(([, value, most]) => value > most)
        .map(([says, value, most, digits]) => `\`${route}\`: ${says} ${value.toFixed(digits)}, target at most ${most}`);
    });
}

/** The medians, and below them the targets that they miss. */
export function throttledReport(rows: readonly ThrottledRow[]): string {
  const missed = missedTargets(rows).map((one) => `- ${one}`);
  return `${throttledTable(rows)}\n\nTargets missed:\n\n${missed.join('\n') || 'None.'}`;
}
