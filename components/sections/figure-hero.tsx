import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Headline } from '@/components/ui/headline';
import { TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import type { CaseSearchContent, Claim, HeroContent } from '@/content/types';
import { internalPath } from '@/lib/internal-path';
import { Actions } from './actions';
import { Counter } from './counter/counter';
import { Kicker } from './kicker';

type FigureHeroProps = HeroContent & {
  claim: Pick<Claim, 'display' | 'countsWhat'>;
  search?: CaseSearchContent;
};

/** On wide screens the number stands left of the words; on narrow ones the words come first. */
export function FigureHero({ kicker, title, titleAccent, text, actions, claim, search }: FigureHeroProps) {
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
          {search && <CaseSearch {...search} />}
          <Actions actions={actions} className={search ? 'mt-5' : 'mt-8'} />
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

/** A plain form: the library's page searches for what its address asks. */
function CaseSearch({ label, submitLabel, examplesLabel, examples }: CaseSearchContent) {
  const library = internalPath('/web/publications');
  return (
    <search aria-label={label} className="mt-5 block max-w-measure print:hidden">
      <form action={library} className="flex flex-wrap gap-2">
        <label htmlFor="case-search" className="w-full font-semibold text-small">
          {label}
        </label>
        <input
          id="case-search"
          type="search"
          name="q"
          maxLength={200}
          enterKeyHint="search"
          className="min-h-12 min-w-0 grow basis-32 rounded border border-edge bg-card px-3 text-base hover:border-ink"
        />
        <Button type="submit" look="secondary">
          {submitLabel}
        </Button>
      </form>
      <p className="mt-2 flex flex-wrap gap-x-4 text-small">
        <span className="py-2 text-muted">{examplesLabel}</span>
        {examples.map((query) => (
          <TextLink key={query} href={`${library}?q=${encodeURIComponent(query)}`} className="py-2">
            {query}
          </TextLink>
        ))}
      </p>
    </search>
  );
}
