/**
 * What the installed form library does with the HTML that the site gives it, in the order of docs/requirements.md: these
 * fail when another version does otherwise. Its windows in a browser: e2e/launchers-modes.spec.ts.
 */
import { readFileSync } from 'node:fs';
import type * as library from '@typeform/embed';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { CommonOptions, Launcher as LauncherContent } from '@/content/launcher-types';
import { Launcher } from './launcher';
import { loaderFiles } from './loader-files';

declare global {
  interface Window {
    /** the library, once its loader has run */
    tf?: typeof library & { load: () => void };
  }
}

const loader = loaderFiles().files.find(({ name }) => name === 'embed.js')?.body ?? '';
const css = (name: string) => loaderFiles().files.find((file) => file.name === `${name}.css`)?.body ?? '';
const popup = { pages: '/legal', mode: 'popup', label: 'Talk to us', formId: 'moe6aa' } as const;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-02T10:00:00Z') });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  // biome-ignore lint/suspicious/noDocumentCookie: the cookies are the library's and HubSpot's, written so
  for (const name of ['tf-moe6aa-closed', 'hubspotutk']) document.cookie = `${name}=; max-age=0`;
  localStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of ['gtag', 'ga', 'dataLayer', 'heard']) Reflect.deleteProperty(window, name);
});

/** A page with this launcher, or this HTML, which the loader has read. */
function show(launcher: LauncherContent | string): void {
  document.body.innerHTML = typeof launcher === 'string' ? launcher : renderToStaticMarkup(<Launcher {...launcher} />);
  if (window.tf) {
    window.tf.load();
    return;
  }
  const script = document.createElement('script');
  script.textContent = loader;
  document.body.append(script);
}

/** Presses what opens the form: the button that the library has drawn, or the site's own link. */
function press(): void {
  const drawn = document.querySelector<HTMLElement>('.tf-v1-popover-button, .tf-v1-sidetab-button');
  (drawn ?? document.querySelector<HTMLElement>('[data-tf-loaded]'))?.click();
  pass(1);
}

function open(launcher: LauncherContent | string): void {
  show(launcher);
  press();
}

const inline = (attributes = '') => show(`<div data-tf-widget="moe6aa" ${attributes}></div>`);
const pass = (ms: number) => jest.advanceTimersByTime(ms);
const element = (selector: string) => document.querySelector<HTMLElement>(selector);
const frame = () => document.querySelector('iframe') as HTMLIFrameElement;
const address = () => new URL(frame().src);
const query = () => Object.fromEntries(address().searchParams);
const hash = () => Object.fromEntries(new URLSearchParams(address().hash.slice(1)));
/** Whether a form is in the page and not hidden. */
const isOpen = () => frame() !== null && frame().closest('[style*="display: none"]') === null;
const close = () => {
  element('.tf-v1-close')?.click();
  pass(250);
};

/** The form says something to the page. */
function says(type: string, data: object = {}): void {
  const embedId = address().searchParams.get('typeform-embed-id');
  window.dispatchEvent(new MessageEvent('message', { data: { type, embedId, ...data } }));
}

/** What the page says to the form. */
const told = () => jest.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation();

const scrollTo = (y: number) => {
  Object.assign(window, { pageYOffset: y });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000, configurable: true });
  document.dispatchEvent(new Event('scroll'));
};
const moveTo = (clientY: number) => document.dispatchEvent(new MouseEvent('mousemove', { clientY }));

test.each<[CommonOptions, string, act: () => unknown, thenAct: () => unknown]>([
  [{ open: 'load' }, 'at once', () => 0, () => 0],
  [{ open: 'time', openValue: 60_000 }, 'after its time', () => pass(59_000), () => pass(1000)],
  [{ open: 'scroll', openValue: 40 }, 'at its share of the page', () => scrollTo(1500), () => scrollTo(1700)],
  [
    { open: 'exit', openValue: 40 },
    'when the pointer moves upwards inside its strip',
    () => [300, 60, 300].map(moveTo),
    () => moveTo(20),
  ],
])('R7.1: %j opens the form %s', (options, _, before, then) => {
  show({ ...popup, options });
  before();
  expect(isOpen()).toBe(options.open === 'load');
  then();
  expect(isOpen()).toBe(true);
});

