import { cn } from '@/components/ui/cn';
import { Heading, Kicker } from '@/components/ui/heading';
import { JsonLd } from '@/components/ui/json-ld';
import { Picture } from '@/components/ui/picture/picture';
import { Section } from '@/components/ui/section';
import type { VideoContent } from '@/content/types';
import { readVideoAddress } from '@/lib/video-address';
import { videoNode } from '@/site/json-ld';
import { FilmPlayer } from './film-player';

const fillFrame = 'absolute inset-0 h-full w-full object-cover';

/** Before a click only the poster of the cut that fits the screen is fetched. */
export function IntroductionVideo(video: VideoContent) {
  const { kicker, title, text, poster, source, transcript, sample, seconds: _, published: __, ...film } = video;
  const { id } = film;
  const shown = 'address' in source ? readVideoAddress(source.address) : source;
  const upright = 'mp4' in source && source.upright && poster.upright;
  return (
    <Section aria-labelledby={`${id}-title`} layout="grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-4">
        {kicker && <Kicker>{kicker}</Kicker>}
        <Heading id={`${id}-title`} text={title} />
        {text && <p className="mt-5 max-w-measure text-muted">{text}</p>}
      </div>
      <div className="relative min-w-0 lg:col-span-8" data-frame={'playerUrl' in shown ? shown.playerUrl : undefined}>
        <FilmPlayer {...film} source={shown}>
          {upright && <Picture src={upright} alt="" sizes="90vw" className={cn(fillFrame, 'sm:hidden')} />}
          <Picture
            src={poster.src}
            alt=""
            sizes="(width >= 1024px) 46rem, 90vw"
            className={cn(fillFrame, upright && 'max-sm:hidden')}
          />
        </FilmPlayer>
        {transcript && <Transcript {...transcript} />}
      </div>
      <JsonLd nodes={[videoNode(video)]} />
    </Section>
  );
}

function Transcript({ label, note, lines }: NonNullable<VideoContent['transcript']>) {
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 font-semibold text-small text-teal hover:text-teal-deep [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden="true"
          className="ml-0.5 size-2 rotate-45 border-current border-r-2 border-b-2 group-open:rotate-225"
        />
        {label}
      </summary>
      <div className="max-w-measure pt-1 pb-6">
        {note && <p className="mb-3 text-muted text-small">{note}</p>}
        <ol className="space-y-3">
          {lines.map(({ words, shows }) => (
            <li key={words}>
              {words}
              {shows && <p className="text-muted text-small">{shows}</p>}
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
