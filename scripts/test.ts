/**
 * `npm test`: everything CI runs, in the order that tells soonest. Steps of one row run side by side, as most use one
 * core. Stops after the row of the first step that fails and closes with one line, `N passed, N failed`, which counts
 * the tests of jest and Playwright. Only with CI=true does it install anything through the system's package manager;
 * elsewhere it skips the tests of hosts and browsers that are missing, and names them.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { commandForEngine, installEnginesForCi, missingEngines } from './browsers/engines';
import { ensureChromium } from './browsers/ensure-chromium';
import { commandFor, installForCi, installPdfToolsForCi, missingPrograms } from './hosting/host-programs';
import { jestCounts, jestSkipped, playwrightCounts, testSummary } from './test-summary';

// Playwright empties its own folder when it starts, so the others' reports stand elsewhere.
const results = '.cache/test-reports';
const jestReport = `${results}/jest.json`;
const hostsReport = `${results}/hosts.json`;
const enginesReport = `${results}/engines.json`;
const playwrightReport = 'test-results/playwright.json';
const isCi = Boolean(process.env.CI);

type Step = { name: string; command: string; prepare?: () => string | undefined };

const rows: readonly Step[][] = [
  [{ name: 'format and lint', command: 'npm run lint' }],
  [
    // `next build` checks the types of every file, the tests' too.
    { name: 'build', command: 'npm run build' },
    { name: 'less of everything that an owner may change', command: 'tsx scripts/checks/right-changes.ts fewer' },
  ],
  [
    { name: 'build with a form of its own', command: 'tsx scripts/build-with-form.ts' },
    // Elsewhere there is one Node, and nothing is fetched.
    ...(isCi ? [{ name: 'the lowest and the newest Node', command: 'tsx scripts/node-versions.ts' }] : []),
  ],
  [
    {
      name: 'unit, content and component tests',
      command: `npx jest --ci --json --outputFile=${jestReport}`,
      prepare: inCi(installPdfToolsForCi),
    },
  ],
  [
    {
      name: 'more of everything that an owner may change',
      command: 'tsx scripts/checks/right-changes.ts more',
      prepare: ensureChromium,
    },
    {
      name: 'walks through other engines',
      command: `npm run test:engines -- --ci --json --outputFile=${enginesReport}`,
      prepare: () => {
        if (isCi) installEnginesForCi();
        return ensureChromium();
      },
    },
  ],
  [
    {
      name: 'real hosts',
      command: `npm run test:hosts -- --ci --json --outputFile=${hostsReport}`,
      prepare: inCi(installForCi),
    },
    { name: 'browser tests on the export', command: 'npx playwright test', prepare: ensureChromium },
  ],
];

for (const folder of [results, 'test-results']) rmSync(folder, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let failedStep: string | undefined;
for (const row of rows) {
  const passed = await Promise.all(row.map((step) => run(step, row.length > 1)));
  failedStep = row.find((_, index) => !passed[index])?.name;
  if (failedStep) break;
}

const counts = [jestReport, hostsReport, enginesReport].map(jestCounts).concat(playwrightCounts(playwrightReport));
const skipped = {
  groups: { ...jestSkipped(hostsReport), ...jestSkipped(enginesReport) },
  commands: [
    ...missingPrograms().map((program) => commandFor(program)),
    ...new Set(missingEngines().map((engine) => commandForEngine(engine))),
  ],
};
process.stdout.write(testSummary(counts, failedStep, skipped));
process.exit(failedStep ? 1 : 0);

function inCi(prepare: () => void): () => undefined {
  return () => {
    if (isCi) prepare();
  };
}

/** @returns whether the step passed. What it says beside another step is kept together and shown at its end. */
function run({ name, command, prepare }: Step, isBesideAnother: boolean): Promise<boolean> {
  process.stdout.write(`\n── ${name}: ${command}\n`);
  const trouble = prepare?.();
  if (trouble) {
    process.stderr.write(`${trouble}\n`);
    return Promise.resolve(false);
  }
  const start = performance.now();
  const child = spawn(command, { shell: true, stdio: isBesideAnother ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  return new Promise((done) => {
    child.on('close', (status) => {
      process.stdout.write(`${said}── ${name}: ${Math.round((performance.now() - start) / 1000)} s\n`);
      done(status === 0);
    });
  });
}
