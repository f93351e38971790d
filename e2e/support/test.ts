import { test as base, expect, type Page } from '@playwright/test';

/** Collects a page's console warnings and errors, uncaught errors and failed requests. */
function watch(page: Page, isScripted: boolean): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    // Chromium prints this on a page that is busy for seconds. e2e/export/links.test.ts holds that preloaded pictures are shown.
    const isBusyHint = /_pictures\/\S+ was preloaded using link preload but not used within/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isBusyHint)
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation or a closing page ends requests that nobody needs any more; with scripts switched off Chromium
    // reports their preloads as refused.
    const isExpected = reason === 'net::ERR_ABORTED' || (!isScripted && reason === 'csp');
    if (!isExpected) problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

/**
 * Logs an error for each text that a script removes, inserts before, or changes beside neighbours. Translators wrap texts in
 * elements (R10.18), so such a change would fail or leave old words.
 */
function reportUnwrappedTexts(): void {
  const report = (text: unknown, parent: Node | null) =>
    text instanceof Text &&
    console.error(`text without an element of its own: “${text.data}” in <${parent?.nodeName}>`);
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    report(child, this);
    return removeChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function <New extends Node>(node: New, before: Node | null): New {
    report(before, this);
    return insertBefore.call(this, node, before) as New;
  };
  const { set, ...value } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(text) {
      if (this.parentNode?.childNodes.length > 1) report(this, this.parentNode);
      set?.call(this, text);
    },
  });
}

/**
 * Playwright's test, which also fails if the page had problems. A test that causes some on purpose empties `problems` once
 * it has asserted them.
 */
export const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ page, javaScriptEnabled }, use) => {
      const problems = watch(page, javaScriptEnabled);
      await page.addInitScript(reportUnwrappedTexts);
      await use(problems);
      expect(problems, 'console and requests').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the page's islands listen. The late loader starts on the first signal, so one is given. */
export async function islandsReady(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  // React takes over a page in one commit, so the first island that is ready speaks for all.
  await page.locator('[data-ready]').first().waitFor({ state: 'attached' });
}

/** Opens a page, and waits until its islands listen. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await islandsReady(page);
}