test.each([
  [true, 500],
  [100, 500],
  [2000, 2000],
] as const)('R7.3: with autoClose %p it closes %i ms after a submission', (autoClose, time) => {
  open({ ...popup, options: { autoClose } });
  says('form-submit');
  pass(time - 1);
  expect(element('.tf-v1-popup')).toHaveStyle({ opacity: '1' });
  pass(1 + 250);
  expect(isOpen()).toBe(false);
});

const onPhone = (width: number, height: number) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Mobile');
  jest.spyOn(window, 'screen', 'get').mockReturnValue({ width, height } as Screen);
};

test('R7.5: an inline form fills a phone’s screen once its welcome screen is hidden, and returns on close', () => {
  onPhone(360, 740);
  inline();
  says('welcome-screen-hidden');
  expect(element('.tf-v1-widget-fullscreen')).not.toBeNull();
  element('.tf-v1-widget-close')?.click();
  expect(element('.tf-v1-widget-fullscreen')).toBeNull();
});

test.each([
  ['popup', 'popup-blank'],
  ['slider', 'popup-drawer'],
  ['popover', 'popup-popover'],
  ['side-tab', 'popup-side-panel'],
] as const)(
  'R7.6, R7.7: a %s asks for {host}/to/{formId} as %s, and for nothing that content does not name',
  (mode, type) => {
    open({ ...popup, mode, title: 'A form, short, of ours' });
    expect(address().origin + address().pathname + address().hash).toBe('https://form.typeform.com/to/moe6aa');
    expect(query()).toEqual({
      'typeform-embed': type,
      'typeform-embed-id': expect.stringMatching(/^\d+$/),
      'typeform-source': 'localhost',
      'typeform-medium': 'embed-sdk',
      'typeform-medium-version': 'next',
      'typeform-embed-handles-redirect': '1',
    });
    expect(frame()).toHaveAttribute('title', 'A form, short, of ours');
    expect(frame()).toHaveAttribute('allow', '');
  },
);

test('R7.6: an EU host when the region is eu', () => {
  open({ ...popup, region: 'eu' });
  expect(address().host).toBe('form.typeform.eu');
});

test.each<[string, CommonOptions, Record<string, string | undefined>]>([
  [
    'opacity, hidden footer and headers, tracking and the like',
    {
      opacity: 100,
      hideFooter: true,
      hideHeaders: true,
      disableScroll: true,
      noHeading: true,
      redirectTarget: '_top',
      shareGaInstance: true,
      tracking: { utm_source: 'newsletter', utm_campaign: 'rules 2022' },
    },
    {
      'embed-opacity': '100',
      'embed-hide-footer': 'true',
      'embed-hide-headers': 'true',
      'typeform-embed-disable-scroll': 'true',
      'typeform-embed-no-heading': 'true',
      'typeform-embed-redirect-target': '_top',
      'share-ga-instance': 'true',
      utm_source: 'newsletter',
      utm_campaign: 'rules 2022',
    },
  ],
  [
    'what is off',
    { hideFooter: false, enableSandbox: false },
    { 'embed-hide-footer': undefined, 'enable-sandbox': undefined },
  ],
  ['no tracking', { disableTracking: true }, { 'disable-tracking': 'true', 'enable-sandbox': undefined }],
  ['sandbox', { enableSandbox: true }, { 'enable-sandbox': 'true', 'disable-tracking': 'true' }],
  ['named parameters of the page', { transitiveSearchParams: ['ref', 'none'] }, { ref: 'poster', other: undefined }],
  ['all parameters of the page', { transitiveSearchParams: true }, { ref: 'poster', other: '1' }],
  [
    'all parameters of the page but a hidden field’s',
    { transitiveSearchParams: true, hidden: { ref: 'ours' } },
    { ref: undefined, other: '1' },
  ],
])('R7.7: %s', (_, options, expected) => {
  window.history.replaceState(null, '', '/?ref=poster&other=1');
  open({ ...popup, options });
  expect(Object.fromEntries(Object.keys(expected).map((name) => [name, query()[name]]))).toEqual(expected);
});

