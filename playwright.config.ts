import { existsSync } from 'node:fs';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/browsers/chromium';
import { loadEnvFiles } from './scripts/load-env-files';

const port = Number(process.env.PORT ?? 3100);
loadEnvFiles();
// An export with a form's id has tests of its own: `npm run test:all` builds it last.
const hasOwnForm = Boolean(process.env.NEXT_PUBLIC_TYPEFORM_ID);
const ownForm = /own-form\.spec\.ts/;

// What needs a browser around the engine: windows, the PDF viewer, the pop-up blocker, a mouse that rests nowhere, the
// way it draws letters. The other tests run on the engine alone, in half the time.
// A single test says so in its title.
const needsBrowser =
  /\b(budgets|counting|islands-video|late-runtime|own-form|preview-form|publications)\.spec\.ts|@window/;

// Each window's address bar is a page of its own with two renderers, which take longer than most tests' pages.
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
// Chromium heeds the last such switch alone, so what Playwright switches off is named again.
const playwrights = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const launch = (executablePath: string | undefined) => ({
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath,
    args: [`--disable-features=${[...playwrights, ...addressBar].join(',')}`],
    // Playwright switches the pop-up blocker off, and would hide a download that readers never get (docs/design.md §8).
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  },
});

const browser = launch(findChromium());
const engine = launch(findHeadlessShell());
// Tests of phones say so themselves (e2e/support/phone.ts).
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
// Firefox and WebKit as Playwright brings them: `npx playwright install firefox webkit`.
const otherEngines = [
  { name: 'firefox', browserType: firefox },
  { name: 'webkit', browserType: webkit },
].filter(({ browserType }) => existsSync(browserType.executablePath()));

export default defineConfig({
  testDir: 'e2e',
  testMatch: hasOwnForm ? ownForm : '*.spec.ts',
  testIgnore: hasOwnForm ? [] : ownForm,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A second try for a machine that stalls; what needed it is reported as flaky, and counts as failed in the totals.
  retries: process.env.CI ? 1 : 0,
  // A fault shared by every page would otherwise be reported once a test, for minutes.
  maxFailures: 25,
  // Tests wait a good deal: on two cores a third works meanwhile.
  workers: 3,
  // How long a busy machine takes is no requirement: a test that hangs ends, and one that waits may wait.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `.cache/test-reports/${hasOwnForm ? 'own-form' : 'browser'}.json` }]],
  // A trace of every test doubles the time of all: the second try has one, and `npx playwright test --trace on` makes more.
  // An act or an event that does not come says so as soon as an expectation does.
  use: { baseURL: `http://localhost:${port}`, actionTimeout: 20_000, trace: 'on-first-retry' },
  projects: [
    { name: 'engine', use: { ...desktop, ...engine }, grepInvert: needsBrowser },
    { name: 'browser', use: { ...desktop, ...browser }, grep: needsBrowser },
    ...otherEngines.map(({ name }) => ({ name, use: { browserName: name as 'firefox' | 'webkit' }, grep: /@engines/ })),
  ],
  webServer: { command: `npm run serve -- --port ${port}`, port, reuseExistingServer: false, stdout: 'ignore' },
});
