import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Heading, Kicker } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { HeroPicture } from './hero';

type PageIntroProps = {
  kicker: string;
  title: string;
  titleAccent?: string;
  lead: ReactNode;
  /** beside the text; below it on narrow screens */
  picture?: ReactNode;
  children?: ReactNode;
};

/** The opening of a page without calls to action. */
export function PageIntro({ kicker, title, titleAccent, lead, picture, children }: PageIntroProps) {
  return (
    <Section layout={cn(picture && 'grid grid-cols-1 items-center gap-x-10 gap-y-14 lg:grid-cols-12')}>
      {/* Not centred: the text would move when the picture arrives. */}
      <div className={cn(picture && 'self-start lg:col-span-7')}>
        <Kicker>{kicker}</Kicker>
        {/* Hidden until complete: half of its last phrase would break elsewhere. */}
        <Heading
          level={1}
          size="hero"
          className="max-w-[10.69em] sm:arriving:invisible"
          text={title}
          accent={titleAccent}
          breaks="phone"
        />
        <p className="mt-7 max-w-measure text-lead text-muted">{lead}</p>
        {children}
      </div>
      {picture && <HeroPicture>{picture}</HeroPicture>}
    </Section>
  );
}
