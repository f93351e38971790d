import type { Page } from '@playwright/test';
import { gate } from '@/content/gate';
import {
  answer,
  dialog,
  first,
  formFrame,
  openForm,
  opensPdf,
  second,
  statusLink,
  visitPublications,
} from './support/gate';
import { expect, islandsReady, test } from './support/test';

const tabs = (page: Page) => page.context().pages().length;

test('the frame of a submitted form stays although the next form is opened at once', async ({ page }) => {
  await visitPublications(page);
  const form = await openForm(page, first);
  await page.evaluate((title) => {
    const frame = document.querySelector('dialog iframe');
    let submitted = 0;
    addEventListener('message', ({ data }) => {
      if (data?.type === 'form-submit') submitted ||= performance.now();
    });
    // The page presses the next button as soon as the dialog has closed: a test's own click would come too late.
    document.querySelector('dialog')?.addEventListener('close', () => {
      const heading = [...document.querySelectorAll('h3')].find(({ textContent }) => textContent === title);
      heading?.closest('li')?.querySelector('button')?.click();
    });
    Object.assign(window, {
      lifetime: new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if (submitted && !frame?.isConnected) resolve(performance.now() - submitted);
        }).observe(document.body, { childList: true, subtree: true });
      }),
    });
  }, second.title);
  await answer(form);
  const lifetime = await page.evaluate(() => (window as unknown as { lifetime: Promise<number> }).lifetime);
  expect(lifetime).toBeGreaterThanOrEqual(500);
  await expect(dialog(page)).toHaveAccessibleDescription(`${gate.dialog.text} ${second.title}`);
  const { hash } = new URL((await dialog(page).locator('iframe').getAttribute('src')) ?? '');
  expect(hash).toBe(`#${new URLSearchParams({ publication: second.title })}`);
});

test('a submission that takes longer than browsers allow a tab for leads to the link, and says so (R6.3)', {
  tag: '@asked',
}, async ({ page }) => {
  await visitPublications(page, 'ponder');
  const form = await openForm(page, first);
  await page.evaluate(() =>
    addEventListener('message', ({ data }) => data?.type === 'form-submit' && console.info('submitted')),
  );
  const submitted = page.waitForEvent('console', (message) => message.text() === 'submitted');
  await answer(form);
  // Nothing is asked of the page meanwhile: Playwright's own questions count as the reader's presses.
  await submitted;
  await expect(statusLink(page, first)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: gate.status.blocked })).toBeVisible();
  expect(tabs(page)).toBe(1);
  await opensPdf(page, () => page.keyboard.press('Enter'));
});

