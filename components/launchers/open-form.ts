import { createPopover, createPopup, createSidetab, createSlider, type PopupOptions } from '@typeform/embed';
import '@typeform/embed/build/css/popover.css';
import '@typeform/embed/build/css/popup.css';
import '@typeform/embed/build/css/sidetab.css';
import '@typeform/embed/build/css/slider.css';
import { campaignOfVisit } from '@/lib/campaign';
import { closeOnBack } from '@/lib/close-on-back';
import { optionsOf } from './form-attributes';

/**
 * Makes the form of the form library that a launcher's link describes by its `data-tf-…` attributes. What opens over the
 * whole window stands in a modal dialog of the platform's: the page behind is inert, Escape closes while the form is
 * loading, and the focus comes back. A popover and a side tab bring a button of their own, in the place of the link.
 *
 * @param closeLabel for the library's close buttons that have no name
 */
export function makeForm(link: HTMLElement, closeLabel: string) {
  const { popup, slider, popover, sideTab, ...options } = optionsOf(link) as Record<string, string> & PopupOptions;
  const id = popup ?? slider ?? popover ?? sideTab ?? '';
  const create = popup ? createPopup : slider ? createSlider : popover ? createPopover : createSidetab;
  const dialog = (popup ?? slider) ? document.createElement('dialog') : undefined;
  const place = dialog ?? document.createElement('div');
  place.className = 'launched-form';
  place.tabIndex = -1;
  place.ariaLabel = options.iframeProps?.title ?? null;
  if (!dialog) place.role = 'region';
  document.body.append(place);

  let leaveEntry = () => {};
  const show = () => {
    if (!dialog || dialog.open) return;
    dialog.showModal();
    leaveEntry = closeOnBack(() => dialog.close());
    // Else `showModal` focuses the form's frame, which gets the Escape key while it is loading.
    dialog.focus();
  };
  const frame = () => place.querySelector('iframe');
  const button = () => place.querySelector('button');
  /** Settles when a closed form is gone: until then the library believes that it is open, and ignores `open()`. */
  let closed: Promise<unknown> = Promise.resolve();
  const form = create(id.startsWith('/') ? new URL(id, window.location.origin).href : id, {
    ...options,
    hidden: { ...campaignOfVisit(), ...options.hidden },
    container: place,
    onReady: () => {
      // A form that opened by itself (time, scroll, exit) is shown once it is ready.
      show();
      // A popover that opens by itself does not take the focus away from what is read.
      if (!dialog && !place.contains(document.activeElement)) return;
      frame()?.focus();
      form.focus();
    },
    onClose: () => {
      if (!dialog && place.contains(document.activeElement)) button()?.focus();
      // The library fades a slider out in 500 ms and a popup in 250, then removes it.
      closed = new Promise((done) => setTimeout(done, slider ? 550 : 300)).then(() => dialog?.close());
    },
  });

  // The library listens for Escape only once the form has loaded.
  place.onkeydown = (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    form.close();
  };
  // Back, in whichever way the platform says it, hides the form with what was typed.
  dialog?.addEventListener('close', () => leaveEntry());
  // Safari does not focus a button that is clicked.
  place.addEventListener('click', ({ target }) => (target as Element).closest('button')?.focus(), true);
  for (const unnamed of place.querySelectorAll('button:not([aria-label])')) unnamed.ariaLabel = closeLabel;
  if (!dialog) {
    if (document.activeElement === link) button()?.focus();
    link.hidden = true;
  }
  return async () => {
    await closed;
    // A form that `keepSession` has kept is ready already.
    const kept = frame();
    form.open();
    show();
    kept?.focus();
  };
}
