import { ClaimFigure } from '@/components/sections/claim-figure';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { CostsContent } from '@/content/types';

/** The ways to number a record without a tool, and what each costs. */
export function Costs({ title, text, ways, claim }: CostsContent) {
  return (
    <Section ground="ink" aria-labelledby="costs" pageNumber={5}>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-12">
        <Heading id="costs" className="lg:col-span-5" text={title} />
        <p className="max-w-measure text-mist lg:col-span-6 lg:col-start-7 lg:pt-3">{text}</p>
      </div>
      <dl className="mt-10 border-slate border-t lg:mt-14">
        {ways.map(({ name, text: description, price }) => (
          <div key={name} className="grid grid-cols-1 gap-x-10 gap-y-2 border-slate border-b py-6 lg:grid-cols-12">
            <dt className="font-medium font-serif text-title lg:col-span-4">{name}</dt>
            <dd className="max-w-measure text-mist lg:col-span-5">{description}</dd>
            <dd className="font-semibold text-clay-pale lg:col-span-3 lg:text-right">{price}</dd>
          </div>
        ))}
      </dl>
      <ClaimFigure {...claim} isOnInk className="mt-10" />
    </Section>
  );
}
