import { Actions } from '@/components/sections/actions';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { Headline } from '@/components/ui/headline';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { Face, FlipCardsContent } from '@/content/types';
import { TurnButton } from './turn-button';

// Two columns from 36 rem, three from 56 rem, by the room for the words: larger text gets fewer.
const columns = '@min-[36rem]:grid-cols-2 @min-[56rem]:grid-cols-3';
const hairlines = '@min-[36rem]:@max-[56rem]:even:border-l @min-[56rem]:not-[:nth-child(3n+1)]:border-l';

// Two sides in one cell, as high as the taller at any text size, so that turning moves nothing. Without scripts and on paper
// both show; where scripts have failed, the back shows while the button has the focus.
const card =
  'grid h-full grid-cols-1 transform-3d [transition:transform_240ms] [[data-turned]+&]:[transform:rotateY(180deg)] failed:[:focus+&]:[transform:rotateY(180deg)] no-script:block no-script:transform-none!';
const side = 'col-start-1 row-start-1 flex flex-col py-7 backface-hidden no-script:visible! no-script:transform-none!';
// What turns away stays in sight until it has. The first column's words start where the heading starts.
const front =
  '[[data-turned]+*>&]:invisible [[data-turned]+*>&]:[transition:visibility_240ms] @min-[36rem]:pr-6 @min-[36rem]:@max-[56rem]:[:nth-child(even)>*>&]:pl-6 @min-[56rem]:[:not(:nth-child(3n+1))>*>&]:pl-6';
const back =
  '[transform:rotateY(180deg)] bg-sand px-4 text-ink @min-[36rem]:px-6 [:not([data-turned])+*>&]:invisible [:not([data-turned])+*>&]:[transition:visibility_240ms] failed:[:focus+*>&]:visible!';

/** Problems in a ruled table; each cell turns over to what helps. */
export function FlipCards({ title, titleAccent, insteadLabel, pairs, actions, ...labels }: FlipCardsContent) {
  if (pairs.length === 0) return null;
  const { turnLabel, returnLabel } = labels;
  return (
    <Section id="challenges" ground="ink" aria-labelledby="challenges-title">
      <Heading level={2} id="challenges-title" className="max-w-[16.63em]">
        <Headline title={title} accent={titleAccent} breaks="always" />
      </Heading>
      <div className="@container mt-10 lg:mt-14">
        <ul className={cn('grid grid-cols-1 border-slate border-b', columns)}>
          {pairs.map(({ challenge, benefit, isTurned }, index) => (
            <li key={challenge.title} className={cn('relative border-slate border-t perspective-distant', hairlines)}>
              <TurnButton
                id={`turn-${index}`}
                names={[`${turnLabel}: ${challenge.title}`, `${returnLabel}: ${challenge.title}`]}
                back={`turned-${index}`}
                startsTurned={isTurned}
              />
              <div className={card}>
                <div className={cn(side, front)}>
                  <CardFace {...challenge} quiet="text-mist" accent="text-teal-pale" />
                  <TurnLabel words={turnLabel} button={`turn-${index}`} className="text-teal-pale" />
                </div>
                <div className={cn(side, back)}>
                  <div id={`turned-${index}`}>
                    <p className="mb-1.5 font-semibold text-clay text-small max-sm:-mt-4">{insteadLabel}</p>
                    <CardFace {...benefit} quiet="text-muted" accent="text-teal" />
                  </div>
                  <TurnLabel words={returnLabel} button={`turn-${index}`} className="text-teal" />
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {actions && <Actions actions={actions} onInk withoutNote className="mt-10" />}
    </Section>
  );
}

function CardFace({ title, subtitle, description, icon, quiet, accent }: Face & { quiet: string; accent: string }) {
  return (
    <>
      {/* With large text the icon goes under the title, and no word breaks. */}
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <Heading level={3} size="title" className="wrap-break-word min-w-0 grow basis-[min-content]">
          {title}
        </Heading>
        <Icon name={icon} className={cn('mt-1', accent)} />
      </div>
      <p className="mt-3 font-semibold">{subtitle}</p>
      <p className={cn('mt-1 mb-5', quiet)}>{description}</p>
    </>
  );
}

function TurnLabel({ words, button, className }: { words: string; button: string; className: string }) {
  return (
    <label
      htmlFor={button}
      className={cn(
        'mt-auto flex items-center gap-2 self-start font-semibold text-small underline-offset-4 [button:hover+*_&]:underline no-script:hidden',
        className,
      )}
    >
      {words}
      <Icon name="turn" className="size-4" />
    </label>
  );
}