test('R7.8: hidden fields and a preselected answer stand in the hash, word for word, which no server is sent', () => {
  const publication = 'Rules, directions & notes = 3, 2022';
  open({ ...popup, options: { hidden: { publication, empty: '' }, preselect: { topic: 'filing' } } });
  expect(hash()).toEqual({ publication, 'answers-topic': 'filing' });
  expect(address().search).not.toContain('Rules');
});

test.each([
  ['form-ready', 'on-ready', { formId: 'moe6aa', isClosed: true }],
  ['form-started', 'on-started', { formId: 'moe6aa', responseId: 'r1' }],
  ['form-screen-changed', 'on-question-changed', { formId: 'moe6aa', ref: 'second' }],
  ['form-height-changed', 'on-height-changed', { formId: 'moe6aa', ref: 'second', height: 640 }],
  ['form-submit', 'on-submit', { formId: 'moe6aa', responseId: 'r1' }],
  ['duplicate-detected', 'on-duplicate-detected', { formId: 'moe6aa' }],
  ['thank-you-screen-button-click', 'on-ending-button-click', { formId: 'moe6aa', ref: 'end' }],
])('R7.9: %s calls what %s names, of its own form alone', (type, callback, data) => {
  const heard = jest.fn();
  Object.assign(window, { heard });
  inline(`data-tf-${callback}="heard"`);
  says(type, { ...data, embedId: 'another' });
  expect(heard).not.toHaveBeenCalled();
  says(type, data);
  expect(heard.mock.calls).toEqual([[data]]);
});

test('R7.9: form-theme colours the close icon', () => {
  open(popup);
  says('form-theme', { theme: { color: 'rgb(10, 20, 30)' } });
  expect(element('.tf-v1-close')).toHaveStyle({ color: 'rgb(10, 20, 30)' });
});

test.each([
  [640, '640px'],
  [100, '400px'],
  [2000, '700px'],
])('R7.9: form-height-changed to %i makes an inline form that fits its height %s', (height, shown) => {
  inline('data-tf-auto-resize="400,700"');
  says('form-height-changed', { height });
  expect(element('[data-tf-widget]')).toHaveStyle({ height: shown });
});

test.each(['redirect-after-submit', 'thank-you-screen-redirect'])(
  'R7.9, R8.3: %s leads on, and without an address logs that it failed',
  (type) => {
    inline();
    says(type, { url: 'https://form.typeform.com/to/next', target: '_self' });
    expect(frame().src).toBe('https://form.typeform.com/to/next');
    inline();
    says(type);
    expect(console.error).toHaveBeenCalledWith('Redirect failed, no URL provided');
  },
);

test('R7.10, R9.12: embed-focus goes to the frame 1000 ms after form-ready, with autoFocus', () => {
  inline('data-tf-auto-focus');
  const sent = told();
  says('form-ready');
  pass(999);
  expect(sent).not.toHaveBeenCalled();
  pass(1);
  expect(sent.mock.calls).toEqual([['embed-focus', '*']]);
});

test('R6.6: without it the form is left alone, as disableAutoFocus asked for', () => {
  inline();
  const sent = told();
  says('form-ready');
  pass(5000);
  expect(sent).not.toHaveBeenCalled();
});

