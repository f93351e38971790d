import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import type { ProofContent } from '@/content/types';

/** The site's claims as a table: the figures in a right-aligned column, beside each what it counts. */
export function Proof({ title, text, asAt, claims }: ProofContent) {
  if (claims.length === 0) return null;
  return (
    <Section aria-labelledby="claims" layout="grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <Heading id="claims" text={title} />
        {text && <p className="mt-5 max-w-narrow text-muted">{text}</p>}
        {asAt && <p className="mt-2 text-muted text-small">{asAt}</p>}
      </div>
      <dl className="border-line border-t lg:col-span-8">
        {claims.map(({ display, countsWhat, names, sample }, index) => (
          <div
            key={countsWhat}
            className="grid gap-x-10 gap-y-1 border-line border-b py-5 sm:grid-cols-2 sm:items-baseline sm:py-6"
          >
            <dt className="max-w-narrow sm:col-start-2">
              {countsWhat}
              {names && <span className="text-muted text-small"> {names.join(', ')}.</span>}
              <SampleMark sample={sample} className="ml-2 text-small" />
            </dt>
            <dd
              className={cn(
                'row-start-1 font-medium font-serif tabular-nums sm:text-right',
                index === 0 ? 'text-clay text-hero' : 'text-display',
              )}
            >
              {display}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
