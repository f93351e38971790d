import { Actions } from '@/components/sections/actions';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { CardSide, FlipCardsContent } from '@/content/types';
import { FlipCard } from './flip-card';

/** A table of problems; each cell turns over to the product's answer. */
export function FlipCards({ pairs, actions, ...words }: FlipCardsContent) {
  if (pairs.length === 0) return null;
  return (
    <Section id="challenges" ground="ink" aria-labelledby="challenges-title">
      <Heading
        id="challenges-title"
        className="max-w-[16.63em]"
        text={words.title}
        accent={words.titleAccent}
        breaks="always"
      />
      <div className="@container mt-10 lg:mt-14">
        {/* In rem of the container: larger text gets fewer columns. */}
        <ul className="grid grid-cols-1 border-slate border-b @min-[36rem]:grid-cols-2 @min-[56rem]:grid-cols-3">
          {pairs.map(({ challenge, benefit, isTurned }) => (
            <li
              key={challenge.title}
              className="border-slate border-t @min-[36rem]:@max-[56rem]:even:border-l @min-[56rem]:not-[:nth-child(3n+1)]:border-l"
            >
              <FlipCard
                name={challenge.title}
                labels={[words.turnLabel, words.returnLabel]}
                startsTurned={isTurned}
                front={<CardFace key="front" {...challenge} />}
                back={<CardFace key="back" {...benefit} kicker={words.insteadLabel} isTurned />}
              />
            </li>
          ))}
        </ul>
      </div>
      {actions && <Actions actions={actions} isOnInk showsNote={false} className="mt-10" />}
    </Section>
  );
}

type CardFaceProps = CardSide & { kicker?: string; isTurned?: boolean };

function CardFace({ title, subtitle, description, icon, kicker, isTurned = false }: CardFaceProps) {
  return (
    <>
      {kicker && <p className="mb-1.5 font-semibold text-clay text-small max-sm:-mt-4">{kicker}</p>}
      {/* With large text the icon wraps below the title. */}
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <Heading level={3} size="title" className="wrap-break-word min-w-0 grow basis-[min-content]" text={title} />
        <Icon name={icon} className={cn('mt-1', isTurned ? 'text-teal' : 'text-teal-pale')} />
      </div>
      <p className="mt-3 font-semibold">{subtitle}</p>
      <p className={cn('mt-1', isTurned ? 'text-muted' : 'text-mist')}>{description}</p>
    </>
  );
}
