import { JSDOM } from 'jsdom';
import { campaign } from '@/content/campaign';
import { links } from '@/content/links';
import { type LoaderOptions, loaderScripts } from './loader-script';

const demo = `${links.bookDemo.href}?x=1#y`;

type Visit = LoaderOptions &
  Partial<Record<'saveData' | 'isOld', boolean>> &
  Partial<Record<'search' | 'hash' | 'early', string>>;

/** A page with the loader on it, fully parsed. `effects` tells what its controls did once they listened. */
async function visit(
  body: string,
  { saveData = false, isOld = false, search = '', hash = '', early = '', ...has }: Visit = {},
) {
  const { announce, loader } = loaderScripts({ searches: true, forms: true, demo, ...has });
  const timers: Array<() => void> = [];
  const paper = new EventTarget();
  const { window } = new JSDOM(
    `<html><head><script>${announce}</script></head><body>${body}<script>${early}</script><script data-scripts="/data.js /a.js">${loader}</script></body></html>`,
    {
      url: `https://site.example/${search}${hash}`,
      runScripts: 'dangerously',
      beforeParse: (page) => {
        Object.assign(page.navigator, { connection: { saveData } });
        if (!isOld) Object.assign(page, { CSS: { registerProperty: () => undefined, supports: () => true } });
        Object.assign(page, { setTimeout: (run: () => void) => timers.push(run), matchMedia: () => paper });
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
    signal: (type: string, how = {}) =>
      document.body.dispatchEvent(Object.assign(new window.Event(type, { bubbles: true }), how)),
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
    /** what comes of a request: `load` or `error` */
    answer: (selector: string, outcome: string) => find(selector).dispatchEvent(new window.Event(outcome)),
    fail: () => find('script[src]').dispatchEvent(new window.Event('error')),
    print: () => paper.dispatchEvent(new Event('change')),
    passTime: () => timers.map((run) => run()),
    runtime: () => document.documentElement.dataset.runtime,
    hasFailed: () => document.documentElement.dataset.runtime === 'failed',
  };
}

const island = (controls: string) => `<div id="island">${controls}</div>`;
const button = island('<button type="button" id="flip"><span id="inside">Flip</span></button>');
const link = island('<a id="gate" data-await-runtime href="#form">Download PDF</a>');

const signals = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'mousemove'];

test.each(signals)('loads the scripts on the first %s, in order, and once', async (type) => {
  const page = await visit(button);
  expect(page.loaded()).toEqual([]);
  page.signal(type);
  page.signal(type);
  page.signal('keydown');
  expect(page.loaded()).toEqual(['/data.js', '/a.js']);
  expect(page.find<HTMLScriptElement>('script[src]').async).toBe(false);
});

test.each(signals)('leaves the scripts alone on a %s when the visitor saves data', async (type) => {
  const page = await visit(button, { saveData: true });
  page.signal(type);
  expect(page.loaded()).toEqual([]);
});

test('leaves them alone when a pointer that rests is told as moved', async () => {
  const page = await visit(button);
  page.signal('mousemove', { movementX: 0 });
  expect(page.loaded()).toEqual([]);
  page.signal('mousemove', { movementX: 1 });
  expect(page.loaded()).toEqual(['/data.js', '/a.js']);
});

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

describe('before the end of the page has come', () => {
  const pressNow = "document.getElementById('flip').click()";

  test('a press on a button is kept, and acted on once', async () => {
    const page = await visit(button, { early: `${pressNow};${pressNow}` });
    expect(page.find('#flip').hasAttribute('aria-busy')).toBe(true);
    expect(page.loaded()).toEqual(['/data.js', '/a.js']);
    await page.hydrate();
    expect(page.effects).toEqual(['click flip']);
  });

  test('a link leads where it leads, once', async () => {
    const page = await visit(link, { early: "document.getElementById('gate').click()" });
    await page.hydrate();
    expect(page.effects).toEqual([]);
    expect(page.find('#gate').hasAttribute('aria-busy')).toBe(false);
  });

  test('a page that is cut off there says so', () => {
    const { window } = new JSDOM(`<html><head><script>${loaderScripts().announce}</script></head><body>${button}`, {
      runScripts: 'dangerously',
      beforeParse: (page) => Object.assign(page, { CSS: { registerProperty: () => undefined, supports: () => true } }),
    });
    window.document.dispatchEvent(new window.Event('DOMContentLoaded'));
    expect(window.document.documentElement.dataset.runtime).toBe('failed');
  });
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
});

test('a page that became ready in time never fails later', async () => {
  const page = await visit(button);
  page.press('#flip');
  await page.hydrate();
  page.passTime();
  expect(page.hasFailed()).toBe(false);
  expect(page.effects).toEqual(['click flip']);
});

test('repeats a press in the end though a style sheet never comes', async () => {
  const page = await visit(`<style data-sheet="/a.css"></style>${button}`);
  page.press('#flip');
  await page.hydrate();
  expect(page.effects).toEqual([]);
  page.passTime();
  expect(page.hasFailed()).toBe(false);
  expect(page.effects).toEqual(['click flip']);
});

test('says from the first moment that scripts will come, and then that they have', async () => {
  const page = await visit(button);
  expect(page.runtime()).toBe('waiting');
  page.press('#flip');
  await page.hydrate();
  expect(page.runtime()).toBe('ready');
});

test('R10.7: leaves the page as it was exported in a browser that the runtime is not made for', async () => {
  const page = await visit(link, { isOld: true, eager: true });
  page.signal('keydown');
  page.press('#gate');
  expect(page.loaded()).toEqual([]);
  expect(page.runtime()).toBeUndefined();
  expect(page.followed).toEqual(['gate']);
});

test('loads a page at once that is all control, and gives it up when nothing comes', async () => {
  const page = await visit(button, { eager: true });
  expect(page.loaded()).toEqual(['/data.js', '/a.js']);
  page.passTime();
  expect(page.hasFailed()).toBe(true);
});

test('loads a search with the first letter, though the reader saves data, and gives it up when nothing comes', async () => {
  const page = await visit(island('<form><input name="q" id="query" /></form>'), { saveData: true });
  page.signal('input');
  expect(page.loaded()).toEqual(['/data.js', '/a.js']);
  page.passTime();
  expect(page.hasFailed()).toBe(true);
});

test.each([
  ['loads when a file is chosen, though the reader saves data', true, ['/data.js', '/a.js']],
  ['takes no other page’s choices for a sign', false, []],
])('%s', async (_, takesFiles, loaded) => {
  const page = await visit('<input type="file" id="island">', { saveData: true, takesFiles });
  page.signal('change');
  expect(page.loaded()).toEqual(loaded);
});

test.each(['load', 'error'])(
  'brings the whole style sheets with the scripts, and repeats no press before their %s',
  async (outcome) => {
    const page = await visit(`<style data-sheet="/a.css"></style>${button}`);
    expect(page.find('link')).toBeNull();
    page.press('#flip');
    expect(page.find('link').getAttribute('href')).toBe('/a.css');
    await page.hydrate();
    expect(page.effects).toEqual([]);
    page.answer('link', outcome);
    expect(page.effects).toEqual(['click flip']);
  },
);

describe('drawings that come late', () => {
  const drawing = '<figure role="img"><noscript data-late=""><p>Read &amp; write</p></noscript></figure>';
  const isDrawn = ({ find }: Awaited<ReturnType<typeof visit>>) => find('figure > p')?.textContent === 'Read & write';

  test.each([...signals, 'beforeprint'])('are text until a %s, for those who save data too', async (type) => {
    const page = await visit(drawing, { saveData: true });
    expect(isDrawn(page)).toBe(false);
    page.signal(type);
    expect(isDrawn(page)).toBe(true);
    expect(page.find('noscript')).toBeNull();
  });

  test('are there when the page becomes paper', async () => {
    const page = await visit(drawing);
    page.print();
    expect(isDrawn(page)).toBe(true);
  });

  test.each([
    ['the address names a place on the page', { hash: '#feature-wiki' }],
    ['the address asks for a search', { search: '?q=flour' }],
    ['the page is all control', { eager: true }],
    ['the browser is older than the runtime', { isOld: true }],
  ])('are there at once when %s', async (_, options) => {
    expect(isDrawn(await visit(drawing, options))).toBe(true);
  });
});

describe('R13.1: what the visit’s first link said', () => {
  const [name = ''] = campaign.parameters;
  const body = `<a target="_blank" id="demo" href="${demo}"></a><a target="_blank" id="form" href="https://form.typeform.com/to/a#topic=b"></a><a target="_blank" id="else" href="https://else.example/"></a>`;
  const kept = ({ find }: Awaited<ReturnType<typeof visit>>) => ({
    ...find('#demo').ownerDocument.defaultView?.sessionStorage,
  });

  test('is kept with a press, before any script has come, and not before', async () => {
    const page = await visit(body, { search: `?other=1&${name}=a%20b`, saveData: true });
    page.signal('mousemove');
    expect(kept(page)).toEqual({});
    page.press('#else');
    expect(kept(page)).toEqual({ campaign: `${name}=a%20b&${campaign.firstPage}=/` });
  });

  test('is on the links to the calendar and to a form with the very first press, and on no other', async () => {
    const page = await visit(body, { search: `?${name}=${'a'.repeat(101)}`, saveData: true });
    for (const link of ['#demo', '#form', '#else', '#demo', '#form']) page.press(link);
    const fields = `${name}=${'a'.repeat(100)}&${campaign.firstPage}=/`;
    expect(['#demo', '#form', '#else'].map((link) => page.find<HTMLAnchorElement>(link).href)).toEqual([
      `${links.bookDemo.href}?x=1&${fields}#y`,
      `https://form.typeform.com/to/a#topic=b&${fields}`,
      'https://else.example/',
    ]);
  });

  test('is nothing where it said nothing', async () => {
    const page = await visit(body, { search: '?q=vat' });
    page.press('#demo');
    page.press('#form');
    expect(page.find<HTMLAnchorElement>('#demo').href).toBe(demo);
    expect(page.find<HTMLAnchorElement>('#form').href).toBe('https://form.typeform.com/to/a#topic=b');
    expect(kept(page)).toEqual({});
  });
});
