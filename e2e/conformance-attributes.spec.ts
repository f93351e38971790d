/**
 * Specification §5 and §8: pasted HTML with data attributes, read by the form library's own loader, from this site's
 * address. Where the loader differs from the specification, the test states both.
 */
import { loaderFiles } from '@/lib/launchers/loader-files';
import { expect, test } from './support/conformance/test';

const share = '<button data-tf-popup="moe6aa">Talk</button>';

for (const [mode, html, embedType] of [
  ['popup', share, 'popup-blank'],
  ['slider', '<button data-tf-slider="moe6aa">Talk</button>', 'popup-drawer'],
  ['popover', '<div data-tf-popover="moe6aa" data-tf-button-props="ariaLabel=Talk"></div>', 'popup-popover'],
  ['sidetab', '<div data-tf-sidetab="moe6aa" data-tf-button-text="Talk"></div>', 'popup-side-panel'],
] as const) {
  test(`§5 widget options come from data attributes: data-tf-${mode}`, async ({ page, stage }) => {
    await stage.load(html);
    await page.getByRole('button', { name: 'Talk' }).click();
    const address = new URL((await stage.form()).url());
    expect(address.searchParams.get('typeform-embed')).toBe(embedType);
    expect(address.pathname).toBe('/to/moe6aa');
  });
}

for (const [value, isOn] of [
  ['data-tf-hide-headers', true],
  ['data-tf-hide-headers=""', true],
  ['data-tf-hide-headers="yes"', true],
  ['data-tf-hide-headers="true"', true],
  ['data-tf-hide-headers="no"', false],
  ['data-tf-hide-headers="false"', false],
  ['data-tf-hide-headers="1"', false],
] as const) {
  test(`§5 booleans accept empty, yes or true: ${value} is ${isOn ? 'on' : 'off'}`, async ({ page, stage }) => {
    await stage.load(share.replace('>', ` ${value}>`));
    await page.getByRole('button', { name: 'Talk' }).click();
    expect(new URL((await stage.form()).url()).searchParams.get('embed-hide-headers')).toBe(isOn ? 'true' : null);
  });
}

test('§5 numbers, lists and pairs are read too', async ({ page, stage }) => {
  await stage.load(
    share.replace(
      '>',
      ' data-tf-opacity="50" data-tf-hidden="a=1,b=two\\, three" data-tf-tracking="utm_source=x" data-tf-transitive-search-params="ref, other">',
    ),
    { query: '?ref=poster&unnamed=1' },
  );
  await page.getByRole('button', { name: 'Talk' }).click();
  const address = new URL((await stage.form()).url());
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    'embed-opacity': '50',
    utm_source: 'x',
    ref: 'poster',
  });
  expect(address.searchParams.has('unnamed')).toBe(false);
  expect(Object.fromEntries(new URLSearchParams(address.hash.slice(1)))).toEqual({ a: '1', b: 'two, three' });
});

for (const colour of ['#abc', '#abcd', '#aabbcc', '#aabbccdd']) {
  test(`§5 hex colours must be valid: ${colour} is`, async ({ page, stage }) => {
    await stage.load(`<div data-tf-sidetab="moe6aa" data-tf-button-color="${colour}"></div>`);
    await expect(page.getByRole('button', { name: 'Launch me' })).toBeVisible();
  });
}

for (const colour of ['#ab', '#abcde', '#abcdefa', '#ggg']) {
  test(`§5 hex colours must be valid, otherwise the error 'Expected a valid hex string': ${colour}`, async ({
    stage,
    problems,
  }) => {
    await stage.load(`<div data-tf-sidetab="moe6aa" data-tf-button-color="${colour}"></div>`);
    await expect.poll(() => problems).toEqual(['uncaught: Expected a valid hex string']);
    problems.length = 0;
  });
}

test('§5 a colour without # is no hex colour to the library: it takes it for a colour’s name; this site’s check refuses it', async ({
  page,
  stage,
}) => {
  await stage.load('<div data-tf-sidetab="moe6aa" data-tf-button-color="teal"></div>');
  await expect(page.getByRole('button', { name: 'Launch me' })).toHaveCSS('background-color', 'rgb(0, 128, 128)');
});

test('§8 an invalid attribute transformation throws: with the library, only if its own table is wrong', async ({
  stage,
  problems,
}) => {
  // No attribute can name a transformation: the table is inside the library. It is falsified here on its way in.
  await stage.load(share, {
    script: `const keys = Object.keys;
      Object.keys = (object) => { if (object && object.hideHeaders === 'boolean') object.hideHeaders = 'nonsense'; return keys(object); };`,
  });
  await expect.poll(() => problems).toEqual(['uncaught: Invalid attribute transformation nonsense']);
  problems.length = 0;
});

test('§8 an element without a form id throws', async ({ stage, problems }) => {
  await stage.load('<button data-tf-popup="">Talk</button>');
  await expect.poll(() => problems).toEqual(['uncaught: Invalid data-tf-popup= for embed #0']);
  problems.length = 0;
});

test('the loader and its stylesheets come from this site, and nothing else is asked for before a press', async ({
  page,
  stage,
}) => {
  await stage.load(share);
  const foreign = stage.requests.filter((address) => new URL(address).origin !== new URL(page.url()).origin);
  expect(foreign.filter((address) => !address.startsWith('data:'))).toEqual([]);
  expect(
    stage.requests
      .filter((address) => address.includes(loaderFiles().folder))
      .map((address) => address.split('/').at(-1)),
  ).toEqual(['embed.js', 'popup.css']);
});
