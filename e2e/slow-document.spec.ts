import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { everyKindOfPage } from './support/routes';
import { expect, test } from './support/test';

// Bytes and milliseconds: smaller than most elements of a first screen, and longer than a frame.
const piece = 700;
const between = 20;
// The first screen of any width ends before these bytes of the body.
const opening = 30_000;

const missing = '/404/';

let server: Server;
test.beforeAll(async () => {
  server = createServer(async ({ url }, response) => {
    const page = readFileSync(url === missing ? 'out/404.html' : `out${url}index.html`);
    response.writeHead(200, { 'Content-Type': 'text/html' });
    const body = page.indexOf('<body');
    response.write(page.subarray(0, body));
    // Both ends arrive in pieces: the first screen, and what floats over it and stands last.
    const last = page.indexOf('<aside', body);
    for (let start = body; start < page.length; ) {
      const isSlow = start < body + opening || start >= last;
      const end = isSlow ? start + piece : last;
      response.write(page.subarray(start, end));
      if (isSlow) await pause(between);
      start = end;
    }
    response.end();
  }).listen(0);
});
test.afterAll(() => server.close());

for (const width of [360, 768, 1280]) {
  test(`a page that arrives in pieces moves nothing that has been seen, nor does a face that never comes, at ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(watchMoves);
    const { port } = server.address() as AddressInfo;
    await page.route(
      ({ pathname }) => !pathname.endsWith('/'),
      (route) => route.fulfill({ path: `out${new URL(route.request().url()).pathname}` }),
    );
    // A face that cannot be had: the words stay in the reader's own.
    await page.route('**/*.woff2', (route) => route.abort('aborted'));
    for (const route of [...everyKindOfPage, missing]) {
      await page.goto(`http://localhost:${port}${route}`, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
      expect(await page.evaluate('window.moves'), `what moves on ${route}`).toEqual([]);
      const unfollowed = page.locator('[class*="arriving:"]:not(:has(+ *))');
      await expect(unfollowed, `${route}: shown when something follows, and nothing does`).toHaveCount(0);
    }
  });
}

/** Notes the boxes and the words of headings that move. Words of a paragraph may wrap when the next ones arrive. */
function watchMoves(): void {
  type Source = { node?: Node; previousRect: DOMRect; currentRect: DOMRect };
  const moves: string[] = [];
  Object.assign(window, { moves });
  const counts = (node: Node | undefined) =>
    node instanceof Element
      ? getComputedStyle(node).display !== 'inline'
      : node?.parentElement?.closest('h1, h2, h3') !== null;
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as Array<PerformanceEntry & { sources: readonly Source[] }>) {
      for (const { node, previousRect, currentRect } of sources.filter((source) => counts(source.node))) {
        const place = ({ x, y }: DOMRect) => `${Math.round(x)}, ${Math.round(y)}`;
        const name = `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`;
        moves.push(`${name}: ${place(previousRect)} to ${place(currentRect)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
