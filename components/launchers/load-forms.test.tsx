/** How the form library comes to a page, and whom it believes there. */
import { campaign } from '@/content/campaign';
import { type FormMode, formModes } from '@/content/launcher-types';
import { launcherWords } from '@/content/launchers';
import { loaderFiles } from './loader-files';

const { folder, files } = loaderFiles();
const link = '<a href="/forms/preview/" data-tf-popup="moe6aa">Open</a>';

/** Files that cannot be had, by the end of their address. */
let missing: readonly string[] = [];
let listen: jest.SpiedFunction<typeof window.addEventListener>;

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  missing = [];
  listen = jest.spyOn(window, 'addEventListener');
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  // jsdom fetches nothing: what the loader's file says is run in its place.
  jest.spyOn(document.head, 'append').mockImplementation((added) => {
    const { src, href, onload, onerror } = added as HTMLScriptElement & HTMLLinkElement;
    document.head.appendChild(added as Node);
    if (missing.some((name) => (src ?? href).endsWith(name)))
      return void Promise.resolve().then(() => onerror?.call(window, ''));
    if (src) {
      const script = document.createElement('script');
      script.textContent = files.find(({ name }) => name === 'embed.js')?.body ?? '';
      document.head.appendChild(script);
    }
    void Promise.resolve().then(() => onload?.call(window, new Event('load')));
  });
});
afterEach(() => {
  // Neither the library nor the site takes its listeners away.
  for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener as EventListener);
  window.addEventListener = listen as unknown as typeof window.addEventListener;
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const frame = () => document.querySelector('iframe');

async function load(html: string): Promise<() => Promise<void>> {
  document.body.innerHTML = html;
  const { loadForms } = await import('./load-forms');
  return () => loadForms(folder, launcherWords);
}

async function open(mode: FormMode): Promise<HTMLIFrameElement> {
  const loadAgain = await load(`<a href="#x" data-tf-${mode}="moe6aa">Open</a>`);
  await loadAgain();
  document.querySelector<HTMLElement>('a')?.click();
  await pass(1);
  return frame() as HTMLIFrameElement;
}

/** Somebody says something to the page. */
function say(data: unknown, from: MessageEventInit = {}): void {
  window.dispatchEvent(new MessageEvent('message', { data, ...from }));
}

test.each(formModes)('%s: a message without data throws nowhere, whoever sends it', async (mode) => {
  const thrown = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', thrown);
  const { contentWindow: source } = await open(mode);
  for (const data of [null, 'a word']) {
    say(data);
    say(data, { source, origin: 'https://form.typeform.com' });
  }
  window.removeEventListener('error', thrown);
  expect(thrown).not.toHaveBeenCalled();
});

test.each(formModes.slice(0, 4))(
  'R7.2: %s does not believe a forged form-close, and the form’s own it does',
  async (mode) => {
    const form = await open(mode);
    const { contentWindow: source, src } = form;
    const { origin, searchParams } = new URL(src);
    const message = { type: 'form-close', embedId: searchParams.get('typeform-embed-id') };
    // The library closes a form once it has loaded; jsdom loads none.
    form.onload?.({ isTrusted: true } as Event);
    for (const from of [{}, { source: window, origin }, { source, origin: 'https://form.example' }]) {
      say(message, from);
      await pass(1_000);
      expect(frame()).not.toBeNull();
    }
    say(message, { source, origin });
    await pass(1_000);
    expect(frame()).toBeNull();
  },
);

test('R13.1: what the visit’s first link said goes along as hidden fields, and the entry’s own win', async () => {
  const [name = ''] = campaign.parameters;
  window.history.replaceState(null, '', `/?${new URLSearchParams({ [name]: 'a,b=c\\' })}`);
  const loadAgain = await load(link.replace('data-', `data-tf-hidden="topic=demo,${campaign.firstPage}=x" data-`));
  await loadAgain();
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
  document.querySelector('a')?.click();
  expect(Object.fromEntries(new URLSearchParams(new URL(frame()?.src ?? '').hash.slice(1)))).toEqual({
    [name]: 'a,b=c/',
    topic: 'demo',
    [campaign.firstPage]: 'x',
  });
});

test.each(['embed.js', 'popup.css'])('without %s it says so, and comes when it is asked for again', async (name) => {
  const loadAgain = await load(link);
  missing = [name];
  await expect(loadAgain()).rejects.toThrow('could not be loaded');
  missing = [];
  await expect(loadAgain()).resolves.toBeUndefined();
});
