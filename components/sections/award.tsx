import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture/picture';
import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import type { AwardContent } from '@/content/types';

export function Award({ title, name, text, logo, sample }: AwardContent) {
  return (
    <Section ground="card" aria-labelledby="award" space="tight">
      <div className="flex items-center gap-6 sm:gap-8">
        {logo && <Picture src={logo} alt="" sizes="6rem" className="w-1/4 max-w-24 mix-blend-multiply" />}
        <div>
          <Heading size="title" id="award">
            {name ? `${title}: ${name}` : title}
            <SampleMark sample={sample} className="ml-2 font-sans text-small" />
          </Heading>
          {text && <p className="mt-1 max-w-measure text-muted">{text}</p>}
        </div>
      </div>
    </Section>
  );
}
