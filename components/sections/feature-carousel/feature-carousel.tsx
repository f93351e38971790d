import { Scene } from '@/components/scenes/scene';
import { cn } from '@/components/ui/cn';
import { Heading, Kicker } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import type { Feature, FeatureCarouselContent } from '@/content/types';
import { FeatureTabs } from './feature-tabs';

/** The panels are rendered on the server; the island only switches between them. */
export function FeatureCarousel({ title, text, items, ...labels }: FeatureCarouselContent) {
  if (items.length === 0) return null;
  return (
    <Section id="features" ground="card" aria-labelledby="features-title">
      <FeatureTabs
        labels={labels}
        head={
          <>
            <Heading id="features-title" text={title} />
            {text && <p className="mt-4 max-w-measure text-lead text-muted">{text}</p>}
          </>
        }
        tabs={items.map(({ id, name }) => ({ id: `feature-${id}`, name }))}
      >
        {items.map((feature) => (
          <FeaturePanel key={feature.id} {...feature} />
        ))}
      </FeatureTabs>
    </Section>
  );
}

/** On wide screens the frame cuts a scene off; on phones, in print and without scripts it is whole. */
const cutByFrame = 'md:absolute md:inset-5 lg:inset-8 no-script:static';

/** A record's page is longer than any frame. */
const fadedAtBottom = 'max-md:absolute max-md:inset-0 [mask-image:linear-gradient(black_85%,transparent)]';

/**
 * One feature: text and a drawing. The drawing fills the rest of the tallest panel's height, so the section's height
 * stays the same from feature to feature.
 */
function FeaturePanel({ kicker, title, description, image, link, ctaText }: Feature) {
  return (
    <div className="grid h-full grid-cols-1 grid-rows-[auto_1fr] gap-x-8 gap-y-9 md:grid-cols-12 md:grid-rows-none lg:gap-x-10">
      <div className="min-w-0 md:col-span-5">
        <Kicker className="mb-3">{kicker}</Kicker>
        <Heading level={3} size="title" text={title} />
        <ul className="mt-5 border-line border-t">
          {description.map((line) => (
            <li key={line} className="border-line border-b py-3 text-muted">
              {line}
            </li>
          ))}
        </ul>
        <TextLink href={link} newTab={link.startsWith('https:')} isTall className="mt-3" label={ctaText} />
      </div>
      <div className="relative min-h-[min(30.5rem,150vw)] min-w-0 max-md:grid max-md:grid-cols-1 md:col-span-7 md:min-h-125 md:rounded lg:min-h-140 md:bg-paper no-script:min-h-0">
        <Scene name={image} className={cn(cutByFrame, image === 'tenth-lining' && fadedAtBottom)} />
      </div>
    </div>
  );
}
