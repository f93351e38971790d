import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

type PublicationsIntroProps = {
  kicker: string;
  title: string;
  lead: string;
  children?: ReactNode;
};

/** Title and description side by side where there is room, so that the covers begin in the first window. */
export function PublicationsIntro({ kicker, title, lead, children }: PublicationsIntroProps) {
  return (
    <Section space="none" className="pt-16 pb-12 lg:pt-20">
      <p className="mb-4 font-semibold text-clay text-small">{kicker}</p>
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
        <Heading level={1} size="hero">
          {title}
        </Heading>
        <div className="max-w-measure lg:pr-8">
          <p className="text-lead text-muted">{lead}</p>
          {children}
        </div>
      </div>
    </Section>
  );
}
