import type { Page } from '@playwright/test';
import { gate } from '@/content/gate';
import { formAndFile } from '@/content/preview-form';
import { testForm } from '@/scripts/typeform-export';
import { card, dialog, downloadButton, first, formFrame, second, statusLink, visitPublications } from './support/gate';
import { expect, test, visit } from './support/test';

const origin = new URL(testForm.address).origin;

/** A form of the test's own at the service's address: it says what its address tells it to, as the service would. */
const serviceForm = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Form</title>
<label>Name <input></label> <button id="send">Send</button> <button id="end">End</button>
<script>
  const embedId = new URLSearchParams(location.search).get('typeform-embed-id');
  const say = (type, data) => parent.postMessage({ type, embedId, formId: '${testForm.id}', ...data }, '*');
  document.querySelector('#send').onclick = () =>
    setTimeout(() => say('form-submit', { responseId: 'r1' }), window.delay ?? 0);
  document.querySelector('#end').onclick = () => say('thank-you-screen-redirect', {});
  say('form-ready');
</script></html>`;

/** Answers for the service; `prelude` runs in the form before it speaks. Gives the addresses that were asked for. */
async function answerForService(page: Page, prelude = ''): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(/^https:\/\/form\.typeform\.(com|eu)\//, (route) => {
    asked.push(route.request().url());
    const body = serviceForm.replace('<script>', `<script>${prelude};`);
    return route.fulfill({ contentType: 'text/html', body });
  });
  return asked;
}

async function openForm(page: Page) {
  await downloadButton(page, first).click();
  await expect(formFrame(page).getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(dialog(page).getByText(gate.loading)).toBeHidden();
  return formFrame(page);
}

test('the service is asked for nothing before the button is pressed, and then for the form as asked for (R6.4, R6.5, R6.7)', async ({
  page,
}) => {
  const asked = await answerForService(page);
  await visit(page, '/web/publications/?simulate=closed');
  await downloadButton(page, first).hover();
  expect(asked).toEqual([]);
  await openForm(page);
  expect(asked).toHaveLength(1);
  const { origin: host, pathname, searchParams } = new URL(asked[0] ?? '');
  expect(host + pathname).toBe(testForm.address);
  const { 'typeform-embed-id': embedId, ...query } = Object.fromEntries(searchParams);
  expect(embedId).toMatch(/^\d+$/);
  expect(query).toEqual({
    'typeform-embed': 'embed-widget',
    // The frame follows the form's height (components/publications/gate/gate-form.tsx).
    'typeform-embed-auto-resize': 'true',
    'typeform-source': 'localhost',
    'typeform-medium': 'embed-sdk',
    'typeform-medium-version': 'next',
    'typeform-embed-handles-redirect': '1',
    'typeform-embed-no-heading': 'true',
    'embed-hide-headers': 'true',
    'embed-opacity': '100',
    'disable-tracking': 'true',
    'enable-sandbox': 'true',
  });
  const { hash } = new URL((await dialog(page).locator('iframe').getAttribute('src')) ?? '');
  expect(hash).toBe(`#${new URLSearchParams({ publication: first.title })}`);
});

test('a submission a second after the press opens the PDF', async ({ page }) => {
  await answerForService(page, 'window.delay = 1000');
  await visitPublications(page);
  const form = await openForm(page);
  const tab = page.context().waitForEvent('page');
  await form.getByRole('button', { name: 'Send' }).click();
  expect((await tab).url()).toContain(first.pdfUrl);
  await expect(dialog(page)).toBeHidden();
  await expect(statusLink(page, first)).toBeVisible();
});