describe('analytics', () => {
  const gtag = (_command: string, id: string, _field: string, done: (client: string) => void): void =>
    done(`client of ${id}`);
  const silent = (): void => undefined;
  const ga = { getAll: () => [{ get: (name: string) => (name === 'clientId' ? 'client of G-1' : 'G-1') }] };
  const share = (page: object, shareGaInstance: true | string) => {
    Object.assign(window, page);
    open({ ...popup, options: { shareGaInstance } });
    const sent = told();
    says('form-ready');
    return sent;
  };

  test.each([
    ['gtag, by the tracker’s id', { gtag }, 'G-1'],
    ['gtag, by the page’s own configuration', { gtag, dataLayer: [['config', 'G-1']] }, true],
    ['the older analytics object', { ga }, 'G-1'],
  ] as const)('R7.10: ga-client-id comes from %s', (_, page, id) => {
    const sent = share(page, id);
    pass(0);
    const data = { embedId: query()['typeform-embed-id'], gaClientId: 'client of G-1' };
    expect(sent.mock.calls).toEqual([[{ type: 'ga-client-id', data }, '*']]);
  });

  test.each([
    ['the tracking ID could not be retrieved', { gtag: silent }, true, 0],
    ['the tracker with ID G-1 was not found', { gtag: silent }, 'G-1', 3000],
    ['the tracker with ID G-2 was not found', { ga }, 'G-2', 0],
    ['the Google Analytics object was not found', {}, true, 0],
  ] as const)('R8.4, R9.11: it logs that %s', (reason, page, id, wait) => {
    share(page, id);
    if (wait) {
      pass(wait - 1);
      expect(console.error).not.toHaveBeenCalled();
      pass(1);
    }
    expect(jest.mocked(console.error).mock.calls[0]?.[0]).toContain(`but ${reason}.`);
  });
});

test.each([
  ['data-tf-hide-headers', 'true'],
  ['data-tf-hide-headers="yes"', 'true'],
  ['data-tf-hide-headers="true"', 'true'],
  ['data-tf-hide-headers="no"', undefined],
  ['data-tf-hide-headers="1"', undefined],
])('R8.1: booleans accept empty, yes or true: %s', (attribute, expected) => {
  inline(attribute);
  expect(query()['embed-hide-headers']).toBe(expected);
});

test('R8.1: numbers, lists and pairs of a pasted form are read too', () => {
  window.history.replaceState(null, '', '/?ref=poster&unnamed=1');
  const html =
    '<button data-tf-slider="moe6aa" data-tf-domain="form.typeform.eu" data-tf-opacity="50" data-tf-hidden="a=1,b=two\\, three\\, four" data-tf-transitive-search-params="ref, other"></button>';
  open({ pages: '/', title: 'A form', html });
  expect(address().host).toBe('form.typeform.eu');
  expect(query()).toMatchObject({ 'typeform-embed': 'popup-drawer', 'embed-opacity': '50', ref: 'poster' });
  expect(query()).not.toHaveProperty('unnamed');
  expect(hash()).toEqual({ a: '1', b: 'two, three, four' });
});

const sideTab = { pages: '/legal', mode: 'side-tab', formId: 'moe6aa' } as const;
const tabButton = () => element('.tf-v1-sidetab-button');

test.each(['#abc', '#abcd', '#aabbcc', '#aabbccdd'])('R8.2: the colour %s is taken', (buttonColor) => {
  show({ ...sideTab, options: { buttonColor } });
  expect(tabButton()).toBeInTheDocument();
});

test.each(['#ab', '#abcde', '#abcdefa', '#ggg'])("R8.2: %s gives 'Expected a valid hex string'", (buttonColor) => {
  show('');
  expect(() => window.tf?.createSidetab('moe6aa', { buttonColor })).toThrow('Expected a valid hex string');
});

test('R9.4, R9.5: a side tab without words says ‘Launch me’, and is #3a7685, with white words', () => {
  show(sideTab);
  expect(tabButton()).toHaveTextContent('Launch me');
  expect(tabButton()).toHaveStyle({ backgroundColor: '#3a7685', color: '#ffffff' });
});

