import type { CommonOptions } from '@/content/launcher-types';

type Trigger = Pick<CommonOptions, 'open' | 'openValue' | 'preventReopenOnClose'>;

/**
 * Waits for the event that opens a form by itself, so that the form library is not loaded before. The conditions are
 * the library's own (R7.1): load at once; exit when the pointer moves upwards inside the top `openValue`
 * pixels; scroll at `openValue` per cent of the page or at its end; time after `openValue` milliseconds.
 *
 * @param form the form's id, for the cookie that says it was closed
 * @param run called at most once
 * @returns stops waiting
 */
export function onTrigger({ open, openValue = 0, preventReopenOnClose }: Trigger, form: string, run: () => void) {
  const stopped = new AbortController();
  const fire = () => {
    stopped.abort();
    if (!(preventReopenOnClose && wasClosed(form))) run();
  };

  if (open === 'load') fire();
  if (open === 'time') {
    const timer = window.setTimeout(fire, openValue);
    stopped.signal.addEventListener('abort', () => window.clearTimeout(timer));
  }
  if (open === 'scroll') {
    document.addEventListener('scroll', () => scrolledShare() >= openValue && fire(), { signal: stopped.signal });
  }
  if (open === 'exit') {
    let lastY = 0;
    const onMove = ({ clientY }: MouseEvent) => {
      if (clientY < openValue && clientY < lastY) fire();
      lastY = clientY;
    };
    document.addEventListener('mousemove', onMove, { signal: stopped.signal, capture: true });
  }
  return () => stopped.abort();
}

/** How far the page is scrolled, in per cent of its height; 100 at its end. */
function scrolledShare(): number {
  const { scrollHeight } = document.documentElement;
  return window.scrollY + window.innerHeight >= scrollHeight ? 100 : (window.scrollY / scrollHeight) * 100;
}

/** Whether the visitor closed this form before: the library's cookie `tf-{form}-closed` (R9.9). */
function wasClosed(form: string): boolean {
  return document.cookie.includes(`tf-${form}-closed=true`);
}
