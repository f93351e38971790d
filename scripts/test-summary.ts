import { existsSync, readFileSync } from 'node:fs';

/** How many tests of a run passed and failed. */
export type Counts = { passed: number; failed: number };

const none: Counts = { passed: 0, failed: 0 };

/**
 * The last lines of `npm test`. A step that fails without a failing test (format, types, build) counts as one failure,
 * so that the line never says `0 failed` under a failed run.
 *
 * @param failedStep the step that stopped the run, if one did
 * @returns `N passed, N failed`, below the name of the step that failed
 */
export function testSummary(counts: readonly Counts[], failedStep?: string): string {
  const sum = (key: keyof Counts) => counts.reduce((total, each) => total + each[key], 0);
  const failed = failedStep ? Math.max(sum('failed'), 1) : sum('failed');
  return `${failedStep ? `\nStopped at: ${failedStep}\n` : ''}\n${sum('passed')} passed, ${failed} failed\n`;
}

/** The counts in the file that `jest --json --outputFile` writes; none where there is no file. */
export function jestCounts(file: string): Counts {
  const report = readReport(file);
  return report ? { passed: report.numPassedTests, failed: report.numFailedTests } : none;
}

/** The counts in the file of Playwright's JSON reporter. A test that passed at its second try has failed. */
export function playwrightCounts(file: string): Counts {
  const stats = readReport(file)?.stats;
  return stats ? { passed: stats.expected, failed: stats.unexpected + stats.flaky } : none;
}

// biome-ignore lint/suspicious/noExplicitAny: two foreign formats, read for two numbers each
function readReport(file: string): any {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
