import type { BrowserContext } from '@playwright/test';
import { answer, card, lists, openForm, publicationsRoute } from './support/gate';
import { test as base, expect, islandsReady } from './support/test';

// One context for all of them, as for one reader: what the tests before have fetched is fetched once.
const test = base.extend<object, { reader: BrowserContext }>({
  reader: [
    async ({ browser }, use) => {
      const reader = await browser.newContext();
      await use(reader);
      await reader.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ reader, viewport }, use) => {
    const page = await reader.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    for (const tab of reader.pages()) await tab.close();
  },
});

// One test a publication, from the content: a new file in content/publications/ is tested by being there.
for (const list of lists) {
  for (const publication of list.publications) {
    test(`the form submitted for ${publication.slug} opens its own PDF`, async ({ page, baseURL }) => {
      await page.goto(`${baseURL}${publicationsRoute}#${list.hash}`);
      await islandsReady(page);
      await expect(card(page, publication)).toHaveCount(1);
      const tab = page.context().waitForEvent('page');
      await answer(await openForm(page, publication));
      expect(new URL((await tab).url()).pathname).toBe(publication.pdfUrl);
      const file = await page.request.get(`${baseURL}${publication.pdfUrl}`);
      expect(file.headers()['content-type']).toBe('application/pdf');
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    });
  }
}