test.each([
  ['#969696', '#ffffff'],
  ['#979797', '#000000'],
])('R9.6: on %s, of luminance 150 or 151, words are %s', (buttonColor, color) => {
  show({ ...sideTab, options: { buttonColor } });
  expect(tabButton()).toHaveStyle({ color });
});

test('R9.7: tooltip and dot of a popover fade for 250 ms', () => {
  show({ ...popup, mode: 'popover', options: { tooltip: 'Ask us <here>, now', notificationDays: 7 } });
  expect(element('.tf-v1-popover-tooltip')).toHaveTextContent('Ask us <here>, now');
  const parts = () => document.querySelectorAll('.tf-v1-popover-tooltip, .tf-v1-popover-unread-dot').length;
  for (const part of ['tooltip', 'unread-dot']) {
    expect(css('popover')).toMatch(new RegExp(`${part}\\.closing\\{transition:opacity \\.25s`));
  }
  press();
  pass(248);
  expect(parts()).toBe(2);
  pass(1);
  expect(parts()).toBe(0);
});

test('R9.8: the dot stays hidden for its days once the form was opened, kept in the browser', () => {
  const dot = () => element('.tf-v1-popover-unread-dot');
  const launcher = { ...popup, mode: 'popover', options: { notificationDays: 7 } } as const;
  open(launcher);
  const day = 24 * 60 * 60 * 1000;
  for (const [days, isShown] of [
    [6, false],
    [1.1, true],
  ] as const) {
    jest.setSystemTime(Date.now() + days * day);
    show(launcher);
    expect(dot() !== null).toBe(isShown);
  }
});

test('R9.9: closed once, it does not open by itself again; a press opens it', () => {
  const launcher = { ...popup, options: { open: 'load', preventReopenOnClose: true } } as const;
  show(launcher);
  pass(1);
  expect(isOpen()).toBe(true);
  close();
  expect(document.cookie).toBe('tf-moe6aa-closed=true');
  show(launcher);
  expect(isOpen()).toBe(false);
  press();
  expect(isOpen()).toBe(true);
});

test.each([
  ['for 10 tries, 250 ms apart', 10, ''],
  ['no longer than until it is there', 3, 'visitor-1'],
])('R9.10: it waits for the marketing cookie %s', async (_, tries, cookie) => {
  show({ ...popup, options: { hubspot: true } });
  await jest.advanceTimersByTimeAsync(250 * tries - 10);
  expect(element('[data-tf-loaded]')).toBeNull();
  // biome-ignore lint/suspicious/noDocumentCookie: HubSpot's script writes it so
  if (cookie) document.cookie = `hubspotutk=${cookie}`;
  await jest.advanceTimersByTimeAsync(10);
  press();
  const { hubspot_page_url, hubspot_utk = '' } = hash();
  expect([hubspot_page_url, hubspot_utk]).toEqual(['http://localhost/', cookie]);
});

test.each([
  [1024, 768, undefined],
  [1023, 768, 'true'],
  [1024, 767, 'true'],
])('R9.13: a screen of %i × %i makes force-touch %p', (width, height, isForced) => {
  onPhone(width, height);
  inline();
  expect(query()['force-touch']).toBe(isForced);
});

test('the loader is the installed one, but for its stylesheets’ address and a second comma; it asks for no other’s file', () => {
  const installed = readFileSync('node_modules/@typeform/embed/build/embed.js', 'utf8');
  const { folder, files } = loaderFiles();
  const restored = loader
    .replace(folder, 'https://embed.typeform.com/next/css/')
    .replaceAll('replaceAll(c,', 'replace(c,');
  expect(restored).toBe(installed);
  expect(loader).not.toContain('embed.typeform.com');
  const asked = [...loader.matchAll(/cssFilename:"([^"]+)"/g)].map(([, name]) => name);
  expect(asked).toHaveLength(5);
  expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(asked));
});
