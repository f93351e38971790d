import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { publicationPage } from '@/content/publication-page';
import type { Publication } from '@/content/types';
import { citation } from '@/lib/publications/cite';
import { CopyCitation } from './copy-citation';

export function PublicationCitation({ publication }: { publication: Publication }) {
  const { title, copyLabel, copied, failed } = publicationPage.cite;
  return (
    <Section marginFrom={70} aria-labelledby="cite">
      <Heading id="cite" level={2} className="mb-7">
        {title}
      </Heading>
      <CopyCitation citation={citation(publication)} copyLabel={copyLabel} copied={copied} failed={failed} />
    </Section>
  );
}
