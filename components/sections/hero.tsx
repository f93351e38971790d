import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
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
  /** under the words until there is room for both beside each other */
  isWide?: boolean;
};

// The kicker has a row of its own, so that it is one line. The wide picture's column keeps 640 px from 1280 on.
const beside = {
  grid: 'lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr]',
  head: 'lg:col-span-7',
  rest: 'lg:col-span-7 lg:mt-8',
  picture: 'max-lg:mt-14 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-2 lg:arriving:invisible',
};
const wide = {
  grid: 'lg:grid-cols-12 xl:grid-cols-[minmax(0,1fr)_clamp(50%,44rem,60%)] xl:grid-rows-[auto_auto_1fr]',
  head: 'lg:col-span-7 xl:col-span-1',
  rest: 'lg:max-xl:mt-9 lg:col-span-5 xl:col-span-1 xl:row-start-3 xl:mt-8',
  picture:
    'mt-6 sm:mt-12 lg:col-span-12 xl:col-span-1 xl:col-start-2 xl:row-span-2 xl:row-start-2 xl:mt-0 arriving:invisible',
};

export function Hero({ kicker, title, titleAccent, text, actions, isNumbered, isWide = false, children }: HeroProps) {
  const place = isWide ? wide : beside;
  return (
    <Section
      isNumbered={isNumbered}
      className={cn(isWide && 'max-sm:pt-8')}
      layout={cn('grid grid-cols-1 items-center gap-x-10', place.grid)}
    >
      <Kicker className="lg:col-span-full">{kicker}</Kicker>
      {/* At the top: centred, the words would move when the picture has arrived. */}
      <div className={cn('self-start', place.head)}>
        <Heading level={1} size={isWide ? 'beside' : 'hero'}>
          <Headline title={title} accent={titleAccent} breaks="phone" />
        </Heading>
      </div>
      <div className={cn('self-start max-lg:mt-6', place.rest)}>
        <p className="max-w-measure text-lead text-muted">{text}</p>
        <Actions actions={actions} isLight className="mt-6 sm:mt-8 lg:mt-10" />
      </div>
      {children && <BesideWords className={place.picture}>{children}</BesideWords>}
    </Section>
  );
}

/** The picture beside a page's first words. On wide screens it is shown once it is whole: centred, it would move. */
export function BesideWords({ className = 'lg:col-span-5 lg:arriving:invisible', children }: BesideWordsProps) {
  return (
    <>
      <div className={cn('min-w-0', className)}>{children}</div>
      {/* `arriving` (app/globals.css) waits for an element that follows. */}
      <span hidden />
    </>
  );
}

type BesideWordsProps = { className?: string; children: ReactNode };
