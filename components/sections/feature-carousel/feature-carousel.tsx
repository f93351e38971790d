import { Scene } from '@/components/scenes/scene';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { FeatureCarouselContent } from '@/content/types';
import { FeaturePanel, goesOn, onStage } from './feature-panel';
import { FeatureTabs } from './feature-tabs';

/** Every capability, one at a time. The panels are drawn here, on the server; the island only moves between them. */
export function FeatureCarousel({ title, text, items, ...labels }: FeatureCarouselContent) {
  return (
    <Section id="features" ground="card" aria-labelledby="features-title">
      <FeatureTabs
        labels={labels}
        head={
          <>
            <Heading level={2} id="features-title">
              {title}
            </Heading>
            {text && <p className="mt-4 max-w-measure text-lead text-muted">{text}</p>}
          </>
        }
        tabs={items.map((feature, index) => ({
          id: `feature-${feature.id}`,
          name: feature.name,
          panel: (
            <FeaturePanel {...feature}>
              <Scene
                name={feature.image}
                className={cn(onStage, feature.image === 'tenth-lining' && goesOn)}
                isLate={index > 0}
              />
            </FeaturePanel>
          ),
        }))}
      />
    </Section>
  );
}
