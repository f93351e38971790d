import { markedLetters } from '../scripts/fonts/characters';
import { expect, test, visit } from './support/test';

test('R10.17: each accented letter of a heading shows in the serif, upright and italic', async ({ page }) => {
  await visit(page, '/');
  // Changing the text loads the fonts, since the whole style sheet names them.
  const files = page.waitForResponse(/serif-italic-marked\.[^/]*woff2/);
  await page.getByRole('heading', { level: 1 }).evaluate((heading, letters) => {
    heading.innerHTML = `<span>${letters}</span> <em class="font-normal">${letters}</em>`;
  }, markedLetters);
  await files;
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  for (const selector of ['h1 span', 'h1 em']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName, isCustomFont }) => [familyName.split(' ')[0], isCustomFont])).toEqual(
      fonts.map(() => ['Newsreader', true]),
    );
    expect(fonts.length).toBeGreaterThan(0);
  }
});
