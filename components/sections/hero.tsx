import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Heading, Kicker } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { HeroContent } from '@/content/types';
import { Actions } from './actions';

type HeroProps = HeroContent & {
  children?: ReactNode;
  /** the picture has line numbers */
  hasOwnNumbers?: boolean;
  /** the picture is wide: below the text until both fit side by side */
  isWide?: boolean;
};

// The kicker spans all columns, so that it stays on one line.
const narrowPicture = {
  grid: 'lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr]',
  head: 'lg:col-span-7',
  rest: 'lg:col-span-7 lg:mt-8',
  picture: 'max-lg:mt-14 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-2 lg:arriving:invisible',
};
// From 1280 px on, the picture's column is at least 640 px wide.
const widePicture = {
  grid: 'lg:grid-cols-12 xl:grid-cols-[minmax(0,1fr)_clamp(50%,44rem,60%)] xl:grid-rows-[auto_auto_1fr]',
  head: 'lg:col-span-7 xl:col-span-1',
  rest: 'lg:max-xl:mt-9 lg:col-span-5 xl:col-span-1 xl:row-start-3 xl:mt-8',
  picture:
    'mt-6 sm:mt-12 lg:col-span-12 xl:col-span-1 xl:col-start-2 xl:row-span-2 xl:row-start-2 xl:mt-0 arriving:invisible',
};

export function Hero({ hasOwnNumbers, isWide = false, children, ...hero }: HeroProps) {
  const layout = isWide ? widePicture : narrowPicture;
  return (
    <Section
      hasOwnNumbers={hasOwnNumbers}
      className={cn(isWide && 'max-sm:pt-8')}
      layout={cn('grid grid-cols-1 items-center gap-x-10', layout.grid)}
    >
      <Kicker className="lg:col-span-full">{hero.kicker}</Kicker>
      {/* Not centred: the text would move when the picture arrives. */}
      <div className={cn('self-start', layout.head)}>
        <Heading
          level={1}
          size={isWide ? 'beside' : 'hero'}
          text={hero.title}
          accent={hero.titleAccent}
          breaks="phone"
        />
      </div>
      <div className={cn('self-start max-lg:mt-6', layout.rest)}>
        <p className="max-w-measure text-lead text-muted">{hero.text}</p>
        <Actions actions={hero.actions} isCompact className="mt-6 sm:mt-8 lg:mt-10" />
      </div>
      {children && <HeroPicture className={layout.picture}>{children}</HeroPicture>}
    </Section>
  );
}

type HeroPictureProps = { className?: string; children: ReactNode };

/** On wide screens hidden until it is complete: centred, it would move while it streams in. */
export function HeroPicture({ className = 'lg:col-span-5 lg:arriving:invisible', children }: HeroPictureProps) {
  return (
    <>
      <div className={cn('min-w-0', className)}>{children}</div>
      {/* `arriving` (app/globals.css) ends with the next element. */}
      <span hidden />
    </>
  );
}
