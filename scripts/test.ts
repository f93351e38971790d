/**
 * `npm test`: everything CI runs, in the order that tells soonest. Stops at the first step that fails and closes with
 * one line, `N passed, N failed`, which counts the tests of jest and Playwright. Only with CI=true does it install
 * anything through the system's package manager; elsewhere it skips the tests of hosts that are missing, and names them.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './browsers/ensure-chromium';
import { commandFor, installForCi, installPdfToolsForCi, missingPrograms } from './hosting/host-programs';
import { jestCounts, jestSkipped, playwrightCounts, testSummary } from './test-summary';

// Playwright empties its own folder when it starts, so the others' reports stand elsewhere.
const results = '.cache/test-reports';
const jestReport = `${results}/jest.json`;
const hostsReport = `${results}/hosts.json`;
const playwrightReport = 'test-results/playwright.json';

const steps: ReadonlyArray<readonly [name: string, command: string]> = [
  ['format and lint', 'npm run lint'],
  ['build', 'npm run build'],
  ['build with a form of its own', 'tsx scripts/build-with-form.ts'],
  ['types', 'npm run typecheck'],
  ['changes that an owner may make', 'tsx scripts/checks/right-changes.ts'],
  ['unit, content and component tests', `npx jest --ci --json --outputFile=${jestReport}`],
  // Elsewhere there is one Node, and nothing is fetched.
  ...(process.env.CI ? [['the lowest and the newest Node', 'tsx scripts/node-versions.ts'] as const] : []),
  ['real hosts', `npm run test:hosts -- --ci --json --outputFile=${hostsReport}`],
  ['browser tests on the export', 'npx playwright test'],
];

for (const folder of [results, 'test-results']) rmSync(folder, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let failedStep: string | undefined;
for (const [name, command] of steps) {
  process.stdout.write(`\n── ${name}: ${command}\n`);
  const trouble = name.startsWith('browser') ? ensureChromium() : undefined;
  if (trouble) {
    process.stderr.write(`${trouble}\n`);
    failedStep = name;
    break;
  }
  if (name.startsWith('unit') && process.env.CI) installPdfToolsForCi();
  if (name === 'real hosts' && process.env.CI) installForCi();
  const start = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  process.stdout.write(`── ${name}: ${Math.round((performance.now() - start) / 1000)} s\n`);
  if (status !== 0) {
    failedStep = name;
    break;
  }
}

const counts = [jestCounts(jestReport), jestCounts(hostsReport), playwrightCounts(playwrightReport)];
const skipped = { groups: jestSkipped(hostsReport), commands: missingPrograms().map((program) => commandFor(program)) };
process.stdout.write(testSummary(counts, failedStep, skipped));
process.exit(failedStep ? 1 : 0);
