import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gate, pdfLink } from '@/content/gate';
import { formSettings } from '@/site/form-settings';
import { DownloadButton } from './download-button';

const builtIn = formSettings({});
const own = formSettings({ id: 'aB3dE5' });
const item = { slug: 'a', title: 'A & B', pdfUrl: '/a.pdf', size: '41 KB', facts: ['8 pages'], form: builtIn };
const pdfName = new RegExp(`^${pdfLink.openLabel} A & B \\(PDF, 41 KB\\)`);
const { failures, alternatives, status } = gate;

const open = () => jest.mocked(window.open);
const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'open').mockReturnValue({ opener: window } as Window);
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

function show(form = builtIn) {
  render(
    <>
      <h2 id="title-a">{item.title}</h2>
      <DownloadButton item={{ ...item, form }} />
    </>,
  );
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const frame = () => within(screen.getByRole('dialog', { hidden: true })).queryByTitle<HTMLIFrameElement>(/./);

/** Clicks a download button; returns a function that posts a message as the form in the dialog, or as `from`. */
async function press(name = `${gate.buttonLabel} ${item.title}`) {
  await pass(400);
  await user.click(screen.getByRole('button', { name }));
  await pass(1);
  const { src = '', contentWindow = null } = frame() ?? {};
  const { origin, searchParams } = new URL(src || window.location.href);
  const embedId = searchParams.get('typeform-embed-id');
  return (type: string, data = {}, from: MessageEventInit = {}) =>
    act(async () => {
      const message = { source: contentWindow, origin, data: { type, embedId, ...data }, ...from };
      window.dispatchEvent(new MessageEvent('message', message));
    });
}

test('a submission that is reported several times opens the PDF once (R6.3)', async () => {
  show();
  const say = await press();
  await say('form-ready');
  for (let time = 0; time < 3; time += 1) await say('form-submit');
  expect(open().mock.calls).toEqual([[item.pdfUrl, '_blank']]);
  expect(screen.getByRole('status')).toHaveTextContent(status.opened);
  await press();
  expect(screen.queryByText(status.opened)).toBeNull();
});

test('the form is requested with the settings asked for and the campaign of the visit (R6.4, R6.5, R6.7, R13.1)', async () => {
  sessionStorage.campaign = 'utm_source=whats+app&utm_term=%3Cb%3E&first_page=%2Flegal%2F';
  show(formSettings({ id: 'aB3dE5', region: 'eu', sandbox: 'true' }));
  await press();
  const { origin, pathname, searchParams, hash } = new URL(frame()?.src ?? '');
  expect(origin + pathname).toBe('https://form.typeform.eu/to/aB3dE5');
  const { 'typeform-embed-id': embedId, ...query } = Object.fromEntries(searchParams);
  expect(embedId).toMatch(/^\d+$/);
  expect(query).toEqual({
    'typeform-embed': 'embed-widget',
    'typeform-embed-auto-resize': 'true',
    'typeform-source': 'localhost',
    'typeform-medium': 'embed-sdk',
    'typeform-medium-version': 'next',
    'typeform-embed-handles-redirect': '1',
    'embed-hide-headers': 'true',
    'embed-opacity': '100',
    // Typeform stores no answer in sandbox mode.
    'enable-sandbox': 'true',
    'disable-tracking': 'true',
  });
  expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({
    publication: 'A & B',
    utm_source: 'whats app',
    utm_term: '<b>',
    first_page: '/legal/',
  });
  expect(frame()?.closest('.tf-v1-widget')).toHaveStyle({ width: '100%' });
});

test('without sandbox mode the address has no enable-sandbox; a ready form does not take the focus (R6.6, R6.7)', async () => {
  show(own);
  const say = await press();
  expect(new URL(frame()?.src ?? '').searchParams.has('enable-sandbox')).toBe(false);
  const told = jest.spyOn(frame()?.contentWindow as Window, 'postMessage');
  await say('form-ready');
  await pass(3000);
  expect(told).not.toHaveBeenCalled();
});

test.each([
  ['another window', { source: window }],
  ['no window', { source: null }],
  ['another origin in the form’s frame', { origin: 'https://form.typeform.com.example' }],
])('a submission from %s is ignored (R6.10, R7.9)', async (_, from) => {
  show(own);
  const say = await press();
  for (const type of ['form-submit', 'duplicate-detected', 'form-close']) await say(type, {}, from);
  expect(open()).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeVisible();
  await say('form-submit');
  expect(open()).toHaveBeenCalledTimes(1);
});

test.each([
  ['duplicate', [], 'duplicate-detected', {}],
  ['duplicate', ['form-ready'], 'duplicate-detected', {}],
  ['closed', ['form-ready'], 'form-ready', { isClosed: true }],
] as const)('a %s form, after %j, is explained beside the PDF (R6.10)', async (reason, before, type, data) => {
  show();
  const say = await press();
  for (const earlier of before) await say(earlier);
  await say(type, data);
  await say('form-ready', data);
  act(() => void window.dispatchEvent(new Event('offline')));
  await pass(9000);
  expect(screen.getByRole('alert')).toHaveTextContent(failures[reason].title);
  expect(screen.getByRole('link', { name: pdfName })).toBeVisible();
  expect(screen.queryByRole('button', { name: alternatives.retryLabel })).toBeNull();
});

test('if the form is not ready after eight seconds, links to an e-mail and to its own page appear until it is (R6.10)', async () => {
  show(own);
  const say = await press();
  await pass(7_900);
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(200);
  expect(screen.getByRole('alert')).toHaveTextContent(failures.silent.title);
  expect(screen.getByRole('link', { name: alternatives.email.label }).getAttribute('href')).toContain('A%20%26%20B');
  const formPage = screen.getByRole('link', { name: new RegExp(alternatives.newTabLabel) });
  expect(formPage.getAttribute('href')).toMatch(/^\/forms\/.+A\+%26\+B/);
  await say('form-ready');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a form that is ready is not reloaded when the connection is lost and restored', async () => {
  show();
  const say = await press();
  await say('form-ready');
  const { src } = frame() as HTMLIFrameElement;
  for (const event of ['offline', 'online']) act(() => void window.dispatchEvent(new Event(event)));
  await pass(9000);
  expect(frame()?.src).toBe(src);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Try again loads a new form and keeps the focus in the dialog (R6.10)', async () => {
  show();
  await press();
  const first = frame()?.src;
  await pass(8_100);
  await user.click(screen.getByRole('button', { name: alternatives.retryLabel }));
  await pass(1);
  expect(frame()?.src).not.toBe(first);
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
});

test.each(['before', 'after'])('offline %s the click, an alert says so, then the form loads (R6.10)', async (when) => {
  show();
  if (when === 'before') setOnline(false);
  await press();
  if (when === 'after') act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('alert')).toHaveTextContent(failures.offline.title);
  setOnline(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(frame()).not.toBeNull();
});

test('the link to one PDF stays when the dialog for another publication opens and takes the focus (R6.3)', async () => {
  open().mockReturnValue(null);
  show();
  render(<DownloadButton item={{ ...item, slug: 'b', title: 'C' }} />);
  await (await press())('form-submit');
  expect(screen.getByRole('link', { name: pdfName })).toHaveFocus();
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await press(gate.buttonLabel);
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  expect(scroll).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: pdfName, hidden: true })).toBeInTheDocument();
});

test('if the dialog cannot be rendered, the button becomes the link to the form again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<DownloadButton item={{ ...item, facts: undefined as never }} />);
  await pass(400);
  await user.click(screen.getByRole('button', { name: gate.buttonLabel }));
  const link = screen.getByRole('link', { name: gate.buttonLabel });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/forms\/.+A\+%26\+B/));
});
