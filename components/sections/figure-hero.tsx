import { Heading } from '@/components/ui/heading';
import { Headline } from '@/components/ui/headline';
import { Section } from '@/components/ui/section';
import type { Claim, HeroContent } from '@/content/types';
import { Actions } from './actions';
import { Counter } from './counter/counter';
import { Kicker } from './kicker';

type FigureHeroProps = HeroContent & {
  claim: Pick<Claim, 'display' | 'countsWhat'>;
};

/** On wide screens the number stands left of the words; on narrow ones the words come first. */
export function FigureHero({ kicker, title, titleAccent, text, actions, claim }: FigureHeroProps) {
  return (
    <Section>
      <Kicker>{kicker}</Kicker>
      <Heading level={1} size="hero" className="max-w-[11.88em]">
        <Headline title={title} accent={titleAccent} breaks="phone" />
      </Heading>
      <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-12 border-line lg:mt-10 lg:grid-cols-12 lg:border-t lg:pt-8">
        {/* Placed by line: by order it would stand on the left until the figure has arrived. */}
        <div className="lg:col-span-5 lg:col-start-8 lg:row-start-1">
          <p className="max-w-measure text-lead text-muted">{text}</p>
          <Actions actions={actions} className="mt-8" />
        </div>
        <div className="border-line max-lg:border-t max-lg:pt-8 lg:col-span-7 lg:col-start-1 lg:row-start-1">
          <div className="font-medium font-serif text-clay text-figure tabular-nums lg:-ml-2">
            <Counter figure={claim.display} />
          </div>
          <p className="mt-3 max-w-narrow text-lead text-muted">{claim.countsWhat}</p>
        </div>
      </div>
    </Section>
  );
}
