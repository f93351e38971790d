import type { PastedMode } from './pasted-form-settings';

/**
 * What makes the form library's loader needed: a press (popup, slider); the form coming near the window (inline); or
 * nothing, since the loader itself draws the button (popover, side tab).
 */
export type LoaderStart = 'press' | 'view' | 'ready';

/** When the loader is fetched for pasted HTML. A form that opens by itself has to be there to wait for its trigger. */
export function loaderStart(mode: PastedMode, opensByItself: boolean): LoaderStart {
  if (mode === 'widget') return 'view';
  return (mode === 'popup' || mode === 'slider') && !opensByItself ? 'press' : 'ready';
}
