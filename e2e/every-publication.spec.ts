import { answer, card, lists, openForm, publicationsRoute, statusLink } from './support/gate';
import { expect, islandsReady, test } from './support/test';

for (const list of lists) {
  test(`R6.3: the form submitted for a publication of ${list.id} opens its own PDF, each of them`, async ({ page }) => {
    // gate.spec.ts opens real tabs. Here they are only noted: a window with the PDF viewer each costs more than the rest.
    await page.addInitScript(() => {
      const opened: string[] = [];
      Object.assign(window, { opened, open: (address: string) => opened.push(address) && { opener: null } });
    });
    await page.goto(`${publicationsRoute}#${list.hash}`);
    await islandsReady(page);
    for (const publication of list.publications) {
      await test.step(publication.slug, async () => {
        await expect(card(page, publication)).toHaveCount(1);
        await answer(await openForm(page, publication));
        await expect(statusLink(page, publication)).toHaveAttribute('href', publication.pdfUrl);
        const opened = await page.evaluate(() => (window as unknown as { opened: string[] }).opened.splice(0));
        expect(opened.map((address) => new URL(address, page.url()).pathname)).toEqual([publication.pdfUrl]);
        const file = await page.request.get(publication.pdfUrl);
        expect(file.headers()['content-type']).toBe('application/pdf');
        expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
      });
    }
  });
}
