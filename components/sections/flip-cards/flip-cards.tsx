import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { FlipCardsContent } from '@/content/types';
import { cn } from '@/lib/cn';
import { CardFace } from './card-face';
import { FlipCard } from './flip-card';

type FlipCardsProps = FlipCardsContent & { marginFrom?: number };

/** A ruled table of what goes wrong; each cell turns over to what helps. */
export function FlipCards({
  title,
  titleAccent,
  insteadLabel,
  turnLabel,
  returnLabel,
  pairs,
  marginFrom,
}: FlipCardsProps) {
  return (
    <Section id="challenges" ground="ink" aria-labelledby="challenges-title" marginFrom={marginFrom}>
      <Heading level={2} id="challenges-title" className="max-w-[28ch]">
        {title} {titleAccent && <em className="font-normal lg:block">{titleAccent}</em>}
      </Heading>
      <ul className="mt-10 grid grid-cols-1 border-slate border-b sm:grid-cols-2 lg:wrap-anywhere lg:mt-14 lg:*:min-w-0 lg:grid-cols-3 print:grid-cols-1">
        {pairs.map(({ challenge, benefit }, index) => (
          <li key={challenge.title} className={cn('border-slate border-t print:border-l-0', rules(index))}>
            <FlipCard
              front={{
                label: turnLabel,
                context: challenge.title,
                className: cn('sm:pr-6', edges(index)),
                children: <CardFace {...challenge} />,
              }}
              back={{
                label: returnLabel,
                context: challenge.title,
                className: 'px-6',
                children: <CardFace {...benefit} kicker={insteadLabel} isTurned />,
              }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Hairlines between columns: two of them from 640 px, three from 1024 px. */
function rules(index: number) {
  return cn(index % 2 > 0 && 'sm:border-l', index % 3 > 0 ? 'lg:border-l' : 'lg:border-l-0');
}

/** The first column's words start where the heading starts. */
function edges(index: number) {
  return cn(index % 2 > 0 && 'sm:pl-6', index % 3 > 0 ? 'lg:pl-6' : 'lg:pl-0');
}
