/** When a launcher's form opens and closes, with the form library itself. Its windows: e2e/launchers.spec.ts. */
import { fireEvent, screen } from '@testing-library/react';
import type { CommonOptions } from '@/content/launcher-types';
import { launcherWords } from '@/content/launchers';
import {
  formAddress,
  formSays,
  launchers,
  openLauncher,
  pass,
  pressLauncher,
  setUpLaunchers,
  showLauncher,
  shownFrame,
} from './launcher.fixture';

const { popup, popover } = launchers;
const close = async () => {
  fireEvent.click(screen.getByRole('button', { name: launcherWords.close }));
  await pass(250);
};

setUpLaunchers();

test.each([
  [true, 500],
  [100, 500],
  [2000, 2000],
] as const)('R7.3: with autoClose %p it closes %i ms after a submission', async (autoClose, time) => {
  await openLauncher({ ...popup, options: { autoClose } });
  await formSays('form-submit');
  await pass(time - 1);
  expect(document.querySelector('.tf-v1-popup')).toHaveStyle({ opacity: '1' });
  await pass(1 + 250);
  expect(shownFrame()).toBeNull();
});

test.each([
  [true, 'hidden'],
  [false, 'removed'],
])('R7.4: with keepSession %p a closed form is %s', async (keepSession) => {
  await openLauncher({ ...popup, options: { keepSession } });
  const frame = shownFrame();
  await close();
  expect([shownFrame(), frame?.isConnected]).toEqual([null, keepSession]);
  await pressLauncher();
  expect(shownFrame()).toBe(frame);
});

test('R9.9: closed once, it does not open by itself again, nor is the library fetched; a press opens it', async () => {
  const launcher = { ...popup, options: { open: 'load', preventReopenOnClose: true } } as const;
  const first = await showLauncher(launcher);
  expect(shownFrame()).not.toBeNull();
  await close();
  expect(document.cookie).toBe('tf-moe6aa-closed=true');
  first.unmount();

  await showLauncher(launcher);
  expect(document.querySelector('[data-testid^="tf-v1"], iframe')).toBeNull();
  await pressLauncher();
  expect(shownFrame()).not.toBeNull();
});

const scrollTo = (y: number) => {
  Object.assign(window, { scrollY: y });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000, configurable: true });
  fireEvent.scroll(document);
};
const moveTo = (clientY: number) => fireEvent.mouseMove(document.body, { clientY });

test.each<[CommonOptions, string, act: () => unknown, thenAct: () => unknown]>([
  [{ open: 'load' }, 'at once', () => 0, () => 0],
  [{ open: 'time', openValue: 60_000 }, 'after its time', () => pass(59_000), () => pass(1000)],
  [{ open: 'scroll', openValue: 40 }, 'at its share of the page', () => scrollTo(1500), () => scrollTo(1700)],
  [
    { open: 'exit', openValue: 40 },
    'when the pointer moves upwards inside its strip',
    () => [300, 60].map(moveTo) && moveTo(300),
    () => moveTo(20),
  ],
])('R7.1: %j opens the form %s', async (options, _, before, then) => {
  await showLauncher({ ...popup, options });
  await before();
  await pass(1);
  expect(shownFrame() === null).toBe(options.open !== 'load');
  await then();
  await pass(1);
  expect(shownFrame()).not.toBeNull();
});

test('R9.8: the dot stays hidden for its days once the form was opened, kept in the browser', async () => {
  const launcher = { ...popover, options: { notificationDays: 7 } };
  const dot = () => screen.queryByTestId('popover-dot');
  const first = await showLauncher(launcher);
  expect(dot()).toBeInTheDocument();
  await pressLauncher();
  expect(JSON.parse(localStorage.getItem('tfNotificationData') ?? '')).toEqual({
    moe6aa: { hideUntilTime: expect.any(Number) },
  });
  first.unmount();

  const day = 24 * 60 * 60 * 1000;
  for (const [days, isShown] of [
    [6, false],
    [1.1, true],
  ] as const) {
    jest.setSystemTime(Date.now() + days * day);
    const later = await showLauncher(launcher);
    expect(dot() !== null).toBe(isShown);
    later.unmount();
  }
});

test('R9.7: a note that is put away before the library has come fades for 250 ms, and stays away', async () => {
  await showLauncher({ ...popover, options: { tooltip: 'Ask us <here>' } });
  fireEvent.click(screen.getByRole('button', { name: launcherWords.dismissTooltip }));
  await pass(249);
  expect(screen.getByText('Ask us <here>')).toBeInTheDocument();
  await pass(1);
  expect(screen.queryByText('Ask us <here>')).not.toBeInTheDocument();
  await pressLauncher();
  expect(screen.queryByText('Ask us <here>')).not.toBeInTheDocument();
});

test('R9.7: a note that is not put away stands beside the library’s button too, word for word', async () => {
  await openLauncher({ ...popover, options: { tooltip: 'Ask us <here>' } });
  expect(document.querySelector('.tf-v1-popover-tooltip')).toHaveTextContent('Ask us <here>');
});

test('a press with a key held is the browser’s: the form opens in a tab of its own', async () => {
  await showLauncher(popup);
  const left = jest.fn();
  const listen = (event: Event) => {
    left(!event.defaultPrevented);
    // jsdom has no other tab to open it in.
    event.preventDefault();
  };
  window.addEventListener('click', listen, { once: true });
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
  await pass(1);
  expect(left.mock.calls).toEqual([[true]]);
  expect(shownFrame()).toBeNull();
});

test.each([
  ['for 10 tries, 250 ms apart', 10, ''],
  ['no longer than until it is there', 3, 'visitor-1'],
])('R9.10: it waits for the marketing cookie %s', async (_, tries, cookie) => {
  await showLauncher({ ...popup, options: { hubspot: true } });
  await pressLauncher();
  await pass(250 * tries - 10);
  expect(shownFrame()).toBeNull();
  // biome-ignore lint/suspicious/noDocumentCookie: HubSpot's script writes it so
  if (cookie) document.cookie = `hubspotutk=${cookie}`;
  await pass(10);
  const sent = new URLSearchParams(formAddress().hash.slice(1));
  expect([sent.has('hubspot_page_url'), sent.get('hubspot_utk') ?? '']).toEqual([true, cookie]);
});
