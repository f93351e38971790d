'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { island, useIslandRoot } from '@/components/ui/island';
import { SelectField } from '@/components/ui/select-field';
import type { FeatureCarouselContent } from '@/content/types';
import { TabPanels } from './tab-panels';
import { TabStrip } from './tab-strip';
import { type Carousel, type FeatureTab, useCarousel } from './use-carousel';

type Labels = Pick<FeatureCarouselContent, 'tabsLabel' | 'selectLabel' | 'previousLabel' | 'nextLabel'>;

type FeatureTabsProps = {
  labels: Labels;
  /** heading and text above the tabs */
  head: ReactNode;
  tabs: readonly FeatureTab[];
};

/**
 * Before the runtime: a row of links, and a row of panels that scrolls to the one whose link is followed. With it: the
 * APG's tabs, arrows, and a select on small screens. Both have the same measures, so nothing moves in between.
 */
export const FeatureTabs = island(function FeatureTabs({ labels, head, tabs }: FeatureTabsProps) {
  const root = useIslandRoot<HTMLDivElement>();
  const carousel = useCarousel(tabs);
  return (
    <div {...root} className="grid grid-cols-[minmax(0,1fr)_auto] print:block">
      <div className="col-span-2 lg:max-xl:col-span-1">{head}</div>
      <TabSelect label={labels.selectLabel} carousel={carousel} />
      {/* Four tabs, and the arrows in the place of a fifth; on a smaller desktop they stand beside the heading. */}
      <div className="col-span-2 flex flex-wrap items-end border-line border-b sm:mt-8 lg:max-xl:contents xl:mt-10 print:hidden">
        <TabStrip label={labels.tabsLabel} carousel={carousel} />
        <TabArrows labels={labels} carousel={carousel} />
      </div>
      <TabPanels carousel={carousel} />
    </div>
  );
});

function TabSelect({ label, carousel }: { label: string; carousel: Carousel }) {
  const { tabs, active, isEnhanced, select } = carousel;
  const ref = useRef<HTMLSelectElement>(null);

  // Not controlled: React would put back the first option where one was chosen before it listened.
  useEffect(() => {
    if (isEnhanced && ref.current) ref.current.selectedIndex = active;
  }, [active, isEnhanced]);

  return (
    <div className="col-span-2 mt-8 mb-3 sm:hidden print:hidden no-script:hidden failed:invisible">
      <SelectField
        label={label}
        ref={ref}
        onChange={(event) => select(event.target.selectedIndex)}
        className="max-md:text-[length:min(1em,6vw)]"
      >
        {tabs.map((tab) => (
          <option key={tab.id} value={tab.id}>
            {tab.name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/**
 * At an end an arrow stays focusable, so that a keyboard keeps its place. What a step selects is announced here, since
 * the tab itself does not have the focus.
 */
function TabArrows({ labels, carousel }: { labels: Labels; carousel: Carousel }) {
  const { tabs, active, step } = carousel;
  const [hasStepped, setStepped] = useState(false);
  const arrows = [
    { label: labels.previousLabel, icon: 'arrow-left', by: -1, isAtEnd: active === 0 },
    { label: labels.nextLabel, icon: 'arrow-right', by: 1, isAtEnd: active === tabs.length - 1 },
  ] as const;
  return (
    <div className="ml-auto flex items-center gap-1 pb-2 pl-2 lg:max-xl:self-end lg:max-xl:col-start-2 lg:max-xl:row-start-1 lg:max-xl:pb-0 print:hidden no-script:hidden failed:invisible">
      {/* The narrowest phones have room for a tab and two arrows. */}
      <span role="status" className="order-1 px-1 text-muted text-small tabular-nums max-[22rem]:sr-only">
        <span className="sr-only">{hasStepped && tabs[active]?.name}</span>
        {/* A tab tells its place by itself. */}
        <span aria-hidden="true">{`${active + 1} / ${tabs.length}`}</span>
      </span>
      {arrows.map(({ label, icon, by, isAtEnd }) => (
        <Button
          key={label}
          look="secondary"
          size="icon"
          aria-label={label}
          aria-disabled={isAtEnd}
          className={by > 0 ? 'order-2' : undefined}
          onClick={() => {
            if (isAtEnd) return;
            setStepped(true);
            step(by);
          }}
        >
          <Icon name={icon} className="size-5" />
        </Button>
      ))}
    </div>
  );
}
