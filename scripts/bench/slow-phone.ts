import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { findChromium, quietArgs } from '../browsers/chromium';

/** How many times slower than this machine's a phone's processor is; its screen in CSS pixels, and device pixels to one. */
type Phone = { cpu: number; width: number; height: number; scale: number };

/** The line that Lighthouse's mobile preset has in mind: megabits a second, and milliseconds on every request. */
const line = { megabits: 1.6, latency: 150 };

/** A slower processor than that preset's, and the narrowest screen that is still sold. */
const smallPhone: Phone = { cpu: 6, width: 360, height: 740, scale: 2.625 };

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
  return withPhone(smallPhone, async (context) => {
    const page = context.pages()[0] ?? (await context.newPage());
    const session = await context.newCDPSession(page);
    await slowDown(session, smallPhone);
    await page.addInitScript((isSaving) => {
      const connection = (navigator as { connection?: object }).connection;
      if (connection) Object.defineProperty(connection, 'saveData', { get: () => isSaving });
    }, savesData);
    return await use({ page, tap: (control) => tap(session, control) });
  });
}

/** A browser with a profile of its own and a phone's screen, as fast as this machine. */
export async function withPhone<Result>(
  { width, height, scale }: Phone,
  use: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const profile = await newProfile();
  const context = await chromium.launchPersistentContext(profile, {
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: true,
    hasTouch: true,
    executablePath: findChromium(),
    args: quietArgs,
  });
  try {
    // tsx wraps named functions in a call of this helper, which functions sent to a page would miss.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    return await use(context);
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

/** Applies the slow line and a slow processor to one page. */
export async function slowDown(session: CDPSession, { cpu }: Pick<Phone, 'cpu'>): Promise<void> {
  const bytesPerSecond = (line.megabits * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
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
