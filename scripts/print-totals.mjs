// Prints the last line of a CI run, `N passed, N failed`, from the reports of jest and Playwright. A failed step without a
// failed test (format, types, build) counts as one, and so does a test that passed only at its second try.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const folder = '.cache/test-reports';
const hasFailed = process.argv[2] !== '0';
let passed = 0;
let failed = 0;
for (const name of existsSync(folder) ? readdirSync(folder) : []) {
  const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
  passed += numPassedTests ?? stats.expected;
  failed += numFailedTests ?? stats.unexpected + stats.flaky;
}
process.stdout.write(`\n${passed} passed, ${hasFailed ? Math.max(failed, 1) : failed} failed\n`);
