import { JSDOM } from 'jsdom';
import { loaderScripts } from './loader-script';

const demo = 'https://calendar.example/demo?x=1#y';

/** Parses a page with the loader; `effects` records what its controls do once they are hydrated. */
async function visit(
  body: string,
  { saveData = false, isOld = false, search = '', hasStorage = true, isFramed = false } = {},
) {
  const { announce, loader } = loaderScripts(demo);
  const timers: Array<() => void> = [];
  const { window } = new JSDOM(
    `<body><script>${announce}</script>${body}<script data-scripts="/data.js /a.js">${loader}</script></body>`,
    {
      url: `https://site.example/${search}`,
      runScripts: 'dangerously',
      beforeParse: (page) => {
        Object.assign(page.navigator, { connection: { saveData } });
        if (!hasStorage)
          Object.defineProperty(page, 'sessionStorage', {
            get: () => {
              throw new Error('refused');
            },
          });
        if (isFramed) Object.defineProperty(page, 'parent', { value: {} });
        if (!isOld) Object.assign(page, { CSS: { registerProperty: () => undefined, supports: () => true } });
        Object.assign(page, { setTimeout: (run: () => void) => timers.push(run) });
      },
    },
  );
  const { document } = window;
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const find = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;
  const effects: string[] = [];
  const followed: string[] = [];
  window.addEventListener('click', (event) => {
    if (!event.defaultPrevented) followed.push((event.target as HTMLElement).id);
  });
  return {
    effects,
    /** controls whose click was left to the browser */
    followed,
    find,
    loaded: () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')),
    signal: (type: string, how = {}, on = 'body') =>
      find(on).dispatchEvent(Object.assign(new window.Event(type, { bubbles: true }), how)),
    press: (selector: string, keys = {}) =>
      find(selector).dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ...keys })),
    choose: (selector: string, value: string) => {
      find<HTMLSelectElement>(selector).value = value;
      find(selector).dispatchEvent(new window.Event('change', { bubbles: true }));
    },
    /** adds listeners to the island, then marks it as ready, as React does */
    hydrate: async () => {
      for (const type of ['click', 'change']) {
        find('#island').addEventListener(type, (event) => {
          event.preventDefault();
          const { id, value } = (event.target as Element).closest('a, button, select') as HTMLSelectElement;
          effects.push(`${type} ${id}${value ? ` ${value}` : ''}`);
        });
      }
      find('#island').setAttribute('data-ready', '');
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
    /** fires `load` or `error` on an element */
    answer: async (selector: string, outcome: string) => {
      find(selector).dispatchEvent(new window.Event(outcome));
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
    passTime: () => timers.map((run) => run()),
    runtime: () => document.documentElement.dataset.runtime,
  };
}

type Visited = Awaited<ReturnType<typeof visit>>;
const island = (controls: string) => `<div id="island">${controls}</div>`;
const button = island('<button type="button" id="flip" data-await-runtime><span id="inside">Flip</span></button>');
const link = island('<a id="gate" data-await-runtime href="#form">Download PDF</a>');
const all = ['/data.js', '/a.js'];

describe.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'mousemove'])('%s', (type) => {
  test('loads the scripts, in order, and once', async () => {
    const page = await visit(button);
    expect(page.loaded()).toEqual([]);
    page.signal(type);
    page.signal('keydown');
    expect(page.loaded()).toEqual(all);
    expect(page.find<HTMLScriptElement>('script[src]').async).toBe(false);
  });

  test('leaves the scripts alone when the visitor saves data', async () => {
    const page = await visit(button, { saveData: true });
    page.signal(type);
    expect(page.loaded()).toEqual([]);
  });
});

test('a mousemove without movement does not load the scripts', async () => {
  const page = await visit(button);
  page.signal('mousemove', { movementX: 0 });
  expect(page.loaded()).toEqual([]);
});

test.each([
  ['a button', button, '#flip', 'click flip'],
  ['an element inside a button', button, '#inside', 'click flip'],
  ['a link that waits', link, '#gate', 'click gate'],
])('a click on %s is held, with Save-Data too, and repeated once', async (_, body, target, effect) => {
  const page = await visit(body, { saveData: true });
  const control = page.find(effect.replace('click ', '#'));
  expect(page.press(target)).toBe(false);
  page.press(target);
  expect(page.loaded()).toEqual(all);
  expect(control.getAttribute('aria-busy')).toBe('true');
  await page.hydrate();
  expect(page.effects).toEqual([effect]);
  expect(control.hasAttribute('aria-busy')).toBe(false);
  page.press(target);
  expect(page.effects).toEqual([effect, effect]);
});

test('clicks and choices are repeated in the order in which they were made', async () => {
  const page = await visit(
    island(
      '<button id="first" data-await-runtime></button><select id="list" data-await-runtime><option>1<option>2</select>',
    ),
  );
  page.choose('#list', '2');
  page.press('#first');
  page.find<HTMLSelectElement>('#list').value = '1';
  await page.hydrate();
  expect(page.effects).toEqual(['change list 2', 'click first']);
});

test.each([
  ['a link', '<a id="control" href="#place">Place</a>', {}],
  ['a link for another tab', '<a id="control" data-await-runtime href="#form">Form</a>', { ctrlKey: true }],
  ['a button with a popovertarget', '<button id="control" popovertarget="menu">Menu</button>', {}],
])('a click on %s is left to the browser', async (_, control, keys) => {
  const page = await visit(island(control));
  expect(page.press('#control', keys)).toBe(true);
  expect(page.find('#control').hasAttribute('aria-busy')).toBe(false);
});

