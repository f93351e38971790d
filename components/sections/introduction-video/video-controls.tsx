import { useEffect, useEffectEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import type { VideoContent } from '@/content/types';
import { plainClick } from '@/lib/plain-click';

/** What both ways of showing a film say about it. */
export type FilmWords = Pick<VideoContent, 'id' | 'name' | 'playLabel' | 'lengthNote' | 'loadingLabel' | 'failure'>;

/** On the poster's button or link: a press anywhere on the picture plays. */
export const overPoster =
  'group @container absolute inset-0 flex w-full cursor-pointer items-end text-left focus-visible:-outline-offset-2';

/** The play control along the poster's foot. With doubled text on a phone there is no room for the note. */
export function PlayBar({ label, note }: { label: string; note?: string }) {
  return (
    <span className="flex min-h-14 grow items-stretch border-line border-t bg-card">
      <span className="grid w-14 @max-[14rem]:w-8 shrink-0 place-items-center bg-teal text-card group-hover:bg-teal-deep">
        <Icon name="play" className="fill-current" />
      </span>
      <span className="flex grow flex-wrap items-center justify-between gap-x-4 px-4 @max-[14rem]:px-2 @max-[14rem]:text-small py-2 leading-snug">
        <span className="font-semibold text-ink underline-offset-4 group-hover:underline">{label}</span>
        {note && <span className="@max-[14rem]:hidden text-muted text-small">{note}</span>}
      </span>
    </span>
  );
}

/** The live region is always there, so that its words are announced when they come. */
export function VideoStatus({ label, isLoading }: { label: string; isLoading: boolean }) {
  return (
    <div role="status" className="pointer-events-none absolute inset-0 grid place-content-center">
      {isLoading && (
        <span className="flex items-center gap-3 rounded border border-transparent bg-ink/85 px-4 py-3 font-semibold text-paper text-small">
          <span
            aria-hidden="true"
            className="size-5 animate-spin rounded-full border-2 border-mist border-r-transparent forced-colors:border-r-[Canvas] motion-reduce:animate-none"
          />
          {label}
        </span>
      )}
    </div>
  );
}

/** Plays when a link that starts the film (components/sections/actions.tsx) is pressed, wherever it stands. */
export function usePlayLinks(id: string, play: () => void): void {
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (plainClick(event)?.matches(`[data-await-runtime][href="#${id}"]`)) play();
  });
  useEffect(() => {
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
