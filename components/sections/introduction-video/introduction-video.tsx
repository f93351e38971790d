import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import type { VideoContent } from '@/content/types';
import { videoPlayer } from '@/lib/video-address';
import { Kicker } from '../kicker';
import { Transcript } from './transcript';
import { VideoFacade } from './video-facade';
import { VideoPlayer } from './video-player';

type IntroductionVideoProps = VideoContent & { marginFrom?: number };

/** The introduction beside its words. Nothing of it is fetched before a press, but the poster. */
export function IntroductionVideo({
  id,
  kicker,
  title,
  text,
  poster,
  source,
  transcript,
  sample,
  marginFrom,
  ...player
}: IntroductionVideoProps) {
  return (
    <Section id={id} aria-labelledby={`${id}-title`} marginFrom={marginFrom}>
      <div className="grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-4">
          {kicker && <Kicker>{kicker}</Kicker>}
          <Heading level={2} id={`${id}-title`}>
            {title}
          </Heading>
          {text && <p className="mt-5 max-w-measure text-muted">{text}</p>}
        </div>
        <div className="relative min-w-0 lg:col-span-8">
          {'address' in source ? (
            <VideoFacade {...player} {...videoPlayer(source.address)}>
              <Picture
                src={poster.src}
                alt=""
                sizes="(width >= 1024px) 46rem, 90vw"
                className="h-full w-full object-cover"
              />
            </VideoFacade>
          ) : (
            <VideoPlayer {...player} {...source} poster={poster} />
          )}
          {transcript && <Transcript {...transcript} />}
          <SampleMark sample={sample} />
        </div>
      </div>
    </Section>
  );
}
