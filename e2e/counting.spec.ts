// Counting (R13.2) on exported pages, served at test domains since Plausible's script counts nothing on localhost.
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { analytics } from '@/content/analytics';
import { gate } from '@/content/gate';
import { navigation } from '@/content/navigation';
import { publicationSearch } from '@/content/publication-search';
import { addCounting, countingScript } from '@/scripts/export/counting/add-counting';
import { pageHtml, parsePage } from '@/scripts/export/parse-page';
import { addPolicy, inlineHashes, readPolicy } from '@/scripts/export/policy/page-policy';
import { card, dialog, expectPdf, first, openForm, sendForm } from './support/gate';
import { expect, islandsReady, test, visit } from './support/test';

const site = 'https://site.example';
const isCounted = analytics.service !== 'none';
const service =
  analytics.service !== 'none'
    ? analytics
    : ({ service: 'plausible', host: 'https://count.example', site: 'a.b' } as const);
const { host } = service;
const demo = isCounted ? navigation.bookDemo.href : 'https://calendar.example/';
const script = countingScript(service);

/** Adds what an export with counting has: the script and the attributes of site/counting-attributes.ts. */
function withCounting(html: string): string {
  if (isCounted) return html;
  const page = parsePage(
    html
      .replaceAll(`href="${navigation.bookDemo.href}"`, `href="${demo}" target="_blank" data-event="Demo pressed"`)
      .replaceAll('name="q"', '$& data-event="Search"')
      .replace('id="download-', `data-event="Download opened" data-event-of="${first.slug}" $&`),
  );
  const meta = page.querySelector('[http-equiv="Content-Security-Policy"]');
  if (!meta || !script) throw new Error('the page has no policy');
  addCounting(page, script);
  meta.remove();
  const own = readPolicy(meta.getAttribute('content') ?? '');
  const scripts = [...(own['script-src'] ?? []), ...inlineHashes(page, 'script')];
  addPolicy(page, { ...own, 'script-src': scripts, 'connect-src': ["'self'", host] });
  return pageHtml(page);
}

/** Serves the export at the site's domain with counting; returns the requests to the service and its events. */
async function serve(context: BrowserContext) {
  const asked: string[] = [];
  const counted: Array<{ name: string; url: string; referrer?: string | null; of?: string }> = [];
  await context.route(`${site}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === script?.path) return route.fulfill({ contentType: 'text/javascript', body: script.content });
    const path = `out${pathname}${pathname.endsWith('/') ? 'index.html' : ''}`;
    if (!path.endsWith('.html') || pathname.startsWith('/forms/')) return route.fulfill({ path });
    return route.fulfill({ contentType: 'text/html', body: withCounting(await readFile(path, 'utf8')) });
  });
  await context.route(`${host}/**`, (route) => {
    asked.push(route.request().url());
    // https://plausible.io/docs/events-api
    const { n: name, u: url, r: referrer, p: { of } = {} } = JSON.parse(route.request().postData() ?? '{}');
    // Plausible's script also sends "engagement" events, with the reading time.
    if (name !== 'engagement') counted.push({ name, url, referrer, of });
    return route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await context.route(`${demo}**`, (route) => route.fulfill({ body: 'Elsewhere' }));
  // Without this flag Plausible's script ignores automated browsers.
  await context.addInitScript('window.__plausible = true');
  return { asked, counted, names: () => counted.map(({ name }) => name) };
}

/** Clicks "Book a demo", which also loads the scripts if it is the first input. */
async function pressDemo(page: Page): Promise<void> {
  const tab = page.context().waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: navigation.bookDemo.label }).first().click();
  await (await tab).close();
}

test('a visit and a held click are counted once, and nothing before input (R13.2)', async ({ page, context }) => {
  const { asked, counted } = await serve(context);
  const name = 'utm_source';
  await page.goto(`${site}/web/publications/?${name}=mail&other=secret`, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await card(page, first).getByRole('link', { name: gate.buttonLabel }).click();
  await islandsReady(page);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await pressDemo(page);
  const told = () => counted.map(({ name, of }) => [name, of]);
  await expect.poll(told).toContainEqual(['Demo pressed', undefined]);
  expect(told()).toEqual([
    ['pageview', undefined],
    ['Download opened', first.slug],
    ['Demo pressed', undefined],
  ]);
  const url = `${site}/web/publications/?${name}=mail`;
  for (const event of counted) expect(event).toMatchObject({ url, referrer: null });
});

test('a search and a sent form are counted, without their text (R13.2)', async ({ page, context }) => {
  const { counted, names } = await serve(context);
  await visit(page, `${site}/web/publications/`);
  const field = page.getByRole('searchbox', { name: publicationSearch.queryLabel });
  await field.fill('vat');
  await field.blur();
  await expect.poll(names).toEqual(['pageview', 'Search']);
  await field.fill('');
  await field.blur();
  const form = await openForm(page, first);
  await (await expectPdf(page, () => sendForm(form))).close();
  await expect.poll(names).toContain('Form sent');
  expect(counted.every(({ url }) => url === `${site}/web/publications/`)).toBe(true);
});

test('only the referrer’s origin is sent; only a frame can report a form (R13.2)', async ({ page, context }) => {
  const { counted, names } = await serve(context);
  await context.route('https://mail.example/**', (route) => {
    const body = '<meta name="referrer" content="unsafe-url"><a href="https://site.example/legal/">Read</a>';
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto('https://mail.example/inbox?secret=1');
  await page.getByRole('link').click();
  await pressDemo(page);
  await expect.poll(names).toEqual(['pageview', 'Demo pressed']);
  expect(counted.map(({ referrer }) => referrer)).toEqual(['https://mail.example', 'https://mail.example']);

  // Messages from the page's own window and from one that it opened are ignored.
  const opened = context.waitForEvent('page');
  await page.evaluate(() => {
    window.postMessage({ type: 'form-submit' });
    window.open('https://mail.example/');
  });
  await (await opened).evaluate(() => window.opener.postMessage({ type: 'form-submit' }, '*'));
  await pressDemo(page);
  await expect.poll(names).toEqual(['pageview', 'Demo pressed', 'Demo pressed']);

  // A form that reports its submission twice is counted once.
  await page.evaluate(() => void document.body.append(document.createElement('iframe')));
  for (let times = 0; times < 2; times += 1)
    await page
      .frames()
      .at(-1)
      ?.evaluate(() => window.parent.postMessage({ type: 'form-submit' }, '*'));
  await pressDemo(page);
  await expect.poll(names).toEqual(['pageview', 'Demo pressed', 'Demo pressed', 'Form sent', 'Demo pressed']);
});

for (const [what, signal] of [
  ['asks not to be tracked', "Object.defineProperty(navigator, 'doNotTrack', { value: '1' })"],
  ['sends Global Privacy Control', "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })"],
]) {
  test(`a visitor who ${what} is not counted (R13.2)`, async ({ page, context }) => {
    await context.addInitScript(signal ?? '');
    const { asked } = await serve(context);
    await page.goto(`${site}/legal/`);
    await pressDemo(page);
    await islandsReady(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
}
