import { pressAll } from './support/press-all';
import { everyKindOfPage } from './support/routes';
import { expect, test, visit } from './support/test';

test.setTimeout(300_000);

for (const route of [...everyKindOfPage, '/forms/preview/'])
  test(`on ${route} what has the focus is outlined, and after any press it is on something that shows (R10.19)`, async ({
    page,
  }) => {
    // The owner's form may be another site's.
    await page.route(/^https:/, (request) => request.fulfill({ contentType: 'text/html', body: '' }));
    await visit(page, route);
    const { lost, presses } = await pressAll(page);
    expect(lost).toEqual([]);
    expect(presses).toBeGreaterThan(0);
  });
