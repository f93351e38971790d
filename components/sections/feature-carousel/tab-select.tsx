import { useEffect, useId, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { FeatureTab } from './feature-tabs';
import type { Carousel } from './use-carousel';

type TabSelectProps = { label: string; tabs: readonly FeatureTab[]; carousel: Carousel };

/** All the features by name, where only one tab fits beside the arrows. */
export function TabSelect({ label, tabs, carousel }: TabSelectProps) {
  const { active, isEnhanced, select, before } = carousel;
  const id = useId();
  const ref = useRef<HTMLSelectElement>(null);

  // Not a controlled field: React would put back the first option where one was chosen before it listened.
  useEffect(() => {
    if (isEnhanced && ref.current) ref.current.selectedIndex = active;
  }, [active, isEnhanced]);

  return (
    <div className="col-span-2 mt-8 mb-3 sm:hidden print:hidden no-script:hidden">
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          ref={(element) => {
            ref.current = element;
            before.current.select = element;
          }}
          onChange={(event) => select(event.target.selectedIndex)}
          className="h-12 w-full appearance-none rounded border border-edge bg-card pr-11 pl-3.5 text-base text-ink"
        >
          {tabs.map((tab) => (
            <option key={tab.id} value={tab.id}>
              {tab.name}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-teal"
        />
      </div>
    </div>
  );
}
