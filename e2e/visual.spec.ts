import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

/**
 * A few sections that carry the design, held pixel by pixel, with words, covers and icons that are always the same:
 * what an owner writes needs no new picture. All text is set in the site's own serif, for the fonts of the system differ
 * from machine to machine, and drawn on Linux, where CI runs; elsewhere glyphs are drawn otherwise.
 *
 * A change that is meant: `npm run build && npx playwright test visual --update-snapshots`, then look at each picture
 * that changed in e2e/visual.spec.ts-snapshots/ before it is committed.
 */
test.skip(process.platform !== 'linux', 'the pictures were taken on Linux');

type Section = { name: string; route: string; find: (page: Page) => Locator };

const scene = (page: Page) => page.getByRole('main').getByRole('img').first();

const sections: readonly Section[] = [
  { name: 'hero', route: '/', find: (page) => page.getByRole('main').getByRole('radiogroup').first() },
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
  { name: 'missing-line', route: '/404.html', find: scene },
];

// What takes no part: the system's fonts, what moves, and what lies over the page.
const still = `
  *, ::before, ::after { font-family: var(--font-serif) !important; animation: none !important; transition: none !important; }
  header, aside, a[href='#main'] { visibility: hidden !important; }
`;

/** Runs in the page: puts fixed words in the place of the owner's, one entry in lists, and a plain picture for covers. */
function neutral(section: Element) {
  const isDrawing = section.matches('[role=img]');
  // How many subjects and holdings an edition has, and whether its title names a series, is the owner's.
  for (const own of section.querySelectorAll('[data-slug] :is(h3 span, p:has(a), ul)')) own.remove();
  for (const item of isDrawing ? [] : section.querySelectorAll('li:not(:first-child)')) item.remove();
  const words = [
    'Words of a line',
    'A sentence that is long enough to go on in the next line',
    'Three words more',
    'Some',
  ];
  const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  for (let index = 0; texts.nextNode(); ) {
    const text = texts.currentNode as Text;
    // The numbers of lines are the drawing's own.
    if (text.data.trim() === '' || /^\d+$/.test(text.data.trim())) continue;
    const isHeading = text.parentElement?.closest('h1, h2, h3, dt');
    text.data = `${isHeading ? 'A title of four words' : words[index++ % words.length]} `;
  }
  for (const icon of isDrawing ? [] : section.querySelectorAll('svg')) {
    icon.innerHTML = '<path fill="currentColor" d="M2 2h16v16H2z"/>';
  }
  for (const source of section.querySelectorAll('source')) source.remove();
  for (const image of section.querySelectorAll('img')) {
    image.removeAttribute('srcset');
    Object.assign(image, { width: 210, height: 297 });
    const picture =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><path fill="gray" d="M0 0h210v297H0z"/></svg>';
    image.src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  }
}

/** Runs in the page: what stands above is as high as the owner's words, and lines are drawn from whole pixels on. */
function onWholePixels(section: Element) {
  const above = document.createElement('div');
  above.style.height = `${1 - ((section.getBoundingClientRect().top + scrollY) % 1)}px`;
  document.body.prepend(above);
}

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${size.width} px`, () => {
    // The page's policy refuses the style that stills it.
    test.use({ viewport: size, contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

    for (const { name, route, find } of sections) {
      test(`${name} looks as it was agreed`, async ({ page }) => {
        // React would put the owner's words back when it takes over the page.
        await page.route('**/*.js', () => undefined);
        await page.goto(route);
        await page.addStyleTag({ content: still });
        const section = find(page);
        await section.evaluate(neutral);
        await section.evaluate(onWholePixels);
        await section.scrollIntoViewIfNeeded();
        await page.evaluate(async () => {
          await document.fonts.ready;
          await Promise.all([...document.images].map((image) => image.loading === 'lazy' || image.decode()));
        });
        // A hairline's pixels are few and pale: a tenth of a per cent of them, and a tenth of the usual colour distance.
        const tolerance = { maxDiffPixelRatio: 0.001, threshold: 0.02 };
        await expect(section).toHaveScreenshot(`${name}-${size.width}.png`, tolerance);
      });
    }
  });
}
