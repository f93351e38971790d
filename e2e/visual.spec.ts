import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

/**
 * A few sections that carry the design, held pixel by pixel. All text is set in the site's own serif, for the fonts of
 * the system differ from machine to machine, and drawn on Linux, where CI runs; elsewhere glyphs are drawn otherwise.
 *
 * A change that is meant: `npm run build && npx playwright test visual --update-snapshots`, then look at each picture
 * that changed in e2e/visual.spec.ts-snapshots/ before it is committed.
 */
test.skip(process.platform !== 'linux', 'the pictures were taken on Linux');

type Section = { name: string; route: string; find: (page: Page) => Locator };

const scene = (page: Page) => page.getByRole('main').getByRole('img').first();

const sections: readonly Section[] = [
  { name: 'hero', route: '/', find: scene },
  { name: 'challenge', route: '/', find: (page) => page.locator('#challenges').getByRole('listitem').first() },
  { name: 'footer', route: '/', find: (page) => page.getByRole('contentinfo') },
  {
    name: 'edition',
    route: '/web/publications/',
    find: (page) =>
      page
        .locator('main li')
        .filter({ has: page.getByAltText(/^Cover page/) })
        .first(),
  },
  { name: 'tenth-lining', route: '/tenth-lining/', find: scene },
  { name: 'missing-line', route: '/no/such/page/', find: scene },
];

// What takes no part: the system's fonts, what moves, and what lies over the page.
const still = `
  *, ::before, ::after { font-family: var(--font-serif) !important; animation: none !important; transition: none !important; }
  header, aside, a[href='#main'] { visibility: hidden !important; }
`;

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${size.width} px`, () => {
    // The page's policy refuses the style that stills it.
    test.use({ viewport: size, contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

    for (const { name, route, find } of sections) {
      test(`${name} looks as it was agreed`, async ({ page, problems }) => {
        await page.goto(route);
        await page.addStyleTag({ content: still });
        const section = find(page);
        await section.scrollIntoViewIfNeeded();
        await page.evaluate(() => document.fonts.ready);
        // A hairline's pixels are few and pale: a tenth of a per cent of them, and a tenth of the usual colour distance.
        const tolerance = { maxDiffPixelRatio: 0.001, threshold: 0.02 };
        await expect(section).toHaveScreenshot(`${name}-${size.width}.png`, tolerance);
        if (route.startsWith('/no/')) problems.length = 0;
      });
    }
  });
}
