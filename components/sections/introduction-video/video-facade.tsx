'use client';

import { type ReactNode, useState } from 'react';
import { island, useIslandRoot } from '@/components/ui/island';
import { TextLink } from '@/components/ui/link';
import { inPlace } from '@/lib/plain-click';
import type { VideoPlayer } from '@/lib/video-address';
import { type FilmWords, overPoster, PlayBar, usePlayLinks, VideoStatus } from './video-controls';

type VideoFacadeProps = { film: FilmWords; player: VideoPlayer; children: ReactNode };

/**
 * A link to another site's video, over the poster: nothing is fetched from there before the press. With the runtime the
 * press loads the player into the page.
 */
export const VideoFacade = island(function VideoFacade({ film, player, children }: VideoFacadeProps) {
  const { playerUrl, watchUrl } = player;
  const root = useIslandRoot<HTMLDivElement>();
  const [phase, setPhase] = useState<'idle' | 'loading' | 'ready'>('idle');
  usePlayLinks(film.id, () => setPhase((now) => (now === 'idle' ? 'loading' : now)));

  return (
    <div {...root} id={film.id}>
      <div className="relative aspect-video overflow-clip rounded border border-line bg-card">
        {phase === 'idle' ? (
          <>
            {children}
            <a href={watchUrl} data-await-runtime onClick={inPlace(() => setPhase('loading'))} className={overPoster}>
              <PlayBar label={film.playLabel} note={film.lengthNote} />
            </a>
          </>
        ) : (
          <iframe
            src={playerUrl}
            title={film.name}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={() => setPhase('ready')}
            className="h-full w-full border-0"
          />
        )}
        <VideoStatus label={film.loadingLabel} isLoading={phase === 'loading'} />
      </div>
      <TextLink href={watchUrl} className="inline-flex min-h-11 items-center text-small">
        {film.failure.linkLabel}
      </TextLink>
    </div>
  );
});
