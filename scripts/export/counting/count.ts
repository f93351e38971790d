/**
 * Runs in the visitor's browser after the page's runtime, where content/analytics.ts names a service; add-counting.ts
 * bundles it with Plausible's own package, and no other build has a byte of it.
 */
import { init, track } from '@plausible-analytics/tracker';

/** Set by add-counting.ts. */
declare const SETTINGS: { host: string; site: string };

/** The inline script of add-counting.ts fills a list; from now on its `push` counts at once. */
const page = window as unknown as { presses: Element[] | { push: (pressed: Element) => void } };

/** The page's address with the campaign's parameters only: the words of a search are the reader's. */
function address(): string {
  const url = new URL(location.pathname, location.origin);
  for (const [name, value] of new URLSearchParams(location.search))
    if (name.startsWith('utm_')) url.searchParams.set(name, value);
  return url.href;
}

/** Counts the event that `data-event` names on the element or one around it. */
function count(element: Element): void {
  const { event, eventOf } = element.closest<HTMLElement>('[data-event]')?.dataset ?? {};
  if (event) track(event, eventOf ? { props: { of: eventOf } } : {});
}

const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
if (doNotTrack !== '1' && !globalPrivacyControl) {
  init({
    domain: SETTINGS.site,
    endpoint: `${SETTINGS.host}/api/event`,
    autoCapturePageviews: false,
    logging: false,
    transformRequest: (payload) => {
      // Another site's origin only: some send the whole address, with a search or a key in it.
      const [from] = /^[\w.+-]+:\/\/[^/?#]+/.exec(document.referrer) ?? [];
      return { ...payload, u: address(), r: !from || from === location.origin ? null : from };
    },
  });
  track('pageview', {});
  // A search is counted on `change`, not with each key.
  const push = (pressed: Element) => pressed.matches('input') || count(pressed);
  for (const pressed of page.presses as Element[]) push(pressed);
  page.presses = { push };
  addEventListener('change', ({ target }) => {
    if ((target as HTMLInputElement).value.trim()) count(target as Element);
  });

  // Typeform's frame reports a sent form, sometimes more than once. Other windows might, too.
  const sent = new WeakSet<object>();
  addEventListener('message', ({ data, source }) => {
    const isFrame = source !== window && (source as Window | null)?.parent === window;
    if (data?.type !== 'form-submit' || !source || !isFrame || sent.has(source)) return;
    sent.add(source);
    track('Form sent', {});
  });
}
