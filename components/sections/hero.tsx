import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { Headline } from '@/components/ui/headline';
import { Section } from '@/components/ui/section';
import type { HeroContent } from '@/content/types';
import { Actions } from './actions';
import { Kicker } from './kicker';

type HeroProps = HeroContent & {
  children?: ReactNode;
  /** the picture has line numbers of its own */
  isNumbered?: boolean;
};

export function Hero({ kicker, title, titleAccent, text, actions, isNumbered, children }: HeroProps) {
  return (
    <Section
      isNumbered={isNumbered}
      layout="grid grid-cols-1 items-center gap-x-10 gap-y-14 lg:grid-cols-12 print:grid-cols-12 print:gap-x-8"
    >
      {/* At the top: centred, the words would move when the picture has arrived. */}
      <div className="self-start lg:col-span-7 print:col-span-6">
        <Kicker>{kicker}</Kicker>
        <Heading level={1} size="hero">
          <Headline title={title} accent={titleAccent} breaks="phone" />
        </Heading>
        <p className="mt-6 max-w-measure text-lead text-muted lg:mt-8">{text}</p>
        <Actions actions={actions} className="mt-8 lg:mt-10" />
      </div>
      {children && <BesideWords>{children}</BesideWords>}
    </Section>
  );
}

/** The picture beside a page's first words. On wide screens it is shown once it is whole: centred, it would move. */
export function BesideWords({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="min-w-0 lg:arriving:invisible lg:col-span-5 print:col-span-6">{children}</div>
      {/* `arriving` (app/globals.css) waits for an element that follows. */}
      <span hidden />
    </>
  );
}
