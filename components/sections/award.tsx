import { Heading } from '@/components/ui/heading';
import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import type { AwardContent } from '@/content/types';
import { Seal } from './seal';

/** A line of recognition, no louder than a stamp in a corner. The seal comes with the award's name: nobody seals a rumour. */
export function Award({ title, name, text, sample }: AwardContent) {
  return (
    <Section ground="card" aria-labelledby="award" space="tight" className="-mt-px">
      <div className="relative grid items-center gap-6 has-[svg]:grid-cols-[minmax(0,1fr)_minmax(min-content,3fr)] sm:flex sm:gap-8">
        {name && <Seal className="w-full max-w-24 shrink-0 text-teal sm:size-24" />}
        <div>
          <Heading level={2} size="title" id="award">
            {name ? `${title}: ${name}` : title}
          </Heading>
          {text && <p className="mt-1 max-w-measure text-muted">{text}</p>}
        </div>
        <SampleMark sample={sample} />
      </div>
    </Section>
  );
}
