import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ModeLauncher } from '@/content/launcher-types';
import { Launcher } from './launcher';

export const label = 'Talk to us';
const common = { pages: '/legal', formId: 'moe6aa', label } as const;

/** One launcher of each mode, all alike. */
export const launchers = {
  popup: { ...common, mode: 'popup' },
  slider: { ...common, mode: 'slider' },
  popover: { ...common, mode: 'popover' },
  'side-tab': { ...common, mode: 'side-tab' },
} as const satisfies Record<ModeLauncher['mode'], ModeLauncher>;

/** Stops the clock; sets what jsdom leaves out; and after each test leaves nothing of the library in the document. */
export function setUpLaunchers(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-03-02T10:00:00Z') });
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  });
  afterEach(() => {
    jest.useRealTimers();
    window.history.replaceState(null, '', '/');
    // biome-ignore lint/suspicious/noDocumentCookie: the cookies are the library's and HubSpot's, written so
    for (const name of ['tf-moe6aa-closed', 'hubspotutk']) document.cookie = `${name}=; max-age=0`;
    localStorage.clear();
    document.body.replaceChildren();
  });
}

/** Lets the clock run, and what waits for it. */
export const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

/** A page with a launcher, whose code has been fetched where it needs no press. */
export async function showLauncher(launcher: ModeLauncher) {
  const shown = render(<Launcher {...launcher} />);
  await pass(1);
  return shown;
}

/** A press on the launcher's link; its code and the library are fetched, which takes no time. */
export async function pressLauncher(): Promise<void> {
  fireEvent.click(screen.getByRole('link', { name: label }));
  await pass(1);
  // A popover is put into the page a moment after it is opened.
  await pass(1);
}

export async function openLauncher(launcher: ModeLauncher) {
  const shown = await showLauncher(launcher);
  await pressLauncher();
  return shown;
}

/** The form's frame, while it is in the page and not hidden. */
export function shownFrame(): HTMLIFrameElement | null {
  const frame = document.querySelector('iframe');
  return frame?.closest('[style*="display: none"]') ? null : frame;
}

/** The address of the form in the page. */
export const formAddress = () => new URL(document.querySelector('iframe')?.src ?? '');

/** The form says something to the page. */
export function formSays(type: string, data: object = {}): Promise<void> {
  const embedId = formAddress().searchParams.get('typeform-embed-id');
  const source = document.querySelector('iframe')?.contentWindow;
  return say({ type, embedId, ...data }, { source, origin: formAddress().origin });
}

/** Somebody says something to the page. */
export function say(data: unknown, from: MessageEventInit = {}): Promise<void> {
  window.dispatchEvent(new MessageEvent('message', { data, ...from }));
  return pass(0);
}
