import { useEffect, useId, useRef } from 'react';
import { Select } from '@/components/ui/select';
import type { Carousel, FeatureTab } from './use-carousel';

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
    <div className="col-span-2 mt-8 mb-3 sm:hidden print:hidden no-script:hidden failed:invisible">
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {label}
      </label>
      <Select
        id={id}
        ref={(element) => {
          ref.current = element;
          before.current.select = element;
        }}
        onChange={(event) => select(event.target.selectedIndex)}
      >
        {tabs.map((tab) => (
          <option key={tab.id} value={tab.id}>
            {tab.name}
          </option>
        ))}
      </Select>
    </div>
  );
}
