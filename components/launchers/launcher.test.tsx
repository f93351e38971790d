// A launcher's attributes and how the form library reads them; e2e/launchers.spec.ts tests its windows.
import { act, render, screen } from '@testing-library/react';
import { createSidetab } from '@typeform/embed';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { CommonOptions, Launcher as LauncherContent } from '@/content/types';
import { FollowEditions } from '../publications/follow-editions';
import { readOptions } from './form-attributes';
import { Launcher } from './launcher';
import { makeForm } from './make-form';

const popup = { pages: '/legal', mode: 'popup', label: 'Talk to us', formId: 'moe6aa' } as const;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-02T10:00:00Z') });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
  // biome-ignore lint/suspicious/noDocumentCookie: the form library and HubSpot write document.cookie
  for (const name of ['tf-moe6aa-closed', 'hubspotutk']) document.cookie = `${name}=; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  for (const name of ['gtag', 'ga', 'dataLayer']) Reflect.deleteProperty(window, name);
});

function show(launcher: LauncherContent): HTMLAnchorElement {
  document.body.innerHTML = renderToStaticMarkup(<Launcher {...launcher} />);
  return element('a') as HTMLAnchorElement;
}
async function open(launcher: LauncherContent) {
  await makeForm(show(launcher), 'Close')();
  pass(1);
}
const pass = (ms: number) => jest.advanceTimersByTime(ms);
const element = (selector: string) => document.querySelector<HTMLElement>(selector);
const frame = () => document.querySelector('iframe') as HTMLIFrameElement;
const address = () => new URL(frame().src);
const query = () => Object.fromEntries(address().searchParams);
const hash = () => Object.fromEntries(new URLSearchParams(address().hash.slice(1)));
function says(type: string, data: object = {}): void {
  const embedId = address().searchParams.get('typeform-embed-id');
  window.dispatchEvent(new MessageEvent('message', { data: { type, embedId, ...data } }));
}

test.each([
  ['the built-in form', { formId: undefined }, '/forms/preview/'],
  ['a form in the EU', { region: 'eu' as const }, 'https://form.typeform.eu/to/moe6aa'],
  [
    'a form with fields',
    { options: { hidden: { a: 'b, c & d' } } },
    'https://form.typeform.com/to/moe6aa#a=b%2C+c+%26+d',
  ],
])('without scripts the link leads to %s (R7.6, R7.8)', (_, changes, href) => {
  const link = show({ ...popup, ...changes });
  // scripts/export/policy allows the address in `data-frame` as a frame.
  for (const name of ['href', 'data-frame']) expect(link).toHaveAttribute(name, href);
});

const scrollTo = (y: number) => {
  Object.assign(window, { pageYOffset: y });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000, configurable: true });
  document.dispatchEvent(new Event('scroll'));
};
const moveTo = (clientY: number) => document.dispatchEvent(new MouseEvent('mousemove', { clientY }));

test.each<[CommonOptions, string, early: () => unknown, then: () => unknown]>([
  [{ open: 'load' }, 'at once', () => 0, () => 0],
  [{ open: 'time', openValue: 60_000 }, 'after a delay', () => pass(59_000), () => pass(1000)],
  [{ open: 'scroll', openValue: 40 }, 'at a scroll position in per cent', () => scrollTo(1500), () => scrollTo(1700)],
  [{ open: 'exit', openValue: 40 }, 'on exit intent', () => [300, 60, 300].map(moveTo), () => moveTo(20)],
])('R7.1: %j opens the form %s', async (options, _, early, then) => {
  const link = show({ ...popup, options });
  // A form that opens automatically loads scripts at once (scripts/export/late-runtime/loader.ts).
  const isEager = options.open === 'load' || options.open === 'time';
  expect(link.closest('[data-eager]') !== null).toBe(isEager);
  makeForm(link, 'Close');
  early();
  expect(frame() !== null).toBe(options.open === 'load');
  then();
  expect(element('dialog')).not.toHaveAttribute('open');
  says('form-ready');
  expect(element('dialog')).toHaveAttribute('open');
});

test.each([
  ['popup', 'popup-blank'],
  ['slider', 'popup-drawer'],
  ['popover', 'popup-popover'],
  ['side-tab', 'popup-side-panel'],
] as const)('R7.6, R7.7: a %s requests {host}/to/{formId} as %s, without options', async (mode, type) => {
  await open({ ...popup, mode, title: 'A form, short, of ours' });
  expect(address().origin + address().pathname + address().hash).toBe('https://form.typeform.com/to/moe6aa');
  expect(query()).toEqual({
    'typeform-embed': type,
    'typeform-embed-id': expect.stringMatching(/^\d+$/),
    'typeform-source': 'localhost',
    'typeform-medium': 'embed-sdk',
    'typeform-medium-version': 'next',
    'typeform-embed-handles-redirect': '1',
  });
  expect([frame().title, frame().getAttribute('allow')]).toEqual(['A form, short, of ours', '']);
});

test('R7.6, R7.7, R7.8, R9.10, R13.1: a form of the EU has its host, options in the query, fields and an answer in the hash', async () => {
  window.history.replaceState(null, '', '/?ref=poster&other=1');
  sessionStorage.campaign = 'utm_source=whats+app&first_page=%2Flegal%2F&topic=else';
  // biome-ignore lint/suspicious/noDocumentCookie: HubSpot's script writes document.cookie
  document.cookie = 'hubspotutk=visitor-1';
  const options: CommonOptions = {
    opacity: 50,
    hideFooter: true,
    hideHeaders: false,
    enableSandbox: true,
    tracking: { utm_source: 'newsletter' },
    transitiveSearchParams: ['ref', 'none'],
    hidden: { publication: 'Rules, directions & notes = 3, 2022', empty: '', topic: 'rules' },
    preselect: { topic: 'filing' },
    hubspot: true,
  };
  await open({ ...popup, region: 'eu', options });
  expect(address().host).toBe('form.typeform.eu');
  expect(query()).toMatchObject({
    'embed-opacity': '50',
    'embed-hide-footer': 'true',
    'enable-sandbox': 'true',
    'disable-tracking': 'true',
    utm_source: 'newsletter',
    ref: 'poster',
  });
  for (const name of ['embed-hide-headers', 'other']) expect(query()).not.toHaveProperty(name);
  expect(hash()).toEqual({
    publication: 'Rules, directions & notes = 3, 2022',
    'answers-topic': 'filing',
    // `hidden` takes precedence over the campaign's fields.
    topic: 'rules',
    utm_source: 'whats app',
    first_page: '/legal/',
    hubspot_utk: 'visitor-1',
    hubspot_page_url: 'http://localhost/?ref=poster&other=1',
  });
});

test('the site’s settings are the defaults for launchers: sandbox, region (R6.7, R7.6)', async () => {
  Object.assign(process.env, { NEXT_PUBLIC_TYPEFORM_SANDBOX: 'true', NEXT_PUBLIC_TYPEFORM_REGION: 'eu' });
  await jest.isolateModulesAsync(async () => {
    const { formAttributes } = await import('./form-attributes');
    const read = (launcher: LauncherContent) => {
      const attributes: Record<string, string> = formAttributes(launcher, 'Talk to us');
      return ['href', 'data-tf-enable-sandbox', 'data-tf-domain'].map((name) => attributes[name]);
    };
    expect(read(popup)).toEqual(['https://form.typeform.eu/to/moe6aa', 'true', '"form.typeform.eu"']);
    expect(read({ ...popup, region: 'us', options: { enableSandbox: false } })).toEqual([
      'https://form.typeform.com/to/moe6aa',
      'false',
      '"form.typeform.com"',
    ]);
  });
  for (const name of ['SANDBOX', 'REGION']) Reflect.deleteProperty(process.env, `NEXT_PUBLIC_TYPEFORM_${name}`);
});

test.each(['popup', 'slider'] as const)('a %s that is clicked while it fades out opens again (R7.1)', async (mode) => {
  const open = makeForm(show({ ...popup, mode }), 'Close');
  await open();
  says('form-ready');
  element('.tf-v1-close')?.click();
  pass(100);
  const again = open();
  await jest.advanceTimersByTimeAsync(600);
  await again;
  expect(frame()).not.toBeNull();
  expect(element('dialog')).toHaveAttribute('open');
});

test.each<[string, object, string]>([
  ['a popover’s note', { tooltip: 'Ask us' }, '.tf-v1-popover-tooltip'],
  ['a popover’s dot', { notificationDays: 7 }, '.tf-v1-popover-unread-dot'],
  ['a form that opens automatically', { open: 'load' }, 'iframe'],
])('%s loads with the scripts, before any click (R7.1)', async (_, options, part) => {
  render(
    <>
      <Launcher {...popup} mode="popover" options={options} />
      <Launcher {...popup} />
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(element(part)).toBeInTheDocument();
  // The second launcher loads its form only when it is clicked.
  expect(document.querySelectorAll('.launched-form')).toHaveLength(1);
});

test.each([
  [true, 500],
  [100, 500],
  [2000, 2000],
] as const)('R7.3: with autoClose %p it closes %i ms after a submission', async (autoClose, time) => {
  await open({ ...popup, options: { autoClose } });
  says('form-submit');
  pass(time - 1);
  expect(element('.tf-v1-popup')).toHaveStyle({ opacity: '1' });
  pass(1 + 250);
  expect(frame()).toBeNull();
});

test.each(['redirect-after-submit', 'thank-you-screen-redirect'])(
  'R7.9, R8.3: %s loads the address in the message, and without one logs an error',
  async (type) => {
    await open(popup);
    const embedId = query()['typeform-embed-id'];
    says(type, { url: 'https://form.typeform.com/to/next', target: '_self' });
    expect(frame().src).toBe('https://form.typeform.com/to/next');
    says(type, { embedId });
    expect(console.error).toHaveBeenCalledWith('Redirect failed, no URL provided');
  },
);

/** Opens a form with `shareGaInstance`, reports it as ready, and returns a spy on the messages sent to it. */
async function share(page: object, shareGaInstance: true | string) {
  Object.assign(window, page);
  await open({ ...popup, options: { shareGaInstance } });
  const sent = jest.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation();
  says('form-ready');
  return sent;
}

test('R7.10: a form that is ready gets the focus message and the Google Analytics client ID', async () => {
  const gtag = (_command: string, id: string, _field: string, done: (client: string) => void) =>
    done(`client of ${id}`);
  const sent = await share({ gtag, dataLayer: [['config', 'G-1']] }, true);
  pass(0);
  const data = { embedId: query()['typeform-embed-id'], gaClientId: 'client of G-1' };
  expect(sent.mock.calls).toEqual([
    ['embed-focus', '*'],
    [{ type: 'ga-client-id', data }, '*'],
  ]);
});

test.each([
  ['the tracking ID could not be retrieved', { gtag: () => {} }, true, 0],
  ['the tracker with ID G-1 was not found', { gtag: () => {} }, 'G-1', 3000],
  ['the tracker with ID G-2 was not found', { ga: { getAll: () => [{ get: () => 'G-1' }] } }, 'G-2', 0],
  ['the Google Analytics object was not found', {}, true, 0],
] as const)('R8.4, R9.11: it logs that %s', async (reason, page, id, wait) => {
  await share(page, id);
  pass(Math.max(0, wait - 1));
  if (wait) expect(console.error).not.toHaveBeenCalled();
  pass(1);
  expect(jest.mocked(console.error).mock.calls[0]?.[0]).toContain(`but ${reason}.`);
});

const optionsOf = (html: string) => {
  document.body.innerHTML = `<i ${html}></i>`;
  return readOptions(element('i') as HTMLElement);
};
test.each([
  ['data-tf-hide-headers', { hideHeaders: true }],
  ['data-tf-hide-headers="yes"', { hideHeaders: true }],
  ['data-tf-hide-headers="true"', { hideHeaders: true }],
  [`data-tf-popup='"moe6aa"' data-tf-size="70" data-tf-tooltip='"12"'`, { popup: 'moe6aa', size: 70, tooltip: '12' }],
  [`data-tf-hidden='{"a":"b, c"}'`, { hidden: { a: 'b, c' } }],
])('R8.1: options come from data attributes: %s', (html, options) => {
  expect(optionsOf(html)).toEqual(options);
});

test('R8.5: an invalid attribute throws', () => {
  expect(() => optionsOf('data-tf-hidden="{a"')).toThrow('Invalid attribute transformation tfHidden');
});

test.each(['#ab', '#abcde', '#abcdefa', '#ggg'])("R8.2: %s gives 'Expected a valid hex string'", (buttonColor) => {
  expect(() => createSidetab('moe6aa', { buttonColor })).toThrow('Expected a valid hex string');
});

test.each([
  [undefined, '#3a7685', '#ffffff'],
  ['#969696', '#969696', '#ffffff'],
  ['#979797', '#979797', '#000000'],
  ['#fff0', '#fff0', '#000000'],
] as const)('R9.4, R9.5, R9.6: the library’s side tab of the colour %s', (buttonColor, ground, text) => {
  makeForm(show({ ...popup, mode: 'side-tab', label: undefined, options: { buttonColor } }), 'Close');
  const button = element('.tf-v1-sidetab-button');
  expect(button).toHaveTextContent('Launch me');
  expect(button).toHaveStyle({ backgroundColor: ground, color: text });
});

test.each(['popover', 'side-tab'] as const)('the library’s button for a %s has the label of the link', (mode) => {
  makeForm(show({ ...popup, mode }), 'Close');
  const button = screen.getByRole('button', { name: 'Talk to us' });
  if (mode === 'side-tab') expect(button).toHaveTextContent('Talk to us');
});

test('R9.7, R9.8: tooltip and dot fade out in 250 ms when the form opens; the dot is hidden for notificationDays', async () => {
  const launcher = {
    ...popup,
    mode: 'popover',
    options: { tooltip: 'Ask us, here & now', notificationDays: 7 },
  } as const;
  makeForm(show(launcher), 'Close');
  expect(element('.tf-v1-popover-tooltip')).toHaveTextContent('Ask us, here & now');
  const parts = () => document.querySelectorAll('.tf-v1-popover-tooltip, .tf-v1-popover-unread-dot').length;
  element('.tf-v1-popover-button')?.click();
  pass(249);
  expect(parts()).toBe(2);
  pass(1);
  expect(parts()).toBe(0);
  const day = 24 * 60 * 60 * 1000;
  for (const [days, shown] of [
    [6, 1],
    [1.1, 2],
  ] as const) {
    jest.setSystemTime(Date.now() + days * day);
    makeForm(show(launcher), 'Close');
    expect(parts()).toBe(shown);
  }
});

test('R9.9: with preventReopenOnClose a closed form opens only on a click', async () => {
  const launcher = { ...popup, options: { open: 'load', preventReopenOnClose: true } } as const;
  makeForm(show(launcher), 'Close');
  expect(frame()).not.toBeNull();
  element('.tf-v1-close')?.click();
  expect(document.cookie).toBe('tf-moe6aa-closed=true');
  const open = makeForm(show(launcher), 'Close');
  expect(frame()).toBeNull();
  await open();
  expect(frame()).not.toBeNull();
});

test('R13.3: the feed’s address is followed by links to the form and the channel, or else to an e-mail that names the edition', () => {
  const channel = { href: 'https://whatsapp.com/channel/0029Va', label: 'Follow us on WhatsApp' };
  const links = (content: object) => {
    document.body.innerHTML = renderToStaticMarkup(
      <FollowEditions edition="10th, and last" content={{ label: 'Tell me', ...content }} />,
    );
    expect(document.body).toHaveTextContent('/feed.xml');
    return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  };
  const form = 'https://form.typeform.eu/to/AbCd1234#edition=10th%2C+and+last';
  expect(links({ formId: 'AbCd1234', region: 'eu', channel })).toEqual([form, channel.href]);
  expect(links({ channel })).toEqual([channel.href]);
  const [mail, ...others] = links({});
  expect(mail).toMatch(/^mailto:.+\?subject=Tell%20me&body=10th%2C%20and%20last$/);
  expect(others).toEqual([]);
});
