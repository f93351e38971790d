'use client';

import { useEffect } from 'react';
import { loadLoader } from '@/lib/launchers/load-loader';
import type { LoaderStart } from '@/lib/launchers/loader-start';
import { watchOverlays } from '@/lib/launchers/overlay-access';
import { plainClick } from '@/lib/launchers/plain-click';
import type { LauncherWords } from '@/lib/launchers/types';
import { type DeferredProps, repeatHeld } from './use-deferred';

type PastedFormBehaviourProps = DeferredProps & { folder: string; start: LoaderStart; words: LauncherWords };

/** Loads the form library's loader when it is needed, and looks after what it draws. It draws nothing itself. */
export function PastedFormBehaviour({ root, held, folder, start, words }: PastedFormBehaviourProps) {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const stopWatching = watchOverlays(words);
    const stopStarting = starters[start](element, folder);
    repeatHeld(held);
    return () => {
      stopStarting();
      stopWatching();
    };
  }, [root, held, folder, start, words]);
  return null;
}

type Starter = (element: HTMLElement, folder: string) => () => void;

const starters: Record<LoaderStart, Starter> = { press: onPress, view: onView, ready: onReady };

function onReady(_: HTMLElement, folder: string) {
  loadLoader(folder).catch(() => undefined);
  return () => undefined;
}

function onView(element: HTMLElement, folder: string) {
  const load = () => loadLoader(folder).catch(() => undefined);
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: '400px' });
  observer.observe(element);
  return () => observer.disconnect();
}

function onPress(element: HTMLElement, folder: string) {
  const onClick = (event: MouseEvent) => {
    // Once loaded, the library's own handler has dealt with the click.
    const link = plainClick(event);
    if (!link) return;
    event.preventDefault();
    link.focus();
    loadLoader(folder)
      .then(() => link.click())
      // The loader could not be fetched: the form's own address still can.
      .catch(() => window.location.assign(link.href));
  };
  element.addEventListener('click', onClick);
  return () => element.removeEventListener('click', onClick);
}
