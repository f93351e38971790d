import { JSDOM } from 'jsdom';
import { loaderScript } from './loader-script';

const loader = loaderScript();

/** A page with the loader on it, fully parsed. `effects` tells what its controls did once they listened. */
async function visit(body: string, { saveData = false } = {}) {
  const timers: Array<() => void> = [];
  const { window } = new JSDOM(
    `<html><head><script data-scripts="/data.js /a.js">${loader}</script></head><body>${body}</body></html>`,
    {
      url: 'https://site.example/',
      runScripts: 'dangerously',
      beforeParse: (page) => {
        Object.assign(page.navigator, { connection: { saveData } });
        Object.assign(page, { setTimeout: (run: () => void) => timers.push(run) });
      },
    },
  );
  const { document } = window;
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  const find = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;
  const effects: string[] = [];
  const followed: string[] = [];
  window.addEventListener('click', (event) => {
    if (!event.defaultPrevented) followed.push((event.target as HTMLElement).id);
  });
  return {
    effects,
    /** controls whose click was left to the platform */
    followed,
    find,
    loaded: () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')),
    signal: (type: string) => document.body.dispatchEvent(new window.Event(type, { bubbles: true })),
    press: (selector: string, keys = {}) =>
      find(selector).dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ...keys })),
    choose: (selector: string, value: string) => {
      find<HTMLSelectElement>(selector).value = value;
      find(selector).dispatchEvent(new window.Event('change', { bubbles: true }));
    },
    /** as React does: the island listens, then says so */
    hydrate: async () => {
      for (const type of ['click', 'change']) {
        find('#island').addEventListener(type, (event) => {
          event.preventDefault();
          const { id, value } = (event.target as Element).closest('a, button, select') as HTMLSelectElement;
          effects.push(`${type} ${id}${value ? ` ${value}` : ''}`);
        });
      }
      find('#island').setAttribute('data-ready', '');
      await Promise.resolve();
    },
    fail: () => find('script[src]').dispatchEvent(new window.Event('error')),
    passTime: () => timers.map((run) => run()),
    hasFailed: () => document.documentElement.dataset.runtime === 'failed',
  };
}

const island = (controls: string) => `<div id="island">${controls}</div>`;
const button = island('<button type="button" id="flip"><span id="inside">Flip</span></button>');
const link = island('<a id="gate" data-await-runtime href="#form">Download PDF</a>');

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'mousemove'])(
  'loads the scripts on the first %s, in order, and once',
  async (type) => {
    const page = await visit(button);
    expect(page.loaded()).toEqual([]);
    page.signal(type);
    page.signal(type);
    page.signal('keydown');
    expect(page.loaded()).toEqual(['/data.js', '/a.js']);
    expect(page.find<HTMLScriptElement>('script[src]').async).toBe(false);
  },
);

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'mousemove'])(
  'leaves the scripts alone on a %s when the visitor saves data',
  async (type) => {
    const page = await visit(button, { saveData: true });
    page.signal(type);
    expect(page.loaded()).toEqual([]);
  },
);

test('loads them for a press when the visitor saves data', async () => {
  const page = await visit(button, { saveData: true });
  page.press('#flip');
  expect(page.loaded()).toEqual(['/data.js', '/a.js']);
});

test.each([
  ['a button', button, '#flip', 'click flip'],
  ['what stands inside a button', button, '#inside', 'click flip'],
  ['a link that waits for the runtime', link, '#gate', 'click gate'],
])('keeps a press on %s and repeats it once', async (_, body, target, effect) => {
  const page = await visit(body);
  const control = page.find(effect.replace('click ', '#'));
  expect(page.press(target)).toBe(false);
  page.press(target);
  expect(control.getAttribute('aria-busy')).toBe('true');
  await page.hydrate();
  expect(page.effects).toEqual([effect]);
  expect(control.hasAttribute('aria-busy')).toBe(false);
  page.press(target);
  expect(page.effects).toEqual([effect, effect]);
});

test('repeats presses on several controls in the order they were made', async () => {
  const page = await visit(
    island('<button type="button" id="one">1</button><button type="button" id="two">2</button>'),
  );
  for (const target of ['#two', '#one', '#two']) page.press(target);
  await page.hydrate();
  expect(page.effects).toEqual(['click two', 'click one']);
});

test('keeps a choice, although taking over the page resets the select', async () => {
  const page = await visit(island('<select id="tab"><option>a</option><option>b</option></select>'));
  page.choose('#tab', 'b');
  page.find<HTMLSelectElement>('#tab').value = 'a';
  await page.hydrate();
  expect(page.effects).toEqual(['change tab b']);
});

test.each([
  ['a link', '<a id="control" href="#place">Place</a>', {}],
  ['a link for another tab', '<a id="control" data-await-runtime href="#form">Form</a>', { ctrlKey: true }],
  ['the button of a popover', '<button type="button" id="control" popovertarget="menu">Menu</button>', {}],
  ['the button of a form', '<form><button id="control" type="reset">Clear</button></form>', {}],
  ['a disclosure', '<details><summary id="control">More</summary></details>', {}],
])('leaves %s to the platform', async (_, control, keys) => {
  const page = await visit(island(control));
  expect(page.press('#control', keys)).toBe(true);
  expect(page.find('#control').hasAttribute('aria-busy')).toBe(false);
});

describe('when a script cannot be had', () => {
  test('says so on the document, and follows a kept link', async () => {
    const page = await visit(link);
    page.press('#gate');
    page.fail();
    expect(page.hasFailed()).toBe(true);
    expect(page.followed).toEqual(['gate']);
    expect(page.find('#gate').hasAttribute('aria-busy')).toBe(false);
  });

  test('holds nothing back any more', async () => {
    const page = await visit(link);
    page.signal('keydown');
    page.fail();
    page.press('#gate');
    expect(page.followed).toEqual(['gate']);
  });

  test('gives up in the same way when nothing answers for long', async () => {
    const page = await visit(link);
    page.press('#gate');
    page.passTime();
    expect(page.hasFailed()).toBe(true);
    expect(page.followed).toEqual(['gate']);
  });

  test('takes the word back when the scripts come in the end', async () => {
    const page = await visit(link);
    page.press('#gate');
    page.passTime();
    await page.hydrate();
    expect(page.hasFailed()).toBe(false);
    expect(page.effects).toEqual([]);
  });
});

test('a page that became ready in time never fails later', async () => {
  const page = await visit(button);
  page.press('#flip');
  await page.hydrate();
  page.passTime();
  expect(page.hasFailed()).toBe(false);
  expect(page.effects).toEqual(['click flip']);
});