// e2e/publications-browse.spec.ts tests a search before the scripts have loaded.
test('an empty search field that is focused does not preload the search data', async () => {
  const form = island('<form data-await-runtime data-preload="/search.json"><input name="q"></form>');
  const page = await visit(form);
  for (const type of ['focusin', 'keydown', 'input']) page.signal(type, {}, 'input');
  expect(page.loaded()).toEqual(all);
  expect(page.find('link[rel=preload]')).toBeNull();
});

test.each([
  ['a script that fails', (page: Visited) => page.answer('script[src]', 'error')],
  ['a timeout', async (page: Visited) => page.passTime()],
])('after %s the document is marked as failed, and held links are followed', async (_, fail) => {
  const page = await visit(link);
  page.press('#gate');
  await fail(page);
  expect(page.runtime()).toBe('failed');
  expect(page.find('#gate').hasAttribute('aria-busy')).toBe(false);
  page.press('#gate');
  expect(page.followed).toEqual(['gate', 'gate']);
});

test('scripts that load after the timeout still make the page ready', async () => {
  const page = await visit(button);
  page.press('#flip');
  page.passTime();
  await page.hydrate();
  expect(page.runtime()).toBe('ready');
});

test.each([
  ['a typed search', island('<input name="q">'), '', 'input'],
  ['a chosen file', island('<input type="file">'), '', 'change'],
  ['an address with a search', island(''), '?q=vat', ''],
  ['a page with `data-eager`', island('<main data-eager=""></main>'), '', ''],
])('%s loads the scripts even with Save-Data, with a timeout', async (_, body, search, type) => {
  const page = await visit(body, { saveData: true, search });
  if (type) page.signal(type);
  expect(page.loaded()).toEqual(all);
  page.passTime();
  expect(page.runtime()).toBe('failed');
});

test.each([
  ['load', (page: Visited) => page.answer('link', 'load')],
  ['error', (page: Visited) => page.answer('link', 'error')],
  ['timeout', async (page: Visited) => page.passTime()],
])('clicks are repeated only after the %s of the whole style sheets', async (_, end) => {
  const page = await visit(`<style data-sheet="/a.css"></style>${button}`);
  page.press('#flip');
  expect(page.find('link').getAttribute('href')).toBe('/a.css');
  await page.hydrate();
  expect(page.effects).toEqual([]);
  await end(page);
  expect(page.runtime()).toBe('ready');
  expect(page.effects).toEqual(['click flip']);
});

test('R10.7: an unsupported browser loads no scripts and follows links', async () => {
  const page = await visit(link, { isOld: true });
  page.signal('keydown');
  page.press('#gate');
  expect(page.loaded()).toEqual([]);
  expect(page.runtime()).toBeUndefined();
  expect(page.followed).toEqual(['gate']);
});

describe('R13.1: the campaign in the visit’s first address', () => {
  const name = 'utm_source';
  const body = `<a target="_blank" id="demo" href="${demo}"></a><a target="_blank" id="form" href="https://form.typeform.com/to/a#topic=b"></a><a target="_blank" id="else" href="https://else.example/"></a>`;
  const kept = ({ find }: Visited) => ({
    ...find('#demo').ownerDocument.defaultView?.sessionStorage,
  });

  test('is stored before any script loads, and added only to links to the calendar and to a form', async () => {
    const search = `?other=1&${name}=a%20${'b'.repeat(99)}&utm_term=`;
    const page = await visit(body, { search, saveData: true });
    const fields = `${name}=a+${'b'.repeat(98)}&first_page=%2F`;
    expect(kept(page)).toEqual({ campaign: fields });
    for (const link of ['#demo', '#form', '#else', '#demo', '#form']) page.press(link);
    expect(['#demo', '#form', '#else'].map((link) => page.find<HTMLAnchorElement>(link).href)).toEqual([
      `https://calendar.example/demo?x=1&${fields}#y`,
      `https://form.typeform.com/to/a#topic=b&${fields}`,
      'https://else.example/',
    ]);
  });

  test('is added to a link on pointerdown, for a long press or the middle button', async () => {
    const page = await visit(body, { search: `?${name}=a`, saveData: true });
    page.signal('pointerdown', {}, '#demo');
    expect(page.find<HTMLAnchorElement>('#demo').href).toContain(`&${name}=a&first_page=%2F`);
  });

  test('is added to no link if storage is refused, and all else works', async () => {
    const page = await visit(body + button, { search: `?${name}=a`, hasStorage: false });
    page.press('#demo');
    expect(page.find<HTMLAnchorElement>('#demo').href).toBe(demo);
    page.press('#flip');
    await page.hydrate();
    expect(page.effects).toEqual(['click flip']);
  });

  // A frame shares sessionStorage with the page around it.
  test('is not read from the address of a frame', async () => {
    expect(kept(await visit(body, { search: `?${name}=launcher`, isFramed: true }))).toEqual({});
  });

  test('is empty if the address has none', async () => {
    const page = await visit(body, { search: '?q=vat' });
    page.press('#demo');
    page.press('#form');
    expect(page.find<HTMLAnchorElement>('#demo').href).toBe(demo);
    expect(page.find<HTMLAnchorElement>('#form').href).toBe('https://form.typeform.com/to/a#topic=b');
    expect(kept(page)).toEqual({});
  });
});