test('a submission that arrives after the dialog was closed still hands over the PDF', async ({ page }) => {
  await visitPublications(page, 'ponder');
  await answer(await openForm(page, first));
  await dialog(page).getByRole('button', { name: gate.dialog.closeLabel }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(statusLink(page, first)).toBeVisible({ timeout: 12_000 });
});

test('a form that leads on after its submission is followed', async ({ page }) => {
  await visitPublications(page, 'redirect');
  const form = await openForm(page, first);
  await opensPdf(page, () => answer(form));
  await page.waitForURL((url) => url.pathname === '/');
});

test('forged submissions open nothing: from the page, another frame and the window that opened it (R7.9)', {
  tag: '@asked',
}, async ({ page: opener, context, baseURL }) => {
  await opener.goto('/team/');
  const opened = context.waitForEvent('page');
  await opener.evaluate(
    (address) => Object.assign(window, { target: window.open(address) }),
    `${baseURL}/web/publications/`,
  );
  const page = await opened;
  await page.waitForLoadState();
  await islandsReady(page);
  await openForm(page, first);
  const source = (await dialog(page).locator('iframe').getAttribute('src')) ?? '';
  const embedId = new URL(source).searchParams.get('typeform-embed-id');
  const forged = [
    { type: 'form-submit', embedId, forged: true },
    { type: 'duplicate-detected', embedId, forged: true },
    { type: 'redirect-after-submit', embedId, forged: true, url: '/team/' },
    { type: 'form-close', embedId, forged: true },
  ];
  await page.evaluate((messages) => {
    const heard = { count: 0 };
    Object.assign(window, { heard });
    addEventListener('message', ({ data }) => {
      if (data?.forged) heard.count += 1;
    });
    for (const message of messages) window.postMessage(message, '*');
    window.postMessage(null, '*');
    window.postMessage('form-submit', '*');
    const frame = document.createElement('iframe');
    frame.name = 'another';
    frame.src = '/privacy/';
    document.body.append(frame);
  }, forged);
  const another = page.frameLocator('iframe[name=another]').locator('body');
  await another.evaluate((_, messages) => {
    for (const message of messages) parent.postMessage(message, '*');
  }, forged);
  await opener.evaluate((messages) => {
    const { target } = window as unknown as { target: Window };
    for (const message of messages) target.postMessage(message, '*');
  }, forged);
  const heard = () => page.evaluate(() => (window as unknown as { heard: { count: number } }).heard.count);
  await expect.poll(heard).toBe(3 * forged.length);
  await expect(formFrame(page).getByRole('textbox').first()).toBeVisible();
  await expect(statusLink(page, first)).toBeHidden();
  expect(tabs(page)).toBe(2);
  expect(new URL(page.url()).pathname).toBe('/web/publications/');
});

test('openings leave behind what one leaves, however many, and the next submission opens one tab', async ({ page }) => {
  await visitPublications(page);
  const session = await page.context().newCDPSession(page);

  async function left() {
    await session.send('HeapProfiler.collectGarbage');
    const { nodes, documents, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { listeners: jsEventListeners, iframes: await page.locator('iframe').count(), nodes, documents };
  }
  // The page presses the buttons itself: asked from outside it would take a busy machine minutes.
  const openAndClose = (count: number) =>
    page.evaluate(
      async ([times, titles, loading, closeLabel]) => {
        const until = async (isSo: () => unknown) => {
          while (!isSo()) await new Promise(requestAnimationFrame);
        };
        const shown = () => document.querySelector<HTMLDialogElement>('dialog[open]');
        for (let time = 0; time < times; time += 1) {
          const heading = [...document.querySelectorAll('h3')].find((one) => one.textContent === titles[time % 2]);
          heading?.closest('li')?.querySelector('button')?.click();
          await until(() => shown()?.querySelector('iframe') && !shown()?.innerText.includes(loading));
          const buttons = [...(shown()?.querySelectorAll('button') ?? [])];
          buttons.find((one) => (one.ariaLabel ?? one.innerText) === closeLabel)?.click();
          await until(() => !shown());
        }
      },
      [count, [first.title, second.title], gate.loading, gate.dialog.closeLabel] as const,
    );

  // What could be left is the page's own, so a form that only says it is ready will do for these.
  const light = `<!doctype html><title>Form</title>${'<p>A form has some 150 nodes.</p>'.repeat(75)}<script>
    const embedId = new URLSearchParams(location.search).get('typeform-embed-id');
    parent.postMessage({ type: 'form-ready', embedId }, '*');</script>`;
  await page.route('**/forms/preview/**', (route) => route.fulfill({ contentType: 'text/html', body: light }));
  await openAndClose(2);
  const before = await left();
  // As many as tell a leak from noise: what each of them held would be there twenty times.
  await openAndClose(20);
  await expect
    .poll(async () => {
      const after = await left();
      return {
        listeners: after.listeners - before.listeners,
        iframes: after.iframes - before.iframes,
        // A form has some 150 nodes: twenty that are held would be thousands.
        nodes: after.nodes - before.nodes < 300,
        documents: after.documents - before.documents <= 1,
      };
    })
    .toEqual({ listeners: 0, iframes: 0, nodes: true, documents: true });

  await page.unroute('**/forms/preview/**');
  // The last one was the second's, so this one's form is loaded anew.
  await answer(await openForm(page, first));
  await expect(statusLink(page, first)).toBeVisible();
  await expect.poll(() => tabs(page)).toBe(2);
});
