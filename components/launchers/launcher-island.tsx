'use client';

import { type ReactNode, useEffect } from 'react';
import { island, useIslandRoot } from '@/components/ui/island';
import type { LauncherWords } from '@/content/launcher-types';
import { plainClick } from '@/lib/plain-click';
import type { LoaderStart } from './form-attributes';

type LauncherIslandProps = {
  /** where this site keeps the form library's loader */
  folder: string;
  start: LoaderStart;
  words: LauncherWords;
  /** the link to the form, with the `data-tf-…` attributes that the loader looks for */
  children: ReactNode;
};

/** Brings the form library's loader once it is needed. Any page may have a launcher, so what it does is fetched by those. */
export const LauncherIsland = island(function LauncherIsland({ folder, start, words, children }: LauncherIslandProps) {
  const { ref, ...root } = useIslandRoot<HTMLDivElement>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const load = () => import('./load-forms').then(({ loadForms }) => loadForms(folder, words));
    // Without the library the link stays what it is.
    const loadQuietly = () => void load().catch(() => undefined);
    if (start === 'ready' || start === 'eager') loadQuietly();
    const stopWatching = start === 'near' ? whenNear(element, loadQuietly) : undefined;
    const stopHolding = holdPresses(element, load);
    return () => {
      stopWatching?.();
      stopHolding();
    };
  }, [ref, folder, start, words]);
  return (
    // What opens by time cannot wait for the visitor's first signal (docs/design.md §6).
    <div {...root} ref={ref} data-runtime={start === 'eager' ? 'eager' : undefined}>
      {children}
    </div>
  );
});

function whenNear(element: HTMLElement, run: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && run(), { rootMargin: '400px' });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Holds a plain press on the link in an element until the library answers it, and repeats it then, once. If it cannot be
 * had, the pressed link leads where it leads: to the form's own address.
 *
 * @param load begins with the press; resolves when a repeated press is answered
 */
function holdPresses(element: HTMLElement, load: () => Promise<void>): () => void {
  const onClick = (event: MouseEvent) => {
    const link = plainClick(event);
    if (!link?.matches('[data-await-runtime]')) return;
    event.preventDefault();
    // Safari does not focus a link that is clicked, so focus could not come back to it.
    link.focus();
    if (link.ariaBusy) return;
    link.setAttribute('aria-busy', 'true');
    const repeat = () => {
      link.removeAttribute('aria-busy');
      link.click();
    };
    load().then(repeat, () => window.location.assign(link.href));
  };
  element.addEventListener('click', onClick);
  return () => element.removeEventListener('click', onClick);
}
