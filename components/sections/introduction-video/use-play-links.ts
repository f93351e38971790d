import { useEffect, useEffectEvent } from 'react';
import { plainClick } from '@/lib/plain-click';

/** Plays when a link that says it starts the film (components/sections/actions.tsx) is pressed, wherever on the page it stands. */
export function usePlayLinks(id: string, play: () => void): void {
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (plainClick(event)?.matches(`[data-await-runtime][href="#${id}"]`)) play();
  });
  useEffect(() => {
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
