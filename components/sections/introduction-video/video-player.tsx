'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { island, useIslandRoot } from '@/components/ui/island';
import { TextLink } from '@/components/ui/link';
import type { VideoFiles } from '@/content/types';
import { type FilmWords, overPoster, PlayBar, usePlayLinks, VideoStatus } from './video-controls';

type VideoPlayerProps = {
  film: FilmWords;
  files: VideoFiles;
  /** the poster's, in pixels */
  width: number;
  height: number;
  /** the poster: a picture behind the video, since a browser fetches a `poster` at once */
  children: ReactNode;
};

/** loading: asked for, or run dry; failed: neither file would load */
type Phase = 'idle' | 'loading' | 'ready' | 'failed';

/**
 * The browser's own player, which needs no script. The island adds a large play button, a spinner, and a link where no
 * file loads.
 */
export const VideoPlayer = island(function VideoPlayer({ film, files, width, height, children }: VideoPlayerProps) {
  const { id, failure } = film;
  const { webm, mp4, upright, captions } = files;
  const root = useIslandRoot<HTMLDivElement>();
  const video = useRef<HTMLVideoElement>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  const [isEnhanced, setEnhanced] = useState(false);

  // It may have been started before the island listened.
  useEffect(() => {
    if (video.current) setPhase(phaseOf(video.current));
    setEnhanced(true);
  }, []);

  function play() {
    if (!video.current) return;
    video.current.inert = false;
    // The link has scrolled to it.
    video.current.focus({ preventScroll: true });
    // A refusal is no failure: that comes as an event.
    video.current.play().catch(() => undefined);
  }
  usePlayLinks(id, play);

  const onProgress = () => setPhase(video.current ? phaseOf(video.current) : 'idle');
  return (
    <div {...root} className="relative overflow-clip rounded border border-line bg-card print:hidden">
      {children}
      <video
        ref={video}
        // The anchor is the film, not the section, whose words would fill a phone's screen.
        id={id}
        aria-label={film.name}
        controls
        // Its own controls lie under the play button until it plays.
        inert={isEnhanced && phase === 'idle'}
        playsInline
        preload="none"
        width={width}
        height={height}
        onPlay={onProgress}
        onWaiting={onProgress}
        onCanPlay={onProgress}
        onPlaying={onProgress}
        // React lets a source's error rise to its video; the first file's is no failure.
        onError={({ target, currentTarget }) => target === currentTarget && setPhase('failed')}
        className={cn(
          'relative block h-auto w-full',
          phase === 'ready' && 'bg-card',
          upright && 'aspect-4/5 sm:aspect-video',
        )}
      >
        {upright && <source src={upright.webm} type="video/webm" media="(width < 640px)" />}
        {upright && <source src={upright.mp4} type="video/mp4" media="(width < 640px)" />}
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" onError={() => setPhase('failed')} />
        <track kind="captions" src={captions.src} srcLang={captions.lang} label={captions.label} />
      </video>
      {phase === 'idle' && (
        <button
          type="button"
          data-await-runtime=""
          onClick={play}
          className={`${overPoster} no-script:hidden failed:hidden`}
        >
          <PlayBar label={film.playLabel} note={film.lengthNote} />
        </button>
      )}
      <VideoStatus label={film.loadingLabel} isLoading={phase === 'loading'} />
      {phase === 'failed' && (
        <div role="alert" className="absolute inset-0 grid place-content-center gap-2 bg-sand p-6 text-center">
          <p>{failure.text}</p>
          <TextLink href={mp4}>{failure.linkLabel}</TextLink>
        </div>
      )}
    </div>
  );
});

function phaseOf(video: HTMLVideoElement): Phase {
  if (video.error || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) return 'failed';
  if (video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) return 'ready';
  return video.paused && video.currentTime === 0 ? 'idle' : 'loading';
}
