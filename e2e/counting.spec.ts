/**
 * Counting (R13.2) on the exported pages, as an export with a service has them: the same step on the same pages. The
 * site and the service stand at names of their own, since Plausible's script counts nothing on localhost.
 */
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { browse } from '@/content/browse';
import { campaign } from '@/content/campaign';
import { links } from '@/content/links';
import { numberPdf } from '@/content/number-pdf';
import type { AnalyticsContent } from '@/content/types';
import { countingOf } from '@/scripts/export/counting/add-counting';
import { makePdf } from '@/tenth-lining/testing/make-pdf';
import { type Counted, readEvent, umamiScript, websiteId, withCounting } from './support/counting';
import { answer, first, openForm, opensPdf } from './support/gate';
import { expect, islandsReady, test, visit } from './support/test';

const site = 'https://site.example';
const host = 'https://count.example';

/** Puts the export at the site's name, with counting in its pages; gives what the service is asked for. */
async function serve(context: BrowserContext, content: AnalyticsContent) {
  const counting = countingOf(content);
  const asked: string[] = [];
  const counted: Counted[] = [];
  await context.route(`${site}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = [counting?.sending, counting?.waiting].find((own) => own?.path === pathname);
    if (file) return route.fulfill({ contentType: 'text/javascript', body: file.content });
    const path = `out${pathname}${pathname.endsWith('/') ? 'index.html' : ''}`;
    const isPage = path.endsWith('.html') && !pathname.startsWith('/forms/');
    if (!counting || !isPage) return route.fulfill({ path });
    const html = await readFile(path, 'utf8');
    return route.fulfill({ contentType: 'text/html', body: withCounting(html, content, counting) });
  });
  await context.route(`${host}/**`, (route) => {
    const request = route.request();
    asked.push(new URL(request.url()).pathname);
    if (request.url().endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: umamiScript });
    const event = readEvent(request.postData() ?? '', site);
    // Plausible's script tells besides how long a page was read.
    if (event.name !== 'engagement') counted.push(event);
    return route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await context.route(/^https:\/\/(calendar|tenth-lining|bills)\.example\//, (route) =>
    route.fulfill({ body: 'Elsewhere' }),
  );
  // Its script counts no automated browser.
  await context.addInitScript('window.__plausible = true');
  return { asked, counted, names: () => counted.map(({ name }) => name) };
}

const services: AnalyticsContent[] = [
  { service: 'plausible', host, site: 'site.example' },
  { service: 'umami', host, site: websiteId, searchWords: true },
];

/** The first press on a page, which its scripts come with. */
const pressDemo = async (page: Page) => {
  const tab = page.context().waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: links.bookDemo.label }).first().click();
  await (await tab).close();
};

for (const content of services) {
  // The two are told of the same.
  test(`${content.service} hears of a visit, the demo and searches, and of nothing before a touch (R13.2)`, async ({
    page,
    context,
  }) => {
    const { asked, counted, names } = await serve(context, content);
    const [name = ''] = campaign.parameters;
    await page.goto(`${site}/legal/?${name}=mail&other=secret`, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await pressDemo(page);
    const url = `${site}/legal/?${name}=mail`;
    await expect.poll(names).toHaveLength(2);
    expect(counted.splice(0)).toEqual([
      expect.objectContaining({ name: 'pageview', url, referrer: null }),
      expect.objectContaining({ name: 'Demo pressed', url }),
    ]);

    await visit(page, `${site}/web/publications/`);
    const address = `${site}/web/publications/`;
    await expect.poll(names).toEqual(['pageview']);
    const field = page.getByRole('searchbox', { name: browse.queryLabel });
    await field.fill('vat');
    await expect.poll(names).toEqual(['pageview', 'Search']);
    await field.fill('qqzzxxjj');
    await expect.poll(names).toEqual(['pageview', 'Search', 'Search', 'Search without result']);
    expect(counted.every((event) => event.url === address && event.referrer === null)).toBe(true);
    expect(counted.at(-1)?.details).toEqual('searchWords' in content ? { words: 'qqzzxxjj' } : undefined);
    expect(JSON.stringify(counted).match(/vat|qqzz/g) ?? []).toHaveLength('searchWords' in content ? 1 : 0);
  });

  test(`${content.service} hears of a download, and of the tool on the page after it (R13.2)`, async ({
    page,
    context,
  }) => {
    const { asked, counted, names } = await serve(context, content);
    await visit(page, `${site}/web/publications/`);
    await expect.poll(names).toEqual(['pageview']);
    counted.length = 0;
    const form = await openForm(page, first);
    await (await opensPdf(page, () => answer(form))).close();
    await expect.poll(names).toEqual(['Download opened', 'Form sent', 'PDF opened']);
    expect(counted.map(({ details }) => details)).toEqual([
      { publication: first.slug },
      { form: expect.stringContaining(first.title) },
      { file: first.pdfUrl.split('/').at(-1) },
    ]);
    counted.length = 0;

    // The page that numbers a file may send nothing anywhere: the page after it tells.
    await visit(page, `${site}/tenth-lining/`);
    await expect.poll(names).toEqual(['pageview']);
    await page.getByRole('main').locator('a[href="/tenth-lining/number/"]').first().click();
    await expect.poll(names).toEqual(['pageview', 'Tool opened']);
    counted.length = 0;
    asked.length = 0;
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'record.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await makePdf([{}])) });
    const taken = page.waitForEvent('download');
    await page.getByRole('link', { name: new RegExp(`^${numberPdf.download.label}`) }).click();
    await taken;
    expect(asked).toEqual([]);
    await visit(page, `${site}/team/`);
    await expect.poll(names).toEqual(['pageview', 'Tool finished']);
  });
}

for (const [index, [what, signal]] of [
  ['asks not to be tracked', "Object.defineProperty(navigator, 'doNotTrack', { value: '1' })"],
  ['sends the Global Privacy Control', "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })"],
].entries()) {
  test(`who ${what} is not counted, and nothing is asked of the service (R13.2)`, async ({ page, context }) => {
    await context.addInitScript(signal ?? '');
    const { asked } = await serve(context, services[index] as AnalyticsContent);
    await page.goto(`${site}/legal/`);
    await pressDemo(page);
    await islandsReady(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await page.evaluate('JSON.stringify(sessionStorage)')).toBe('{}');
  });
}
