'use client';

import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { island, useIslandRoot } from '@/components/ui/island';
import { TextLink } from '@/components/ui/link';
import { useHash } from '@/components/ui/use-hash';
import type { VideoContent, VideoFiles } from '@/content/types';
import type { VideoPlayer } from '@/lib/video-address';

type FilmPlayerProps = Pick<VideoContent, 'id' | 'name' | 'playLabel' | 'lengthNote' | 'loadingLabel' | 'failure'> & {
  /** files of this site, or another site's player, which is not fetched before the click */
  source: VideoFiles | VideoPlayer;
  /** the poster, as a picture: the browser would fetch a `poster` attribute at once */
  children: ReactNode;
};

/** A play button over the browser's or another site's player, with a spinner until the film can play (R4.1). */
export const FilmPlayer = island(function FilmPlayer({ id, name, source, children, ...words }: FilmPlayerProps) {
  const root = useIslandRoot<HTMLDivElement>();
  const video = useRef<HTMLVideoElement>(null);
  const [phase, setPhase] = useState<'idle' | 'loading' | 'ready' | 'failed'>('idle');
  const isIdle = phase === 'idle';
  const isHosted = 'playerUrl' in source;
  const upright = !isHosted && source.upright;

  function play() {
    // The player can be focused once the phase makes it visible.
    flushSync(() => setPhase((now) => (now === 'idle' ? 'loading' : now)));
    video.current?.focus({ preventScroll: true });
    // A refused play() is no failure: failures come as error events.
    video.current?.play().catch(() => undefined);
  }
  // A link on this page starts the film (components/sections/actions.tsx); the address it was opened with does not.
  useHash((hash, isFirst) => !isFirst && hash === id && play());

  const ready = () => setPhase('ready');
  return (
    <div {...root} id={id}>
      <div
        className={cn(
          'relative overflow-clip rounded border border-line bg-card print:hidden',
          upright ? 'aspect-4/5 sm:aspect-video' : 'aspect-video',
        )}
      >
        {children}
        {isHosted && !isIdle && (
          <iframe
            src={source.playerUrl}
            title={name}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={ready}
            className="absolute inset-0 h-full w-full border-0"
          />
        )}
        {!isHosted && (
          <video
            ref={video}
            aria-label={name}
            controls
            className={cn(
              'relative block h-full w-full',
              // Its controls would show below the play button.
              isIdle && 'invisible no-script:visible failed:visible',
              phase === 'ready' && 'bg-card',
            )}
            playsInline
            preload="none"
            onPlay={() => setPhase('loading')}
            onWaiting={() => setPhase('loading')}
            onCanPlay={ready}
            onPlaying={ready}
          >
            {upright && <source src={upright.webm} type="video/webm" media="(width < 640px)" />}
            {upright && <source src={upright.mp4} type="video/mp4" media="(width < 640px)" />}
            <source src={source.webm} type="video/webm" />
            <source src={source.mp4} type="video/mp4" onError={() => setPhase('failed')} />
            <track
              kind="captions"
              src={source.captions.src}
              srcLang={source.captions.lang}
              label={source.captions.label}
            />
          </video>
        )}
        {isIdle && (
          <button
            type="button"
            data-await-runtime=""
            onClick={play}
            className="group @container absolute inset-0 flex w-full cursor-pointer items-end text-left focus-visible:-outline-offset-4 no-script:hidden failed:hidden"
          >
            <PlayBar label={words.playLabel} note={words.lengthNote} />
          </button>
        )}
        {/* Always rendered: screen readers announce only changes inside a live region. */}
        <div role="status" className="pointer-events-none absolute inset-0 grid place-content-center">
          {phase === 'loading' && (
            <span className="flex items-center gap-3 rounded border border-transparent bg-ink/85 px-4 py-3 font-semibold text-paper text-small">
              <span
                aria-hidden="true"
                className="size-5 animate-spin rounded-full border-2 border-mist border-r-transparent"
              />
              {words.loadingLabel}
            </span>
          )}
        </div>
        {phase === 'failed' && (
          <div
            role="alert"
            className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-sand p-6 text-center"
          >
            <p>{words.failure.text}</p>
            <FilmLink source={source} failure={words.failure} />
          </div>
        )}
      </div>
      {isHosted && <FilmLink source={source} failure={words.failure} />}
    </div>
  );
}, FilmLink);

function FilmLink({ source, failure }: Pick<FilmPlayerProps, 'source' | 'failure'>) {
  return (
    <TextLink href={'playerUrl' in source ? source.watchUrl : source.mp4} isTall className="text-small">
      {failure.linkLabel}
    </TextLink>
  );
}

function PlayBar({ label, note }: { label: string; note?: string }) {
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
