import type { Launcher } from './types';

/** Forms that open over a page: an entry puts its button on the pages that it names. docs/forms.md explains every field. */
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

/** Names the close buttons of popovers and side tabs, which have none in the form library. */
export const launcherCloseLabel = 'Close the form';
