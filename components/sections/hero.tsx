import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { HeroContent } from '@/content/types';
import { cn } from '@/lib/cn';
import { Actions } from './actions';
import { Kicker } from './kicker';

type HeroProps = HeroContent & {
  /** the picture beside the promise, or the key figure under it */
  children?: ReactNode;
  layout?: 'beside' | 'under';
};

/** The page's promise in one sentence, its two calls, and the thing that shows it. */
export function Hero({ kicker, title, titleAccent, text, actions, children, layout = 'beside' }: HeroProps) {
  const isBeside = layout === 'beside';
  return (
    <Section marginFrom={10}>
      <div className="grid items-center gap-x-12 gap-y-14 lg:grid-cols-12">
        <div className={isBeside ? 'lg:col-span-7' : 'lg:col-span-10'}>
          <Kicker>{kicker}</Kicker>
          <Heading level={1} size="hero">
            {title} <em className="font-normal">{titleAccent}</em>
          </Heading>
          <p className="mt-6 max-w-measure text-lead text-muted lg:mt-8">{text}</p>
          <Actions actions={actions} className="mt-8 lg:mt-10" />
        </div>
        {children && <div className={cn('min-w-0', isBeside ? 'lg:col-span-5' : 'lg:col-span-12')}>{children}</div>}
      </div>
    </Section>
  );
}
