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
// Other pages have tests of their own for their text.
const words: Partial<Record<string, string[]>> = {
  '/': wordsOf([home, features.items, challenges.pairs]),
  '/legal/': wordsOf(legal),
  '/tenth-lining/': wordsOf(tenthLining),
  '/team/': wordsOf(team),
  '/web/publications/': wordsOf([publicationsPage.title, publicationsPage.lead, publicationsPage.closing]),
  [edition]: wordsOf(publicationsPage.closing),
};

/** Text in one line and in lower case, since CSS may change the case. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Visible text; without `content-visibility` off-screen figures keep the line breaks between their words. */
async function wordsIn(page: Page): Promise<string> {
  await page.locator('main figure').evaluateAll((elements) => {
    for (const element of elements as HTMLElement[]) element.style.contentVisibility = 'visible';
  });
  // A firm's name may be only in the alt text of its logo.
  const names = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  return [await page.locator('main').innerText(), ...names].join('\n');
}

test.describe('without JavaScript', () => {
  // Under reduced motion the home page's answer does not change between two readings.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('every page has its text (R1.3, R1.5, R1.6, R2.2, R2.3, R5.1), and all that it has with JavaScript (R10.5)', {
    tag: '@asked',
  }, async ({ page, browser, baseURL }) => {
    const scripted = await browser.newPage({ javaScriptEnabled: true, reducedMotion: 'reduce' });
    for (const route of [...mainRoutes, edition]) {
      await page.goto(route);
      const without = await wordsIn(page);
      // A sentence with placeholders is compared up to the first one.
      const whole = words[route]?.map((sentence) => sentence.replace(/\{.*/s, '')) ?? [];
      const unsaid = whole.filter((sentence) => !plain(without).includes(plain(sentence)));
      expect(unsaid, route).toEqual([]);
      const controls = page.getByRole('main').locator('button:not([type=submit]), select');
      await expect(controls.filter({ visible: true }), `controls that need scripts on ${route}`).toHaveCount(0);

      await visit(scripted, `${baseURL}${route}`);
      const withScript = await wordsIn(scripted);
      // Controls that need scripts may be missing without them; all other text must be there.
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
