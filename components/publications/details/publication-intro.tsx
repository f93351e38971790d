import type { ReactNode } from 'react';
import { Kicker } from '@/components/sections/kicker';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture/picture';
import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import type { PdfFacts, Publication, PublicationList } from '@/content/types';
import { PublicationFacts } from './publication-facts';
import { ShareLinks } from './share-links';

type PublicationIntroProps = {
  publication: Publication;
  list: PublicationList;
  pdf: PdfFacts;
  /** the download control */
  children: ReactNode;
};

/** A publication's title, facts, download and cover: what a catalogue card says, and the book beside it. */
export function PublicationIntro({ publication, list, pdf, children }: PublicationIntroProps) {
  const { slug, title, description, image, sample } = publication;
  return (
    <Section>
      <div className="grid grid-cols-1 items-start gap-10 md:grid-cols-12 print:grid-cols-12">
        <div className="md:col-span-7 print:col-span-8">
          <Kicker>{list.label}</Kicker>
          <Heading id={`title-${slug}`} level={1} size="display" className="max-w-[9em]">
            {title}
          </Heading>
          <PublicationFacts publication={publication} list={list} pdf={pdf} />
          <div className="mt-8 print:hidden">{children}</div>
          <ShareLinks publication={publication} />
        </div>
        <div className="relative w-full max-w-72 md:col-span-5 print:col-span-4 md:max-w-96 md:justify-self-end">
          <Picture
            src={image}
            alt={`Cover page of ${title} - ${description}`}
            sizes="(width >= 768px) 24rem, 18rem"
            priority
            className="h-auto w-full rounded-sm shadow-float"
          />
          <SampleMark sample={sample} />
        </div>
      </div>
    </Section>
  );
}
