/** Pasted HTML as the form library's own loader reads it. What the site lets through: pasted-form-settings.test.ts. */
import { loaderFiles } from './loader-files';

const loader = loaderFiles().files.find(({ name }) => name === 'embed.js')?.body ?? '';

/** The loader finds the pasted HTML, and the button, pasted or drawn by the loader, is pressed. */
async function open(html: string): Promise<URL> {
  document.body.innerHTML = html;
  const script = document.createElement('script');
  script.textContent = loader;
  document.body.append(script);
  document.querySelector<HTMLElement>('button')?.click();
  await new Promise((resolve) => setTimeout(resolve));
  return new URL(document.querySelector('iframe')?.src ?? '');
}

afterEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

test.each([
  ['popup', 'button', 'popup-blank'],
  ['slider', 'button', 'popup-drawer'],
  ['popover', 'div', 'popup-popover'],
  ['sidetab', 'div', 'popup-side-panel'],
  ['widget', 'div', 'embed-widget'],
])('R8.1: data-tf-%s opens the form', async (mode, tag, type) => {
  const { pathname, searchParams } = await open(`<${tag} data-tf-${mode}="moe6aa"></${tag}>`);
  expect([pathname, searchParams.get('typeform-embed')]).toEqual(['/to/moe6aa', type]);
});

test.each([
  ['data-tf-hide-headers', 'true'],
  ['data-tf-hide-headers="yes"', 'true'],
  ['data-tf-hide-headers="true"', 'true'],
  ['data-tf-hide-headers="no"', null],
  ['data-tf-hide-headers="1"', null],
])('R8.1: booleans accept empty, yes or true: %s', async (attribute, expected) => {
  const { searchParams } = await open(`<button data-tf-popup="moe6aa" ${attribute}></button>`);
  expect(searchParams.get('embed-hide-headers')).toBe(expected);
});

test('R8.1: numbers, lists and pairs are read too; an EU host is named by data-tf-domain', async () => {
  window.history.replaceState(null, '', '/?ref=poster&unnamed=1');
  const { host, searchParams, hash } = await open(
    '<button data-tf-popup="moe6aa" data-tf-domain="form.typeform.eu" data-tf-opacity="50" data-tf-hidden="a=1,b=two\\, three" data-tf-transitive-search-params="ref, other"></button>',
  );
  expect([host, searchParams.get('embed-opacity'), searchParams.get('ref')]).toEqual([
    'form.typeform.eu',
    '50',
    'poster',
  ]);
  expect(searchParams.has('unnamed')).toBe(false);
  expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({ a: '1', b: 'two, three' });
});
