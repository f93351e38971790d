import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Driver } from './driver';

/** Firefox over WebDriver BiDi, which it speaks itself: Debian has no geckodriver. */
export async function startFirefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: execFileSync('which', ['firefox-esr'], { encoding: 'utf8' }).trim(),
    extraPrefsFirefox: {
      // When it is driven it would let every page open windows.
      'dom.disable_open_during_load': true,
      'browser.download.folderList': 2,
      'browser.download.dir': tmpdir(),
      'media.autoplay.default': 0,
    },
    defaultViewport: { width: 1280, height: 860 },
  });
  const page = await browser.newPage();
  let frame = page.mainFrame();
  return {
    open: async (url) => void (await page.goto(url)),
    run: async (script, args) => {
      // Its text is sent. In the page itself the policy would refuse to make a function.
      const result = await frame.evaluateHandle(new Function(script) as () => unknown, ...(args as []));
      return result.asElement() ?? result.jsonValue();
    },
    click: (element) => (element as ElementHandle<Element>).click(),
    type: async (element, text) => {
      await (element as ElementHandle<Element>).focus();
      await page.keyboard.type(text);
    },
    key: (key) => page.keyboard.press(key),
    pressAt: (x, y) => page.mouse.click(x, y),
    size: (width, height) => page.setViewport({ width, height }),
    enter: async (element) => {
      frame = (await (element as ElementHandle<HTMLIFrameElement> | null)?.contentFrame()) ?? page.mainFrame();
    },
    closeOthers: async () => {
      for (const other of await browser.pages()) if (other !== page) await other.close();
    },
    stop: () => browser.close(),
  };
}
