import type { Page } from '@playwright/test';
import { challenges } from '@/content/challenges';
import { features } from '@/content/features';
import { home } from '@/content/home';
import { legal } from '@/content/legal';
import { publicationsPage } from '@/content/publications-page';
import { team } from '@/content/team';
import { tenthLining } from '@/content/tenth-lining';
import { mainRoutes, publicationExtremes } from './support/routes';
import { expect, test, visit } from './support/test';
import { wordsOf } from './support/words-of';

const [edition = ''] = publicationExtremes;
// The other pages' words are held by their own tests.
const words: Partial<Record<string, string[]>> = {
  '/': wordsOf([home, features.items, challenges.pairs]),
  '/legal/': wordsOf(legal),
  '/tenth-lining/': wordsOf(tenthLining),
  '/team/': wordsOf(team),
  '/web/publications/': wordsOf([publicationsPage.title, publicationsPage.lead, publicationsPage.closing]),
  [edition]: wordsOf(publicationsPage.closing),
};

/** Words as they are shown, in one line; capitals are a matter of style. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** What is far from the window is not laid out (`content-visibility`), and all its words would be read as one. */
async function wordsIn(page: Page): Promise<string> {
  await page.locator('main figure').evaluateAll((elements) => {
    for (const element of elements as HTMLElement[]) element.style.contentVisibility = 'visible';
  });
  // The name of a firm can be in its logo alone.
  const names = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  return [await page.locator('main').innerText(), ...names].join('\n');
}

test.describe('without JavaScript', () => {
  // The home page's answer turns its pages by itself: each reading would meet another one.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('every page says its words (R1.3, R1.5, R1.6, R2.2, R2.3, R5.1), and what it says with JavaScript (R10.5)', {
    tag: '@asked',
  }, async ({ page, browser, baseURL }) => {
    const scripted = await browser.newPage({ javaScriptEnabled: true, reducedMotion: 'reduce' });
    for (const route of [...mainRoutes, edition]) {
      await page.goto(route);
      const without = await wordsIn(page);
      // A sentence whose numbers are filled in is read up to the first of them.
      const whole = words[route]?.map((sentence) => sentence.replace(/\{.*/s, '')) ?? [];
      const unsaid = whole.filter((sentence) => !plain(without).includes(plain(sentence)));
      expect(unsaid, route).toEqual([]);
      const controls = page.getByRole('main').locator('button:not([type=submit]), select');
      await expect(controls.filter({ visible: true }), `what would do nothing on ${route}`).toHaveCount(0);

      await visit(scripted, `${baseURL}${route}`);
      const withScript = await wordsIn(scripted);
      // What only a script can do is not offered without one; everything that is said is said.
      const offered = scripted
        .locator('main')
        .locator('button, label, select, [role=tab], [role=status], [data-result], p:has(> [data-await-runtime])');
      const offers = (await offered.allInnerTexts()).flatMap((text) => text.split('\n'));
      const said = withScript.split('\n').filter((line) => line.trim() !== '' && !offers.includes(line));
      const lost = said.filter((line) => !without.includes(line.trim()));
      expect(lost, route).toEqual([]);
    }
    await scripted.close();
  });
});
