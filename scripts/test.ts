/**
 * `npm test`: every test of jest, and of the browser's those with the tag `@asked`. `npm run test:all`, which CI runs,
 * adds the browser's others, and what `isElsewhere`.
 *
 * Steps of one row run side by side, as most use one core; rows stand in the order that tells soonest. Stops after the row
 * of the first step that fails and closes with one line, `N passed, N failed`. Only with CI=true does it install anything
 * through the system's package manager; elsewhere it skips the tests of hosts and browsers that are missing, and names them.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './browsers/chromium';
import { commandFor, engineNames, hostPrograms, installForCi, missing, type ProgramName } from './programs';
import { jestCounts, jestSkipped, playwrightCounts, testSummary } from './test-summary';
import { typeformExport } from './typeform-export';

// Playwright empties its own folder when it starts, so the others' reports stand elsewhere.
const results = '.cache/test-reports';
const reportOf = (run: string) => `${results}/${run}.json`;
const jest = (run: string) => `npx jest --ci --json --outputFile=${reportOf(run)}`;
const isCi = Boolean(process.env.CI);
const runsAll = process.argv.includes('--all');

/** `needs` is brought to CI's machine where it is missing, a Chromium to a person's as well. */
type Step = {
  name: string;
  command: string;
  needs?: readonly ProgramName[];
  needsChromium?: boolean;
  isElsewhere?: boolean;
};

const rows: readonly Step[][] = [
  [{ name: 'format (npm run format writes it) and lint', command: 'npm run lint' }],
  [
    // `next build` checks the types of every file, the tests' too.
    { name: 'build', command: 'npm run build' },
    {
      name: 'unit, content and component tests',
      command: `${jest('unit')} --selectProjects components content`,
      needs: ['PDF tools'],
    },
  ],
  [
    { name: 'build with a form of its own', command: 'tsx scripts/try-changes/run.ts form', isElsewhere: true },
    { name: 'the lowest and the newest Node', command: 'tsx scripts/node-versions.ts', isElsewhere: true },
    {
      name: 'from the samples to a live site, with less of everything',
      command: 'tsx scripts/try-changes/run.ts launched',
      needs: hostPrograms,
      needsChromium: true,
      isElsewhere: true,
    },
  ],
  [
    {
      name: 'more of everything that an owner may change',
      command: 'tsx scripts/try-changes/run.ts more',
      needsChromium: true,
      isElsewhere: true,
    },
    {
      name: 'walks through other engines',
      command: `${jest('engines')} --config e2e/engines/jest.config.mjs`,
      needs: engineNames,
      needsChromium: true,
      isElsewhere: true,
    },
  ],
  [
    {
      name: 'tests of the exported files',
      command: `${jest('export')} --selectProjects export`,
    },
    {
      name: 'real hosts',
      command: `${jest('hosts')} --config e2e/hosts/jest.config.mjs`,
      needs: hostPrograms,
      isElsewhere: true,
    },
    {
      name: `browser tests ${runsAll ? 'on the export' : 'of the requirements'}`,
      command: `npx playwright test${runsAll ? '' : ' --grep @asked'}`,
      needsChromium: true,
    },
  ],
];

// A form's export of an earlier run would be tested as if it were today's.
for (const folder of [results, 'test-results', typeformExport]) rmSync(folder, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let failedStep: string | undefined;
for (const steps of rows) {
  const row = steps.filter(({ isElsewhere }) => runsAll || !isElsewhere);
  const passed = await Promise.all(row.map((step) => run(step, step === row.at(-1))));
  failedStep = row.find((_, index) => !passed[index])?.name;
  if (failedStep) break;
}

const counts = ['unit', 'export', 'hosts', 'engines'].map((run) => jestCounts(reportOf(run)));
counts.push(playwrightCounts('test-results/playwright.json'));
const skipped = {
  groups: { ...jestSkipped(reportOf('hosts')), ...jestSkipped(reportOf('engines')) },
  commands: [...new Set(missing([...hostPrograms, ...engineNames]).map(commandFor))],
};
const elsewhere = rows.flat().filter(({ isElsewhere }) => isElsewhere);
const left = ['browser tests without the tag @asked', ...elsewhere.map(({ name }) => name)];
if (!runsAll) process.stdout.write(`\nLeft to npm run test:all: ${left.join('; ')}\n`);
process.stdout.write(testSummary(counts, failedStep, skipped));
process.exit(failedStep ? 1 : 0);

/**
 * @param isLive whether it speaks as it goes, as the last step of a row does; what another says is kept until its end
 * @returns whether the step passed
 */
function run({ name, command, needs = [], needsChromium }: Step, isLive: boolean): Promise<boolean> {
  process.stdout.write(`\n── ${name}: ${command}\n`);
  if (isCi) installForCi(needs);
  const trouble = needsChromium ? ensureChromium() : undefined;
  if (trouble) {
    process.stderr.write(`${trouble}\n`);
    return Promise.resolve(false);
  }
  const start = performance.now();
  const child = spawn(command, { shell: true, stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  return new Promise((done) => {
    child.on('close', (status) => {
      process.stdout.write(`${said}── ${name}: ${Math.round((performance.now() - start) / 1000)} s\n`);
      done(status === 0);
    });
  });
}
