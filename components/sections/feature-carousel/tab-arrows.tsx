import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { FeatureCarouselContent } from '@/content/types';
import type { Carousel, FeatureTab } from './use-carousel';

type TabArrowsProps = {
  labels: Pick<FeatureCarouselContent, 'previousLabel' | 'nextLabel'>;
  tabs: readonly FeatureTab[];
  carousel: Carousel;
};

/**
 * One tab on, one tab back. At an end the arrow stays focusable, so that a keyboard is not thrown to the top of the
 * page. What a step selects is announced here, since the tab itself does not have the focus.
 */
export function TabArrows({ labels, tabs, carousel }: TabArrowsProps) {
  const { active, step } = carousel;
  const [hasStepped, setStepped] = useState(false);
  const arrows = [
    { label: labels.previousLabel, icon: 'arrow-left', by: -1, isAtEnd: active === 0 },
    { label: labels.nextLabel, icon: 'arrow-right', by: 1, isAtEnd: active === tabs.length - 1 },
  ] as const;
  return (
    <div className="ml-auto flex items-center gap-1 pb-2 pl-2 lg:self-end lg:col-start-2 lg:row-start-1 lg:pb-0 print:hidden no-script:hidden failed:invisible">
      {/* Neither the strip nor a phone's row shows how many there are. */}
      <span role="status" className="order-1 px-1 text-muted text-small tabular-nums">
        <span className="sr-only">{hasStepped && `${tabs[active]?.name}, `}</span>
        <span>{`${active + 1} / ${tabs.length}`}</span>
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