test('a service that refuses the request leaves a way to the form in another tab', async ({ page, problems }) => {
  await page.context().route(/^https:\/\/form\.typeform\.com\//, (route) => route.abort());
  await page.clock.install();
  await visitPublications(page);
  await downloadButton(page, first).click();
  await expect(dialog(page).locator('iframe')).toBeAttached();
  await page.clock.fastForward(9_000);
  await expect(dialog(page).getByRole('link', { name: gate.wayOut.newTabLabel })).toHaveAttribute(
    'href',
    `${testForm.address}#${new URLSearchParams({ publication: first.title })}`,
  );
  problems.length = 0;
});

test('a redirect without an address is reported and goes nowhere', async ({ page, problems }) => {
  await answerForService(page);
  await visitPublications(page);
  const form = await openForm(page);
  const report = page.waitForEvent('console', (message) => message.type() === 'error');
  await form.getByRole('button', { name: 'End', exact: true }).click();
  expect((await report).text()).toBe('Redirect failed, no URL provided');
  await expect(dialog(page)).toBeVisible();
  problems.length = 0;
});

/** What a forger would say who knows everything, the form's secret included. */
const forgery = `for (const type of ['form-submit', 'duplicate-detected', 'form-close'])
  target.postMessage({ type, embedId, formId: '${testForm.id}' }, '*');
target.postMessage({ type: 'redirect-after-submit', embedId, url: '/team/' }, '*');
target.postMessage({ type: 'forgery-ends' }, '*');`;

/** Resolves in the page once the forged messages have all been heard. */
const untilHeard = () =>
  new Promise<void>((resolve) => {
    addEventListener('message', ({ data }) => data?.type === 'forgery-ends' && resolve());
  });

async function expectNothing(page: Page) {
  await expect(dialog(page)).toBeVisible();
  await expect(formFrame(page).getByRole('textbox')).toBeVisible();
  await expect(statusLink(page, first)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/web/publications/');
}

const embedIdOf = (page: Page) =>
  page.evaluate(() =>
    new URL(document.querySelector<HTMLIFrameElement>('dialog iframe')?.src ?? '').searchParams.get(
      'typeform-embed-id',
    ),
  );

test("another frame of the form's own origin is not believed", async ({ page }) => {
  await answerForService(page);
  await visitPublications(page);
  await openForm(page);
  const embedId = await embedIdOf(page);
  const heard = page.evaluate(untilHeard);
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    frame.name = 'stranger';
    document.body.append(frame);
  }, `${origin}/to/Stranger01`);
  await expect.poll(() => page.frame('stranger')?.url()).toContain('Stranger01');
  await page
    .frame('stranger')
    ?.evaluate(([script, id]) => new Function('target', 'embedId', script as string)(parent, id), [forgery, embedId]);
  await heard;
  await expectNothing(page);
  expect(page.context().pages()).toHaveLength(1);
});

test("the form's own frame cannot show another origin: the policy refuses it, and nothing opens", async ({
  page,
  problems,
}) => {
  await answerForService(page);
  await visitPublications(page);
  await openForm(page);
  const frame = page.frames().find((candidate) => candidate.url().startsWith(origin));
  await expect(frame?.goto('https://stranger.example/')).rejects.toThrow('ERR_BLOCKED_BY_CSP');
  await expect(dialog(page)).toBeVisible();
  await expect(statusLink(page, first)).toBeHidden();
  expect(page.context().pages()).toHaveLength(1);
  expect(problems.filter((problem) => !problem.includes('stranger.example'))).toEqual([]);
  problems.length = 0;
});

test('the window that opened the page is not believed', async ({ page, context, baseURL }) => {
  await answerForService(page);
  await page.goto('/team/');
  const opened = context.waitForEvent('page');
  await page.evaluate(
    (address) => Object.assign(window, { target: window.open(address) }),
    `${baseURL}/web/publications/`,
  );
  const publications = await opened;
  await downloadButton(publications, second)
    .or(publications.getByRole('link', { name: gate.buttonLabel }))
    .first()
    .click();
  await expect(formFrame(publications).getByRole('textbox')).toBeVisible();
  await expect(dialog(publications).getByText(gate.loading)).toBeHidden();
  const embedId = await embedIdOf(publications);
  const heard = publications.evaluate(untilHeard);
  await page.evaluate(
    ([script, id]) =>
      new Function('target', 'embedId', script as string)((window as unknown as { target: Window }).target, id),
    [forgery, embedId],
  );
  await heard;
  await expectNothing(publications);
  expect(context.pages()).toHaveLength(2);
});

test.describe('without the scripts', () => {
  for (const [what, answer] of [
    ['are missing', { status: 404 }],
    ['are cut', undefined],
  ] as const) {
    test(`that ${what}, a page of this site leads to the form and then to the PDF`, async ({
      page,
      context,
      problems,
    }) => {
      const asked = await answerForService(page);
      await page.route('**/*.js', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.goto('/web/publications/');
      await card(page, first).getByRole('link', { name: gate.buttonLabel }).click();
      await expect(page.getByRole('heading', { level: 1, name: formAndFile.title })).toBeVisible();
      await expect(page.getByText(first.title)).toHaveCount(2);

      const form = context.waitForEvent('page');
      await page.getByRole('link', { name: formAndFile.formLabel }).filter({ visible: true }).click();
      await (await form).waitForLoadState();
      expect(asked).toEqual([testForm.address]);
      await page.getByText(formAndFile.sentLabel).filter({ visible: true }).click();
      const file = page.getByRole('link', { name: first.title }).filter({ visible: true });
      await expect(file).toHaveAttribute('href', first.pdfUrl);
      problems.length = 0;
    });
  }
});
