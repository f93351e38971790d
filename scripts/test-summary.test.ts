import { join } from 'node:path';
import { jestCounts, jestSkipped, playwrightCounts, testSummary } from './test-summary';
import { folderWith } from './testing/folder-with';

const lastLine = (text: string) => text.trimEnd().split('\n').at(-1);
const [unit, browser] = [
  { passed: 10, failed: 0 },
  { passed: 5, failed: 2 },
];

test.each([
  [[unit], undefined, '10 passed, 0 failed'],
  [[unit, browser], 'browser tests on the export', '15 passed, 2 failed'],
  [[], 'format and lint', '0 passed, 1 failed'],
  [[unit], 'real hosts', '10 passed, 1 failed'],
])('%j, stopped at %s: the last line is %j', (counts, failedStep, expected) => {
  expect(lastLine(testSummary(counts, failedStep))).toBe(expected);
});

test('names the step that failed, above the last line', () => {
  expect(testSummary([], 'build')).toBe('\nStopped at: build\n\n0 passed, 1 failed\n');
});

test('names what was skipped and what would bring it, above a last line that counts it', () => {
  const skipped = { groups: { nginx: 61, 'a deploy on nginx': 2 }, commands: ['brew install nginx'] };
  expect(testSummary([unit], undefined, skipped)).toBe(
    '\nSkipped:\n  nginx: 61\n  a deploy on nginx: 2\nTo run them too:\n  brew install nginx\n\n10 passed, 0 failed, 63 skipped\n',
  );
});

test('reads what jest skipped, by where it stands', () => {
  const result = (status: string, ...ancestorTitles: string[]) => ({ status, ancestorTitles, title: 'alone' });
  const assertionResults = [result('pending', 'nginx', 'pages'), result('pending', 'nginx'), result('pending')];
  const testResults = [{ assertionResults }, { assertionResults: [result('passed', 'npm start')] }];
  const folder = folderWith({ 'jest.json': JSON.stringify({ testResults }) });
  expect(jestSkipped(join(folder, 'jest.json'))).toEqual({ nginx: 2, alone: 1 });
});

test('reads the reports of jest and Playwright, and a missing one as no tests', () => {
  const folder = folderWith({
    'jest.json': JSON.stringify({ numPassedTests: 7, numFailedTests: 1, numPendingTests: 3 }),
    'playwright.json': JSON.stringify({ stats: { expected: 9, unexpected: 1, flaky: 1, skipped: 4 } }),
  });
  const missing = join(folder, 'gone.json');
  const none = { passed: 0, failed: 0 };
  expect(jestCounts(join(folder, 'jest.json'))).toEqual({ passed: 7, failed: 1 });
  expect(playwrightCounts(join(folder, 'playwright.json'))).toEqual({ passed: 9, failed: 2 });
  expect([jestCounts(missing), playwrightCounts(missing)]).toEqual([none, none]);
});
