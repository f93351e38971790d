'use client';

import { useEffect } from 'react';
import type { LauncherWords } from '@/content/launcher-types';
import { holdLinks } from './hold-links';
import { loadLoader } from './load-loader';
import type { LoaderStart } from './loader-start';
import { watchOverlays } from './overlay-access';
import type { DeferredProps } from './use-deferred';

type PastedFormBehaviourProps = DeferredProps & { folder: string; start: LoaderStart; words: LauncherWords };

/** Loads the form library's loader when it is needed, and looks after what it draws. It draws nothing itself. */
export function PastedFormBehaviour({ root, folder, start, words }: PastedFormBehaviourProps) {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const stopWatching = watchOverlays(words);
    const stopStarting = starters[start](element, folder);
    return () => {
      stopStarting();
      stopWatching();
    };
  }, [root, folder, start, words]);
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
  // Once loaded, the library's own handler deals with the repeated click.
  return holdLinks(element, () => loadLoader(folder));
}
