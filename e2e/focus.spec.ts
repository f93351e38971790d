import { pressAll } from './support/press-all';
import { everyKindOfPage } from './support/routes';
import { expect, test, visit } from './support/test';

test.setTimeout(300_000);

for (const route of [...everyKindOfPage, '/forms/preview/'])
  test(`on ${route} the focus is outlined, and visible after any click (R10.19)`, async ({ page }) => {
    // The owner's form may be on another site, which tests do not load.
    await page.route(/^https:/, (request) => request.fulfill({ contentType: 'text/html', body: '' }));
    await visit(page, route);
    const { lost, presses } = await pressAll(page);
    expect(lost).toEqual([]);
    expect(presses).toBeGreaterThan(0);
  });
