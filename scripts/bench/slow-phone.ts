import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { findChromium } from '../../lib/find-chromium';

/** The line that Lighthouse's mobile preset has in mind, and a slower processor than its. */
const slowness = { cpu: 6, megabits: 1.6, latency: 150 };

const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
};

/** How long a finger stays on the glass, in milliseconds. */
const touchLasts = 80;

export type SlowPhone = { page: Page; tap: (control: Locator) => Promise<void> };

/**
 * A phone that nobody has used before, slowed down, for as long as `use` takes. Not a private window: Chromium fetches
 * nothing ahead in those.
 *
 * @param savesData as `navigator.connection` says it to the page: then nothing but a press brings the runtime
 */
export async function withSlowPhone<Result>(
  savesData: boolean,
  use: (phone: SlowPhone) => Promise<Result>,
): Promise<Result> {
  const isRoot = process.getuid?.() === 0;
  const profile = await newProfile();
  const context = await chromium.launchPersistentContext(profile, {
    ...phone,
    executablePath: findChromium(),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const session = await context.newCDPSession(page);
    await slowDown(session);
    // tsx wraps named functions in a call of this helper, which functions sent to a page would miss.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await page.addInitScript((isSaving) => {
      const connection = (navigator as { connection?: object }).connection;
      if (connection) Object.defineProperty(connection, 'saveData', { get: () => isSaving });
    }, savesData);
    return await use({ page, tap: (control) => tap(session, control) });
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Some systems' Chromium is packaged with fetching ahead switched off; readers' own has it on. */
async function newProfile(): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'slow-phone-'));
  await mkdir(join(profile, 'Default'));
  const preferences = { net: { network_prediction_options: 0 } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  return profile;
}

async function slowDown(session: CDPSession): Promise<void> {
  const bytesPerSecond = (slowness.megabits * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowness.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness.cpu });
}

/** A finger down and up again, as a hand does it: Playwright's own tap takes no time at all. */
async function tap(session: CDPSession, control: Locator): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is not on the screen.`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await new Promise((resolve) => setTimeout(resolve, touchLasts));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
