/** Specification §7, the address that is loaded in the embedded frame: host, query parameters and hash. */
import { everyMode, launcherLink, launchers } from './support/conformance/modes';
import { expect, test } from './support/conformance/test';

const embedTypes = {
  popup: 'popup-blank',
  slider: 'popup-drawer',
  popover: 'popup-popover',
  'side-tab': 'popup-side-panel',
} as const;

/** What every address carries; the embed's own id is random. */
const always = {
  'typeform-embed-id': expect.stringMatching(/^\d+$/),
  'typeform-source': 'localhost',
  'typeform-medium': 'embed-sdk',
  'typeform-medium-version': 'next',
  'typeform-embed-handles-redirect': '1',
};

const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams);
const hashOf = (address: string) => Object.fromEntries(new URLSearchParams(new URL(address).hash.slice(1)));

for (const launcher of everyMode) {
  test(`§7 GET {host}/to/{formId}, with the embed type of a ${launcher.mode} and nothing that was not asked for`, async ({
    page,
    stage,
  }) => {
    await stage.launch(launcher);
    await launcherLink(page).click();
    const address = (await stage.form()).url();
    expect(new URL(address).origin + new URL(address).pathname).toBe('https://form.typeform.com/to/moe6aa');
    expect(queryOf(address)).toEqual({ ...always, 'typeform-embed': embedTypes[launcher.mode] });
    expect(new URL(address).hash).toBe('');
  });
}

test('§7 an EU host when region is eu', async ({ page, stage }) => {
  await stage.launch({ ...launchers.popup, region: 'eu' });
  await launcherLink(page).click();
  expect((await stage.form()).url()).toMatch(/^https:\/\/form\.typeform\.eu\/to\/moe6aa\?/);
});

test('§7 an EU host for pasted HTML: the library reads data-tf-domain, not data-tf-region', async ({ page, stage }) => {
  await stage.load(
    '<button data-tf-popup="one" data-tf-region="eu">Region</button><button data-tf-popup="two" data-tf-domain="form.typeform.eu">Domain</button>',
  );
  await page.getByRole('button', { name: 'Domain' }).click();
  expect((await stage.form()).url()).toMatch(/^https:\/\/form\.typeform\.eu\/to\/two\?/);
  await stage.tell('form-close');
  await expect(stage.frame).toHaveCount(0);
  await page.getByRole('button', { name: 'Region' }).click();
  expect((await stage.form()).url()).toMatch(/^https:\/\/form\.typeform\.com\/to\/one\?/);
});

test('§7 query parameters: opacity, hide footer, hide headers, tracking and similar', async ({ page, stage }) => {
  await stage.launch({
    ...launchers.popup,
    options: {
      opacity: 100,
      hideFooter: true,
      hideHeaders: true,
      disableScroll: true,
      noHeading: true,
      redirectTarget: '_top',
      shareGaInstance: true,
      tracking: { utm_source: 'newsletter', utm_campaign: 'rules 2022' },
    },
  });
  await launcherLink(page).click();
  expect(queryOf((await stage.form()).url())).toEqual({
    ...always,
    'typeform-embed': 'popup-blank',
    'embed-opacity': '100',
    'embed-hide-footer': 'true',
    'embed-hide-headers': 'true',
    'typeform-embed-disable-scroll': 'true',
    'typeform-embed-no-heading': 'true',
    'typeform-embed-redirect-target': '_top',
    'share-ga-instance': 'true',
    utm_source: 'newsletter',
    utm_campaign: 'rules 2022',
  });
});

test('§7 disableTracking asks the form not to track', async ({ page, stage }) => {
  await stage.launch({ ...launchers.slider, options: { disableTracking: true } });
  await launcherLink(page).click();
  const query = queryOf((await stage.form()).url());
  expect(query).toMatchObject({ 'disable-tracking': 'true' });
  expect(query).not.toHaveProperty('enable-sandbox');
});

test('§7 enableSandbox disables real submissions, and tracking with them', async ({ page, stage }) => {
  await stage.launch({ ...launchers.slider, options: { enableSandbox: true } });
  await launcherLink(page).click();
  expect(queryOf((await stage.form()).url())).toMatchObject({ 'enable-sandbox': 'true', 'disable-tracking': 'true' });
});

test('§7 hidden fields and a preselected answer go in the URL hash, which no server is sent', async ({
  page,
  stage,
}) => {
  await stage.launch({
    ...launchers.popup,
    options: { hidden: { publication: 'Rules & directions, 2022', empty: '' }, preselect: { topic: 'filing' } },
  });
  await launcherLink(page).click();
  const address = (await stage.form()).url();
  expect(hashOf(address)).toEqual({ publication: 'Rules & directions, 2022', 'answers-topic': 'filing' });
  expect(new URL(address).search).not.toContain('Rules');
  const asked = stage.requests.filter((request) => request.includes('/to/moe6aa'));
  expect(asked).toHaveLength(1);
  expect(asked.join()).not.toContain('publication');
});

test('§7 transitive parameters: the named ones of the page go on to the form', async ({ page, stage }) => {
  await stage.launch(
    { ...launchers.popup, options: { transitiveSearchParams: ['ref'] } },
    { query: '?ref=poster&other=1' },
  );
  await launcherLink(page).click();
  const query = queryOf((await stage.form()).url());
  expect(query).toMatchObject({ ref: 'poster' });
  expect(query).not.toHaveProperty('other');
});

test('§7 transitive parameters: true passes all of them, and a hidden field of the same name wins', async ({
  page,
  stage,
}) => {
  await stage.launch(
    { ...launchers.popup, options: { transitiveSearchParams: true, hidden: { ref: 'ours' } } },
    { query: '?ref=poster&other=1' },
  );
  await launcherLink(page).click();
  const address = (await stage.form()).url();
  expect(queryOf(address)).toMatchObject({ other: '1' });
  expect(queryOf(address)).not.toHaveProperty('ref');
  expect(hashOf(address)).toEqual({ ref: 'ours' });
});

test('§7 on a page with a heading of the first level the form is asked for none (not in the specification)', async ({
  page,
  stage,
}) => {
  await stage.launch(launchers.popup, { heading: true });
  await launcherLink(page).click();
  expect(queryOf((await stage.form()).url())).toMatchObject({ 'typeform-embed-no-heading': 'true' });
});

test('§7 the inline widget: height 500, width 100%, opacity 100, hidden field, hideHeaders, enableSandbox', async ({
  page,
  stage,
}) => {
  await stage.load(
    '<div id="gate" data-tf-widget="moe6aa" data-tf-width="100%" data-tf-height="500" data-tf-opacity="100" data-tf-hide-headers data-tf-enable-sandbox data-tf-inline-on-mobile data-tf-hidden="publication=Unknown Publication"></div>',
  );
  const address = (await stage.form()).url();
  expect(queryOf(address)).toEqual({
    ...always,
    'typeform-embed': 'embed-widget',
    'embed-opacity': '100',
    'embed-hide-headers': 'true',
    'enable-sandbox': 'true',
    'disable-tracking': 'true',
  });
  expect(hashOf(address)).toEqual({ publication: 'Unknown Publication' });
  const [widget, column] = [await stage.frame.boundingBox(), await page.locator('#gate').boundingBox()];
  expect(widget).toMatchObject({ height: 500, width: column?.width });
});
