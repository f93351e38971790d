import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium } from '@playwright/test';
import { findChromium, quietArgs } from '../browsers/chromium';

/** How many times slower than this machine's a phone's processor is; its screen in CSS pixels, and device pixels to one. */
type Phone = { cpu: number; width: number; height: number; scale: number };

/** The line that Lighthouse's mobile preset has in mind: megabits a second, and milliseconds on every request. */
const line = { megabits: 1.6, latency: 150 };

/**
 * A browser with a fresh profile and a phone's screen, as fast as this machine, for as long as `use` takes. Not a private
 * window: Chromium fetches nothing ahead in those.
 */
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
