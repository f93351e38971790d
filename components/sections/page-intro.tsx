import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { Headline } from '@/components/ui/headline';
import { Section } from '@/components/ui/section';
import { BesideWords } from './hero';
import { Kicker } from './kicker';

type PageIntroProps = {
  kicker: string;
  title: string;
  titleAccent?: string;
  lead: ReactNode;
  /** beside the words on wide screens, under them on others */
  picture?: ReactNode;
  children?: ReactNode;
};

/** The opening of a page that sells nothing. */
export function PageIntro({ kicker, title, titleAccent, lead, picture, children }: PageIntroProps) {
  return (
    <Section layout={cn(picture && 'grid grid-cols-1 items-center gap-x-10 gap-y-14 lg:grid-cols-12')}>
      {/* At the top: centred, the words would move when the picture has arrived. */}
      <div className={cn(picture && 'self-start lg:col-span-7')}>
        <Kicker>{kicker}</Kicker>
        {/* Whole, or not yet: half of its last phrase would stand on another line. */}
        <Heading level={1} size="hero" className="max-w-[10.69em] sm:arriving:invisible">
          <Headline title={title} accent={titleAccent} breaks="phone" />
        </Heading>
        <p className="mt-7 max-w-measure text-lead text-muted">{lead}</p>
        {children}
      </div>
      {picture && <BesideWords>{picture}</BesideWords>}
    </Section>
  );
}
