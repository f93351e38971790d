import { Scene } from '@/components/scenes/scene';
import { cn } from '@/components/ui/cn';
import { Heading, Kicker } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { CapabilityContent } from '@/content/types';
import { Actions } from './actions';
import { ClaimFigure } from './claim-figure';

type CapabilitySectionProps = CapabilityContent & {
  ground?: 'paper' | 'card' | 'ink';
  /** on wide screens; on narrow ones the picture comes after the text */
  figureSide?: 'left' | 'right';
  /** `page`: a record's page, which is narrower and has line numbers of its own */
  figureShape?: 'wide' | 'page';
};

export function CapabilitySection({ ground, figureSide, figureShape, ...capability }: CapabilitySectionProps) {
  const { id, text, note, points = [], claim } = capability;
  const isFigurePage = figureShape === 'page';
  const isOnInk = ground === 'ink';
  const quiet = isOnInk ? 'text-mist' : 'text-muted';
  const rule = isOnInk ? 'border-slate' : 'border-line';
  return (
    <Section
      ground={ground}
      id={id}
      aria-labelledby={`${id}-title`}
      hasOwnNumbers={isFigurePage}
      layout="grid grid-cols-1 items-center gap-x-10 gap-y-12 lg:grid-cols-12"
    >
      <div className={cn('min-w-0', isFigurePage ? 'lg:col-span-6' : 'lg:col-span-5')}>
        <Kicker isOnInk={isOnInk}>{capability.kicker}</Kicker>
        <Heading id={`${id}-title`} text={capability.title} />
        <div className={cn('mt-5 max-w-measure space-y-4', quiet)}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {points.length > 0 && (
          <dl className={cn('mt-7 border-t', rule)}>
            {points.map(({ name, text: benefit }) => (
              <div key={name} className={cn('grid gap-x-6 border-b py-3 sm:grid-cols-[7rem_1fr]', rule)}>
                <dt className="font-semibold">{name}</dt>
                <dd className={quiet}>{benefit}</dd>
              </div>
            ))}
          </dl>
        )}
        {claim && <ClaimFigure {...claim} isOnInk={isOnInk} className="mt-7" />}
        {note && <p className={cn('mt-7 max-w-measure border-l-2 pl-4 text-small', rule, quiet)}>{note}</p>}
        <Actions actions={capability.actions} isOnInk={isOnInk} className="mt-8" />
      </div>
      <div
        className={cn(
          'min-w-0',
          isFigurePage ? 'lg:col-span-5 lg:col-start-8' : 'lg:col-span-7',
          figureSide === 'left' && 'lg:order-first',
        )}
      >
        <Scene name={capability.image} />
      </div>
    </Section>
  );
}
