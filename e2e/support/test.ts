import { test as base, expect, type Page } from '@playwright/test';

/** What went wrong on a page behind the reader's back: console warnings and errors, uncaught errors, failed requests. */
function watch(page: Page, isScripted: boolean): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console ${message.type()}: ${message.text()}`);
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
 * A translator wraps each text in elements of its own (R10.18). Then a script that removes a text, inserts something before
 * one, or changes one that has neighbours, fails or leaves old words: such a text has no element of its own.
 */
function sayWhichTextsChange(): void {
  const say = (text: unknown, parent: Node | null) =>
    text instanceof Text &&
    console.error(`text without an element of its own: “${text.data}” in <${parent?.nodeName}>`);
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    say(child, this);
    return removeChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function <New extends Node>(node: New, before: Node | null): New {
    say(before, this);
    return insertBefore.call(this, node, before) as New;
  };
  const { set, ...value } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(text) {
      if (this.parentNode?.childNodes.length > 1) say(this, this.parentNode);
      set?.call(this, text);
    },
  });
}

/**
 * Playwright's test, with one thing more: every page of the test must stay clean. A test that makes trouble on purpose
 * empties `problems` when it has asserted what it expected.
 */
export const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ page, javaScriptEnabled }, use) => {
      const problems = watch(page, javaScriptEnabled);
      await page.addInitScript(sayWhichTextsChange);
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
