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
      <div className="@container">
        {/* In a narrow box the cover stands beside the actions, and under them where large text leaves no room. */}
        <div className="grid grid-cols-1 items-start gap-x-5 @3xs:grid-cols-[minmax(0,1fr)_6rem] @2xl:grid-cols-12 @2xl:grid-rows-[auto_1fr] @2xl:gap-x-10">
          <div className="col-span-full @2xl:col-span-7">
            <Kicker>{list.label}</Kicker>
            <Heading id={`title-${slug}`} level={1} size="display" className="max-w-[9em]">
              {title}
            </Heading>
            <PublicationFacts publication={publication} list={list} pdf={pdf} />
          </div>
          <div className="mt-8 @2xl:col-span-7 print:hidden">
            {children}
            <ShareLinks publication={publication} />
          </div>
          <div className="relative mt-8 w-full max-w-24 @2xl:col-span-5 @2xl:col-start-8 @2xl:row-span-2 @2xl:row-start-1 @2xl:mt-0 @2xl:max-w-96 @2xl:justify-self-end">
            <Picture
              src={image}
              alt={`Cover page of ${title} - ${description}`}
              sizes="(width >= 740px) 24rem, 6rem"
              priority
              className="h-auto w-full rounded-sm shadow-float"
            />
            <SampleMark sample={sample} />
          </div>
        </div>
      </div>
    </Section>
  );
}
