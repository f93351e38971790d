import { boxLibrary } from './library-box';

let loading: Promise<void> | undefined;
let isBoxed = false;

/**
 * Adds the form library's loader to the page, once, and waits until it has found the pasted HTML and its stylesheets
 * are there (it adds them without waiting, and would open a form without style).
 *
 * @param folder where this site keeps the loader (`loaderFiles`)
 * @returns rejects if the loader cannot be fetched; another call tries again
 */
export function loadLoader(folder: string): Promise<void> {
  // It stays: the loader may wait for a cookie, or a trigger, before it makes a form.
  if (!isBoxed) boxLibrary();
  isBoxed = true;
  loading ??= loadScript(`${folder}embed.js`)
    .then(() => Promise.all([...document.querySelectorAll<HTMLLinkElement>(`link[href^="${folder}"]`)].map(styled)))
    .then(() => undefined)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${address} could not be loaded`));
    };
    document.head.append(script);
  });
}

function styled(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => resolve();
  });
}
