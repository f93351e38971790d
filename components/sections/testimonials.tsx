import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture/picture';
import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import type { TestimonialsContent } from '@/content/types';

/** Quotations: a large first one, the others below it to the right. */
export function Testimonials({ title, items }: TestimonialsContent) {
  if (items.length === 0) return null;
  return (
    <Section ground="card" aria-labelledby="testimonials">
      <Heading id="testimonials" size="title" text={title} />
      <div className="mt-8 grid grid-cols-1 gap-y-14 lg:mt-12 lg:grid-cols-12 lg:gap-y-20">
        {items.map(({ quote, name, role, firm, photo, photoAlt = '', measured, sample }, index) => (
          <figure
            key={name}
            // Else its name is the whole caption, and screen readers read the caption twice.
            aria-label={name}
            className={index === 0 ? 'lg:col-span-9' : 'lg:col-span-7 lg:col-start-6'}
          >
            <blockquote
              className={cn(
                'border-line border-l pl-5 font-medium font-serif lg:pl-8',
                index === 0 ? 'text-display' : 'text-title',
              )}
            >
              <p>‘{quote}’</p>
            </blockquote>
            <figcaption className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-4 pl-5 text-small lg:pl-8">
              {photo && (
                <Picture
                  src={photo}
                  alt={photoAlt}
                  sizes="4rem"
                  className="h-20 w-16 shrink-0 rounded-sm object-cover"
                />
              )}
              <span className="min-w-0">
                <span className="font-semibold">{name}</span>
                <SampleMark sample={sample} className="ml-2" />
                <span className="block text-muted">
                  {role}, {firm}
                </span>
              </span>
              {measured && (
                <span className="flex basis-full flex-wrap items-baseline gap-x-4 gap-y-1 border-line border-t pt-4">
                  <span className="font-medium font-serif text-title tabular-nums">
                    <span className="sr-only">{measured.beforeLabel} </span>
                    <del className="text-muted decoration-1">{measured.before}</del>{' '}
                    <span className="sr-only">{measured.afterLabel} </span>
                    <ins className="text-clay no-underline">{measured.after}</ins>
                  </span>
                  <span className="max-w-narrow text-muted">{measured.text}</span>
                </span>
              )}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
