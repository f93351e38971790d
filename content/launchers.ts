import type { Launcher } from './types';

/**
 * Forms that open over a page. Add an entry, name the page or pages, and the button stands there; docs/forms.md has
 * every mode, option and default. A mistake stops the build with its field and what is allowed.
 */
export const launchers: readonly Launcher[] = [
  {
    pages: '/legal',
    mode: 'popup',
    label: 'Talk to us',
    text: 'Prefer to write? Send us a question and we reply by email.',
    options: { width: 672, height: 640 },
    sample: true,
  },
];

/** The library's close buttons of a popover and a side tab have no name of their own. */
export const launcherCloseLabel = 'Close the form';
