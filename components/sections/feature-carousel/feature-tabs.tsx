'use client';

import type { ReactNode } from 'react';
import { island, useIslandRoot } from '@/components/ui/island';
import type { FeatureCarouselContent } from '@/content/types';
import { TabArrows } from './tab-arrows';
import { TabPanels } from './tab-panels';
import { TabSelect } from './tab-select';
import { TabStrip } from './tab-strip';
import { type FeatureTab, useCarousel } from './use-carousel';

type FeatureTabsProps = {
  labels: Pick<FeatureCarouselContent, 'tabsLabel' | 'selectLabel' | 'previousLabel' | 'nextLabel'>;
  /** heading and text above the tabs */
  head: ReactNode;
  tabs: readonly FeatureTab[];
};

/**
 * Before the runtime: a row of links, and a row of panels that scrolls to the one whose link is followed. With it: the
 * tabs pattern of the APG, arrows that go on tab by tab, and a select on small screens. Both have the same
 * measures, so nothing moves when the one becomes the other.
 */
export const FeatureTabs = island(function FeatureTabs({ labels, head, tabs }: FeatureTabsProps) {
  const root = useIslandRoot<HTMLDivElement>();
  const carousel = useCarousel(tabs);
  return (
    <div {...root} className="grid grid-cols-[minmax(0,1fr)_auto] print:block">
      <div className="col-span-2 lg:col-span-1">{head}</div>
      <TabSelect label={labels.selectLabel} tabs={tabs} carousel={carousel} />
      <div className="col-span-2 flex flex-wrap items-end border-line border-b sm:mt-8 lg:contents print:hidden">
        <TabStrip label={labels.tabsLabel} tabs={tabs} carousel={carousel} />
        <TabArrows labels={labels} tabs={tabs} carousel={carousel} />
      </div>
      <TabPanels tabs={tabs} carousel={carousel} />
    </div>
  );
});
