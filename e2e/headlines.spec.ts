import { mainRoutes, publicationExtremes } from './support/routes';
import { expect, test, visit } from './support/test';

const routes = [...mainRoutes, ...publicationExtremes.slice(0, 1)];

test('each sentence of a headline starts a line, and each figure stands on one, at every width', async ({ page }) => {
  test.slow();
  for (const route of routes) {
    await page.goto(route);
    for (const width of [320, 360, 412, 768, 1024, 1280, 1536, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const run = await page.locator('h1, h2[class]').evaluateAll((headings) =>
        headings.flatMap((heading) => {
          const { textContent: text } = heading;
          return [...text.matchAll(/(?<=[.?!] +)\S/g)].flatMap(({ index }) => {
            // The sentence's first letter stands where the heading's first letter stands.
            const [first, own] = [0, index].map((place) => {
              const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
              let left = place;
              while (texts.nextNode()) {
                const { length } = texts.currentNode.textContent ?? '';
                if (left < length) {
                  const range = document.createRange();
                  range.setStart(texts.currentNode, left);
                  range.setEnd(texts.currentNode, left + 1);
                  return range.getBoundingClientRect();
                }
                left -= length;
              }
              return new DOMRect();
            });
            return own && first && Math.abs(own.left - first.left) < 8 ? [] : [text];
          });
        }),
      );
      expect(run, `${route} at ${width} px`).toEqual([]);
      const broken = await page.getByRole('definition').evaluateAll((figures) =>
        figures.flatMap(({ textContent, firstChild }) => {
          const range = document.createRange();
          range.selectNodeContents(firstChild as Node);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return /^[\d,.]+k?\+?$/.test(textContent) && lines.size > 1 ? [textContent] : [];
        }),
      );
      expect(broken, `figures of ${route} at ${width} px`).toEqual([]);
    }
  }
});

test('R10.17: a heading’s letters of European languages stand in its own face, upright and italic', async ({
  page,
}) => {
  await visit(page, '/');
  // As when an owner writes them: the whole style sheet names the files, and a word that needs them asks.
  const files = page.waitForResponse(/serif-italic-latin-ext\.[^/]*woff2/);
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    if (heading) heading.innerHTML = '<span>Łódź, Üsküdar</span> <em class="font-normal">Łódź, Üsküdar</em>';
  });
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
