import { devices } from '@playwright/test';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

/** A narrow phone with a finger, for `test.use`. */
export const phone = { ...pixel, viewport: { width: 360, height: 740 } };
