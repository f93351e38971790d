import type { Locator, Page } from '@playwright/test';
import { challenges } from '../../content/challenges';
import { features } from '../../content/features';
import { gate } from '../../content/gate';
import { navigation } from '../../content/navigation';

export type TapCase = {
  name: string;
  route: string;
  control: (page: Page) => Locator;
  /** a selector that finds something as soon as the tap has shown what it does, and nothing before */
  effect: string;
};

const [firstPair] = challenges.pairs;

export const tapCases: readonly TapCase[] = [
  {
    name: 'Menu: it is open',
    route: '/',
    control: (page) => page.getByRole('button', { name: navigation.menuLabel, exact: true }),
    effect: '[popover]:popover-open',
  },
  {
    name: 'Flip card: it turns, and the other side has the focus',
    route: '/',
    control: (page) => page.getByRole('button', { name: `${challenges.turnLabel}: ${firstPair.challenge.title}` }),
    effect: `button[aria-label="${challenges.returnLabel}: ${firstPair.challenge.title}"]:focus`,
  },
  {
    name: 'Carousel, next: the second feature shows',
    route: '/',
    control: (page) => page.getByRole('button', { name: features.nextLabel, exact: true }),
    effect: `[role="tab"][aria-selected="true"][aria-controls="feature-${features.items[1].id}"]`,
  },
  {
    name: `${gate.buttonLabel}: the dialog says that the form is loading`,
    route: '/web/publications/',
    // A link before the runtime, a button after it.
    control: (page) =>
      page
        .getByRole('link', { name: gate.buttonLabel })
        .or(page.getByRole('button', { name: gate.buttonLabel }))
        .first(),
    effect: 'dialog[open] [role="status"]',
  },
];
