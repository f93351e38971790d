import { type Containment, containMessageListeners } from '@/lib/contain-message-listeners';
import { isFromForm } from '@/lib/is-from-form';

const forms = '[class*="tf-v1-"] iframe';

/**
 * The box that the download's form stands in (docs/adr/0005), for forms over the page: what the library hears from now
 * on comes from one of its own forms, or is not heard. It asks nobody by itself, and a message without data would throw
 * in each of its listeners.
 */
export function boxLibrary(): Containment {
  return containMessageListeners(window, (event) =>
    [...document.querySelectorAll<HTMLIFrameElement>(forms)].some(({ contentWindow, src }) =>
      isFromForm(event, { frame: contentWindow, origin: new URL(src, window.location.href).origin }),
    ),
  );
}
