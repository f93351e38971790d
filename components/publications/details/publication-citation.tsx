import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { publicationDetails } from '@/content/publication-details';
import type { Publication } from '@/content/types';
import { citation } from '@/site/format-citation';
import { CopyText } from './copy-text';

export function PublicationCitation({ publication }: { publication: Publication }) {
  const { title, copyLabel } = publicationDetails.cite;
  const text = citation(publication);
  return (
    <Section aria-labelledby="cite">
      <Heading id="cite" level={2} className="mb-7">
        {title}
      </Heading>
      <p translate="no" className="mb-6 max-w-measure border-clay border-l-2 py-1 pl-5 text-lead">
        {text}
      </p>
      <CopyText text={text} label={copyLabel} look="secondary" />
    </Section>
  );
}
