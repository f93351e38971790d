import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { RuleContent } from '@/content/types';

/** The rule, worded as docs/facts.md allows, and who has to follow it. */
export function Rule({ title, statement, caution, people }: RuleContent) {
  return (
    <Section aria-labelledby="rule" pageNumber={3}>
      <div className="grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-12">
        <Heading id="rule" className="lg:col-span-4" text={title} />
        <div className="lg:col-span-8">
          <p className="max-w-[44rem] text-pretty font-medium font-serif text-title">{statement}</p>
          <p className="mt-5 max-w-measure font-semibold">{caution}</p>
          <dl className="mt-12 border-line border-t">
            {people.map(({ name, text }) => (
              <div
                key={name}
                className="grid gap-x-8 gap-y-1 border-line border-b py-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
              >
                <dt className="font-semibold">{name}</dt>
                <dd className="max-w-measure text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
