import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Heading, Kicker } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { Claim, HeroContent } from '@/content/types';
import { Actions } from './actions';
import { Counter } from './counter/counter';

type HeroWithFiguresProps = HeroContent & {
  /** the first counts up */
  figures: ReadonlyArray<Pick<Claim, 'display' | 'countsWhat'>>;
  /** beside the headline; below the text on narrow screens */
  children?: ReactNode;
};

/** A page's opening: headline, `children` beside it, and a row of figures below. */
export function HeroWithFigures({ figures, children, ...hero }: HeroWithFiguresProps) {
  return (
    <Section layout="grid grid-cols-1 gap-x-10 lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr]">
      <div className="lg:col-span-7">
        <Kicker>{hero.kicker}</Kicker>
        <Heading level={1} size="hero" text={hero.title} accent={hero.titleAccent} breaks="phone" />
      </div>
      {/* On a phone this is the largest paint. After the children it would come up to 150 ms later. */}
      <p className="mt-6 max-w-measure text-lead text-muted lg:col-span-7">{hero.text}</p>
      <div className="mt-6 self-center lg:col-span-5 lg:col-start-8 lg:row-span-3 lg:row-start-1 lg:mt-0 lg:arriving:invisible">
        {children}
      </div>
      <Actions actions={hero.actions} className="mt-6 lg:col-span-7 lg:mt-8" />
      <div className="@container mt-10 border-line border-t pt-6 lg:col-span-12 lg:pt-8">
        <dl className="grid grid-cols-1 @min-[40rem]:grid-cols-[2fr_1fr_1fr] gap-x-10 gap-y-6">
          {figures.map(({ display, countsWhat }, index) => (
            <div key={countsWhat} className="flex flex-col-reverse justify-end gap-2">
              <dt className="max-w-narrow text-muted">{countsWhat}</dt>
              <dd
                className={cn(
                  'flex items-end font-medium font-serif tabular-nums @min-[40rem]:min-h-[1.1em] @min-[40rem]:text-hero',
                  index === 0 ? 'text-clay text-hero' : 'text-display text-ink',
                )}
              >
                {index === 0 ? <Counter figure={display} /> : display}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
