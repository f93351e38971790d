import { createPopover, createPopup, createSidetab, createSlider, type PopupOptions } from '@typeform/embed';
import '@typeform/embed/build/css/popover.css';
import '@typeform/embed/build/css/popup.css';
import '@typeform/embed/build/css/sidetab.css';
import '@typeform/embed/build/css/slider.css';
import { readCampaign } from '@/lib/campaign';
import { closeOnBack } from '@/lib/close-on-back';
import { readOptions } from './form-attributes';

/**
 * Creates the form that a launcher's link describes in its `data-tf-…` attributes, and returns what opens it. Popup and slider
 * go into a native modal dialog: the page behind is inert, Escape works while the form is loading, and the focus returns. A
 * popover and a side tab bring a button of their own, which replaces the link.
 *
 * @param closeLabel names the library's close buttons that have no name
 */
export function makeForm(link: HTMLElement, closeLabel: string) {
  const { popup, slider, popover, sideTab, ...options } = readOptions(link) as Record<string, string> & PopupOptions;
  const id = popup ?? slider ?? popover ?? sideTab ?? '';
  const create = popup ? createPopup : slider ? createSlider : popover ? createPopover : createSidetab;
  const dialog = (popup ?? slider) ? document.createElement('dialog') : undefined;
  const container = dialog ?? document.createElement('div');
  container.className = 'launched-form';
  container.tabIndex = -1;
  container.ariaLabel = options.iframeProps?.title ?? null;
  if (!dialog) container.role = 'region';
  document.body.append(container);

  let leaveEntry = () => {};
  const { overflow } = document.body.style;
  /** Hides the form and keeps what was typed. The library takes a hidden form for closed, so Escape does not remove it. */
  const hide = () => {
    container.querySelector<HTMLElement>(':scope > *')?.style.setProperty('display', 'none');
    // The library stops the page's scrolling while a form is open.
    document.body.style.overflow = overflow;
    dialog?.close();
  };
  const show = () => {
    if (!dialog || dialog.open) return;
    dialog.showModal();
    leaveEntry = closeOnBack(hide);
    // `showModal` would focus the form's frame, which swallows Escape while it is loading.
    dialog.focus();
  };
  const frame = () => container.querySelector('iframe');
  const button = () => container.querySelector('button');
  /** Resolves when a closed form has been removed: until then the library ignores `open()`. */
  let closed: Promise<unknown> = Promise.resolve();
  const form = create(id.startsWith('/') ? new URL(id, window.location.origin).href : id, {
    ...options,
    hidden: { ...readCampaign(), ...options.hidden },
    container,
    onReady: () => {
      // One that opens automatically (time, scroll, exit) shows when it is ready.
      show();
      // A popover that opens automatically must not take the focus from the text being read.
      if (!dialog && !container.contains(document.activeElement)) return;
      frame()?.focus();
      form.focus();
    },
    onClose: () => {
      if (!dialog && container.contains(document.activeElement)) button()?.focus();
      // The library fades a slider out in 500 ms and a popup in 250, then removes it.
      closed = new Promise((done) => setTimeout(done, slider ? 550 : 300)).then(() => dialog?.close());
    },
  });

  // The library listens for Escape only once the form has loaded.
  container.onkeydown = (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    form.close();
  };
  dialog?.addEventListener('close', () => leaveEntry());
  // Safari does not focus a clicked button: https://bugs.webkit.org/show_bug.cgi?id=22261
  container.addEventListener('click', ({ target }) => (target as Element).closest('button')?.focus(), true);
  for (const unnamed of container.querySelectorAll('button:not([aria-label])')) unnamed.ariaLabel = closeLabel;
  if (!dialog) {
    if (document.activeElement === link) button()?.focus();
    link.hidden = true;
  }
  return async () => {
    await closed;
    // With `keepSession` the closed form is still there, and ready.
    const keptFrame = frame();
    form.open();
    show();
    keptFrame?.focus();
  };
}
