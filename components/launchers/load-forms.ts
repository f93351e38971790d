import { formModes, type LauncherWords } from '@/content/launcher-types';
import { campaignOfVisit } from '@/lib/campaign';
import { containMessageListeners, isFromForm } from '@/lib/contain-message-listeners';
import { overlays, watchOverlays } from './overlay-access';

let loading: Promise<void> | undefined;

/**
 * Adds the form library's loader to the page, once: it finds each element with `data-tf-…` attributes and makes its form.
 *
 * @param folder where this site keeps the loader (`loaderFiles`)
 * @returns resolves when a press on each launcher's link is answered; rejects if a file cannot be fetched, and another
 *   call tries again
 */
export function loadForms(folder: string, words: LauncherWords): Promise<void> {
  loading ??= load(folder, words).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(folder: string, words: LauncherWords): Promise<void> {
  const elements = formModes.flatMap((mode) => [...document.querySelectorAll<HTMLElement>(`[data-tf-${mode}]`)]);
  for (const mode of formModes) {
    // The library reads everything but an absolute address as an id of its service: the built-in form page gets one.
    for (const element of document.querySelectorAll(`[data-tf-${mode}^="/"]`)) {
      const path = element.getAttribute(`data-tf-${mode}`) ?? '';
      element.setAttribute(`data-tf-${mode}`, new URL(path, window.location.origin).href);
    }
  }
  handOnCampaign(elements);
  const used = formModes.filter((mode) => document.querySelector(`[data-tf-${mode}]`));
  // As the download's form is contained (docs/adr/0005): the library's listeners get messages of its own forms alone. It
  // does not ask who sent one, and one without data would throw in each of them.
  const box = containMessageListeners(window, (event) => event.data && sender(event));
  // The loader would add its stylesheets by itself, after it has come, and open a form before they have.
  await Promise.all([
    added(Object.assign(document.createElement('script'), { src: `${folder}embed.js` })),
    ...used.map((mode) =>
      added(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${folder}${mode}.css` })),
    ),
  ]);
  watchOverlays(words);
  focusReadyForms();
  await Promise.all(elements.map(made));
  box.stopCapturing();
  linkDrawnButtons();
}

/** What the visit's first link said becomes hidden fields; a field that the entry gives itself comes later, and wins. */
function handOnCampaign(forms: readonly HTMLElement[]): void {
  // The loader reads `a=1,b=2`, where `\,` is a comma in a value and a backslash has no way to be one.
  const fields = [...campaignOfVisit()].map(
    ([name, value]) => `${name}=${value.replaceAll('\\', '/').replaceAll(',', '\\,')}`,
  );
  for (const { dataset } of fields.length > 0 ? forms : [])
    dataset.tfHidden = [...fields, ...(dataset.tfHidden ? [dataset.tfHidden] : [])].join(',');
}

function added(element: HTMLScriptElement | HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error('The form library could not be loaded'));
    };
    document.head.append(element);
  });
}

/** The loader marks an element when it has made its form: at once, or when HubSpot's cookie is there (R9.10). */
function made(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const look = () => element.dataset.tfLoaded && resolve();
    new MutationObserver(look).observe(element, { attributeFilter: ['data-tf-loaded'] });
    look();
  });
}

/** The library draws the button of a popover or side tab itself: a press on the link in its place is a press on it. */
function linkDrawnButtons(): void {
  for (const mode of ['popover', 'sidetab']) {
    const buttons = document.querySelectorAll<HTMLElement>(`.tf-v1-${mode}-button`);
    for (const [index, link] of document.querySelectorAll<HTMLElement>(`[data-tf-${mode}]`).entries()) {
      if (document.activeElement === link) buttons[index]?.focus();
      link.onclick = (event) => {
        event.preventDefault();
        buttons[index]?.click();
      };
    }
  }
}

/** A form that was pressed, and is ready, puts the focus into its first field (R7.10); one that opened by itself does not. */
function focusReadyForms(): void {
  window.addEventListener('message', (event) => {
    const frame = sender(event);
    if (event.data?.type !== 'form-ready' || !frame?.closest(overlays)?.contains(document.activeElement)) return;
    frame.contentWindow?.postMessage('embed-focus', event.origin);
  });
}

/** The library's form that a message comes from. */
function sender(event: MessageEvent): HTMLIFrameElement | undefined {
  return [...document.querySelectorAll<HTMLIFrameElement>('[class*="tf-v1-"] iframe')].find(({ contentWindow, src }) =>
    isFromForm(event, { frame: contentWindow, origin: new URL(src, window.location.href).origin }),
  );
}
