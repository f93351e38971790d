import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import type { StepsContent } from '@/content/types';

/** Steps, numbered by tens in the right margin. */
export function Steps({ title, items, another }: StepsContent) {
  return (
    <Section ground="card" hasOwnNumbers aria-labelledby="steps" pageNumber={4}>
      <Heading id="steps" text={title} />
      <div className="relative mt-10 [--margin:min(3.5rem,16vw)] sm:[--margin:min(6rem,16vw)] lg:mt-14">
        <span aria-hidden="true" className="absolute inset-y-0 right-(--margin) border-line border-l" />
        <ol>
          {items.map((step, index) => (
            <li
              key={step.title}
              className="seen-line relative grid grid-cols-1 gap-x-8 gap-y-1 border-line border-b py-6 pr-[min(5rem,21vw)] first:border-t sm:pr-[min(8rem,21vw)] lg:grid-cols-12 lg:py-8"
            >
              <Heading level={3} size="title" className="lg:col-span-5" text={step.title} />
              <p className="max-w-measure text-muted lg:col-span-7">{step.text}</p>
              <span
                aria-hidden="true"
                className="arrives absolute top-6 right-0 w-(--margin) pl-[min(1rem,4vw)] font-medium font-serif text-clay text-title tabular-nums sm:pl-[min(1.5rem,4vw)] lg:top-7 lg:text-display"
              >
                {(index + 1) * 10}
              </span>
            </li>
          ))}
        </ol>
      </div>
      {another && (
        <p className="mt-8 max-w-measure">
          {another.text} <TextLink href={another.href} label={another.label} />
        </p>
      )}
    </Section>
  );
}
