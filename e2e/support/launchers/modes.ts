import type { Page } from '@playwright/test';
import type { ModeLauncher } from '../../../content/launcher-types';

/** One launcher of each mode, all alike. */
const label = 'Talk to us';
export const title = "The tests' form";
const common = { pages: '/legal', formId: 'moe6aa', label, title } as const;

export const launchers = {
  popup: { ...common, mode: 'popup' },
  slider: { ...common, mode: 'slider' },
  popover: { ...common, mode: 'popover' },
  'side-tab': { ...common, mode: 'side-tab' },
} as const satisfies Record<ModeLauncher['mode'], ModeLauncher>;

export const everyMode = Object.values(launchers);

/** The launcher's link, before the form library has put its own button in the place of some. */
export const launcherLink = (page: Page) => page.getByRole('link', { name: label });

/** The button of a popover or side tab, once the form library has drawn it. */
export const libraryButton = (page: Page) => page.getByRole('button', { name: label });

const testIds = {
  popup: 'tf-v1-popup',
  slider: 'tf-v1-slider',
  popover: 'tf-v1-popover',
  'side-tab': 'tf-v1-sidetab',
} as const;

/** What the form library adds to the page: over the window, or the panel with its button. */
export const overlay = (page: Page, mode: ModeLauncher['mode']) =>
  page
    .getByTestId(testIds[mode])
    .filter({ has: page.locator('*') })
    .first();
