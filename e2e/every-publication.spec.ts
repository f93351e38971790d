import { answer, card, lists, openForm, publicationsRoute } from './support/gate';
import { expect, islandsReady, test } from './support/test';

// One test a publication, from the content: a new file in content/publications/ is tested by being there.
for (const list of lists) {
  for (const publication of list.publications) {
    test(`the form submitted for ${publication.slug} opens its own PDF`, async ({ page }) => {
      await page.goto(`${publicationsRoute}#${list.hash}`);
      await islandsReady(page);
      await expect(card(page, publication)).toHaveCount(1);
      const tab = page.context().waitForEvent('page');
      await answer(await openForm(page, publication));
      expect(new URL((await tab).url()).pathname).toBe(publication.pdfUrl);
      const file = await page.request.get(publication.pdfUrl);
      expect(file.headers()['content-type']).toBe('application/pdf');
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    });
  }
}
