/**
 * Runs in the visitor's browser after the page's runtime, where content/analytics.ts names a service; add-counting.ts
 * bundles it with Plausible's own package, and no other build has a byte of it.
 */
import { init, track } from '@plausible-analytics/tracker';

/** Set by add-counting.ts. */
declare const SETTINGS: { host: string; site: string };

/** What was pressed before this came, in a list; from then on `push` counts it (the inline script of add-counting.ts). */
const page = window as unknown as { presses: Element[] | { push: (pressed: Element) => void } };

/** The page's path, and of its query what says where the visit comes from: a search's words are the reader's. */
function address(): string {
  const url = new URL(location.pathname, location.origin);
  for (const [name, value] of new URLSearchParams(location.search))
    if (name.startsWith('utm_')) url.searchParams.set(name, value);
  return url.href;
}

/** Counts what the element, or one around it, is counted as: `data-event`, with what it was done to in `data-event-of`. */
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
      // Of another site its name alone: some send the whole address, with what was searched for or a key to an inbox.
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

  // Typeform's frame tells the page that its form was sent, some forms more than once. Other windows may say so too.
  const sent = new WeakSet<object>();
  addEventListener('message', ({ data, source }) => {
    const isFrame = source !== window && (source as Window | null)?.parent === window;
    if (data?.type !== 'form-submit' || !source || !isFrame || sent.has(source)) return;
    sent.add(source);
    track('Form sent', {});
  });
}
