import { existsSync, readFileSync } from 'node:fs';

/** How many tests of a run passed and failed. */
export type Counts = { passed: number; failed: number };

const none: Counts = { passed: 0, failed: 0 };

/** Tests that were not run for want of a program: where they stand, how many, and the commands that bring what is missing. */
export type Skipped = { groups: Readonly<Record<string, number>>; commands: readonly string[] };

/**
 * The last lines of `npm test`. A step that fails without a failing test (format, types, build) counts as one failure,
 * so that the line never says `0 failed` under a failed run.
 *
 * @param failedStep the step that stopped the run, if one did
 * @returns `N passed, N failed`, with `, N skipped` where some were, below the names of what failed or was skipped
 */
export function testSummary(counts: readonly Counts[], failedStep?: string, skipped?: Skipped): string {
  const sum = (key: keyof Counts) => counts.reduce((total, each) => total + each[key], 0);
  const failed = failedStep ? Math.max(sum('failed'), 1) : sum('failed');
  const groups = Object.entries(skipped?.groups ?? {});
  const count = groups.reduce((total, [, tests]) => total + tests, 0);
  const names = groups.map(([name, tests]) => `  ${name}: ${tests}\n`).join('');
  const commands = skipped?.commands.map((command) => `  ${command}\n`).join('');
  return [
    failedStep ? `\nStopped at: ${failedStep}\n` : '',
    count > 0 ? `\nSkipped:\n${names}To run them too:\n${commands}` : '',
    `\n${sum('passed')} passed, ${failed} failed${count > 0 ? `, ${count} skipped` : ''}\n`,
  ].join('');
}

/** The counts in the file that `jest --json --outputFile` writes; none where there is no file. */
export function jestCounts(file: string): Counts {
  const report = readReport(file);
  return report ? { passed: report.numPassedTests, failed: report.numFailedTests } : none;
}

/** How many tests jest skipped in the same file, by the outermost `describe` they stand in. */
export function jestSkipped(file: string): Readonly<Record<string, number>> {
  const groups: Record<string, number> = {};
  for (const { assertionResults } of readReport(file)?.testResults ?? []) {
    for (const { status, ancestorTitles, title } of assertionResults) {
      const name = ancestorTitles[0] ?? title;
      if (status === 'pending') groups[name] = (groups[name] ?? 0) + 1;
    }
  }
  return groups;
}

/** The counts in the file of Playwright's JSON reporter. A test that passed at its second try has failed. */
export function playwrightCounts(file: string): Counts {
  const stats = readReport(file)?.stats;
  return stats ? { passed: stats.expected, failed: stats.unexpected + stats.flaky } : none;
}

// biome-ignore lint/suspicious/noExplicitAny: two foreign formats, read for a few fields each
function readReport(file: string): any {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
