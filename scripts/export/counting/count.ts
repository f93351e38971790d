/**
 * Runs in the visitor's browser after the page's runtime, where content/analytics.ts names a service; add-counting.ts
 * bundles it, and no other build has a byte of it. It looks at the page from outside: no component knows that it is
 * counted.
 */
import { init, track } from '@plausible-analytics/tracker';
import { type Happening, type Places, pdfOpened, pressed, referredFrom, searched } from './events';

/** Set by add-counting.ts. `nobody`: the page may send nothing anywhere, and the next page tells what happened here. */
declare const SERVICE: 'plausible' | 'umami' | 'nobody';
declare const SETTINGS: Places & {
  host: string;
  site: string;
  parameters: string[];
  none: string;
  searchWords: boolean;
};

/** Who is told of presses: a list, until this has come (the inline script of add-counting.ts). */
type Presses = { presses: EventTarget[] | { push: (target: EventTarget) => void } };
type Umami = { track: (change: (given: object) => object) => Promise<void> };

const key = 'counted';
const page = window as unknown as Presses & { umami?: Umami };
const waiting: Happening[] = [];
let send: ((happening: Happening) => unknown) | undefined;

function count(happening: Happening | undefined): void {
  if (!happening) return;
  if (send) send(happening);
  else waiting.push(happening);
}

/** The page's path, and of its query what says where the visit comes from: a search's words are the reader's. */
function address(): string {
  const asked = new URLSearchParams(location.search);
  const said = new URLSearchParams();
  for (const name of SETTINGS.parameters) {
    const value = asked.get(name);
    if (value) said.set(name, value);
  }
  return `${location.pathname}${String(said) && `?${said}`}`;
}

const referrer = () => referredFrom(document.referrer, location.origin);

/** The package of the service, as it is installed: nothing of another site's runs here. */
function startPlausible(): void {
  init({
    domain: SETTINGS.site,
    endpoint: `${SETTINGS.host}/api/event`,
    autoCapturePageviews: false,
    logging: false,
    transformRequest: (payload) => ({ ...payload, r: referrer() || null }),
  });
  begin(({ name = 'pageview', details }) =>
    track(name, { url: location.origin + address(), ...(details && { props: details }) }),
  );
}

/** The service's own script, from its host. It counts nothing by itself, and keeps no number for a visitor, as some versions do. */
function startUmami(): void {
  const script = document.createElement('script');
  script.src = `${SETTINGS.host}/script.js`;
  Object.assign(script.dataset, {
    websiteId: SETTINGS.site,
    hostUrl: SETTINGS.host,
    autoTrack: 'false',
    identityStitching: 'false',
  });
  script.onload = () =>
    begin(({ name, details }) =>
      page.umami?.track((given) => ({
        ...given,
        url: address(),
        referrer: referrer(),
        ...(name && { name }),
        ...(details && { data: details }),
      })),
    );
  document.head.append(script);
}

function begin(sender: (happening: Happening) => unknown): void {
  send = sender;
  for (const happening of waiting.splice(0)) send(happening);
}

/** What a page before could not send. */
function left(): Happening[] {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.removeItem(key);
    return found;
  } catch {
    return [];
  }
}

function leave(): void {
  if (waiting.length === 0) return;
  try {
    sessionStorage.setItem(key, JSON.stringify([...left(), ...waiting.splice(0)]));
  } catch {
    // Without storage it is not counted.
  }
}

function watch(): void {
  const push = (target: EventTarget) => target instanceof Element && count(pressed(target, SETTINGS));
  for (const target of page.presses as EventTarget[]) push(target);
  page.presses = { push };

  const sent = new WeakSet<object>();
  addEventListener('message', ({ data, source }) => {
    const frame = [...document.querySelectorAll('iframe')].find(
      ({ contentWindow }) => source && contentWindow === source,
    );
    if (data?.type !== 'form-submit' || !frame || sent.has(frame)) return;
    sent.add(frame);
    count({ name: 'Form sent', details: { form: frame.title } });
  });

  // After a form the download opens its PDF by itself.
  const { open } = window;
  window.open = (url, ...others) => {
    const tab = open.call(window, url, ...others);
    if (tab) count(pdfOpened(String(url)));
    return tab;
  };

  // The search says aloud what it found, once the reader has stopped typing.
  const result = document.querySelector('[data-result] + [role=status]');
  const look = () => {
    const { value = '' } = document.querySelector<HTMLInputElement>('search [name=q]') ?? {};
    if (value.trim())
      searched(result?.textContent ?? '', SETTINGS.none, SETTINGS.searchWords ? value : undefined).forEach(count);
  };
  if (result) new MutationObserver(look).observe(result, { childList: true, characterData: true, subtree: true });
}

const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
if (doNotTrack !== '1' && !globalPrivacyControl) {
  if (SERVICE !== 'nobody') waiting.push({}, ...left());
  watch();
  addEventListener('pagehide', leave);
  if (SERVICE === 'plausible') startPlausible();
  if (SERVICE === 'umami') startUmami();
} else page.presses = { push: () => undefined };
