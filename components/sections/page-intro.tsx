import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

type PageIntroProps = {
  kicker: string;
  title: string;
  /** the title's last phrase, set in a lighter italic */
  titleAccent?: string;
  lead: string;
  marginFrom?: number;
  children?: ReactNode;
};

/** The opening of a page that has no product scene beside its title. */
export function PageIntro({ kicker, title, titleAccent, lead, marginFrom, children }: PageIntroProps) {
  return (
    <Section marginFrom={marginFrom}>
      <p className="mb-4 font-semibold text-clay text-small">{kicker}</p>
      <Heading level={1} size="hero" className="max-w-[18ch]">
        {title} {titleAccent && <em className="font-normal">{titleAccent}</em>}
      </Heading>
      <p className="mt-7 max-w-measure text-lead text-muted">{lead}</p>
      {children}
    </Section>
  );
}
