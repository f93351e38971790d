import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/link';
import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import type { ProseSection } from '@/content/types';

export function ProseSections({ sections }: { sections: readonly ProseSection[] }) {
  return (
    <Section ground="card">
      {sections.map(({ id, title, sample, paragraphs, items, after, action }) => (
        <div
          key={id}
          id={id}
          className="grid grid-cols-1 gap-4 border-line py-8 not-first:border-t first:pt-0 lg:grid-cols-12"
        >
          <Heading size="title" className="lg:col-span-4" text={title} />
          <div className="max-w-measure space-y-4 lg:col-span-7 lg:col-start-6">
            <SampleMark sample={sample} className="mb-0 block text-small" />
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {items && (
              <ul className="list-disc space-y-1 pl-5 [&_::marker]:text-clay">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {after?.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {action && (
              <p>
                <TextLink href={action.href} label={action.label} />
              </p>
            )}
          </div>
        </div>
      ))}
    </Section>
  );
}
