import { chromium, type ElementHandle, type Frame } from '@playwright/test';
import { sandboxArgs } from '@/scripts/browsers/chromium';
import type { Driver } from './driver';

/** A Chromium of whatever age, driven as Playwright's tests are: chromedriver speaks to its own version alone. */
export async function chromiumDriver(executablePath: string): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath,
    args: [...sandboxArgs],
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  const page = await context.newPage();
  let frame: Frame = page.mainFrame();
  return {
    open: async (url) => void (await page.goto(url)),
    run: async (script, args) => {
      // Playwright sends a function's text. In the page itself the policy would refuse to make one.
      const code = new Function('given', `return (function () { ${script} }).apply(null, given)`);
      const result = await frame.evaluateHandle(code as (given: unknown[]) => unknown, args as unknown[]);
      return result.asElement() ?? result.jsonValue();
    },
    click: async (element) => {
      const pressed = element as ElementHandle<HTMLElement>;
      // A press that no document heard is made again: on a busy machine one seemed to get lost. The late loader keeps clicks
      // for itself, so the pointer is listened for.
      const press = await pressed.evaluateHandle(({ ownerDocument }) => {
        const seen = { hasArrived: false };
        const arrive = () => Object.assign(seen, { hasArrived: true });
        ownerDocument.addEventListener('pointerdown', arrive, { capture: true, once: true });
        return seen;
      });
      await pressed.click({ timeout: 5_000 });
      // Where it led to another page, nothing is left to ask.
      if (!(await press.evaluate((seen) => seen.hasArrived).catch(() => true))) throw new Error('The press got lost');
    },
    type: async (element, text) => {
      await (element as ElementHandle).focus();
      await page.keyboard.type(text);
    },
    key: (key) => page.keyboard.press(key),
    pressAt: (x, y) => page.mouse.click(x, y),
    size: (width, height) => page.setViewportSize({ width, height }),
    enter: async (element) => {
      frame = (await (element as ElementHandle | null)?.contentFrame()) ?? page.mainFrame();
    },
    closeOthers: async () => {
      for (const other of context.pages()) if (other !== page) await other.close();
    },
    stop: () => browser.close(),
  };
}
