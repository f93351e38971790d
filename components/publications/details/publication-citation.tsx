import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { publicationDetails } from '@/content/publication-details';
import type { Publication } from '@/content/types';
import { citation } from '@/site/cite';
import { CopyCitation } from './copy-citation';

export function PublicationCitation({ publication }: { publication: Publication }) {
  const { title, copyLabel, copied, failed } = publicationDetails.cite;
  return (
    <Section aria-labelledby="cite">
      <Heading id="cite" level={2} className="mb-7">
        {title}
      </Heading>
      <CopyCitation citation={citation(publication)} copyLabel={copyLabel} copied={copied} failed={failed} />
    </Section>
  );
}
