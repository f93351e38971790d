'use client';

import { Children, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { animate } from '@/components/ui/animate';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { island, useIslandRoot } from '@/components/ui/island';
import { SelectField } from '@/components/ui/select-field';
import { useHash } from '@/components/ui/use-hash';
import { useTabs } from '@/components/ui/use-tabs';
import type { FeatureCarouselContent } from '@/content/types';

type FeatureTabsProps = {
  labels: Pick<FeatureCarouselContent, 'tabsLabel' | 'placeLabel' | 'selectLabel' | 'previousLabel' | 'nextLabel'>;
  head: ReactNode;
  tabs: readonly { id: string; name: string }[];
  children: ReactNode;
};

/**
 * Tabs with arrow buttons, and a select on small screens. All panels share one grid cell, so the section is as high as the
 * tallest; without scripts and in print they follow one another.
 */
export const FeatureTabs = island(function FeatureTabs({ labels, head, tabs, children }: FeatureTabsProps) {
  const root = useIslandRoot<HTMLDivElement>();
  const visible = useSyncExternalStore(subscribeToResize, countVisibleTabs, () => 4);
  const [position, setPosition] = useState({ offset: 0, active: 0 });
  const [hasStepped, setStepped] = useState(false);
  const count = tabs.length;
  const { active } = position;
  // The first visible tab, from 0 to tabs − visible (R4.3): moved no further than the selected tab needs.
  const nearest = Math.min(Math.max(position.offset, active - visible + 1), active);
  const offset = Math.max(0, Math.min(nearest, count - visible));
  const select = (tab: number) => setPosition({ offset, active: tab });
  const ids = tabs.map(({ id }) => id);
  const { isHydrated, list, item, tab, panel } = useTabs({ ids, active, select });
  useHash((hash) => ids.includes(hash) && select(ids.indexOf(hash)));

  // In per cent of the list's width, since a step is one tab wide (R4.5).
  const left = (-100 * offset) / count;
  useEffect(() => {
    if (list.ref.current) animate(list.ref.current, `translateX(${left}%)`);
  }, [list.ref, left]);

  const arrows = [
    { label: labels.previousLabel, icon: 'arrow-left', by: -1, isAtEnd: active === 0 },
    { label: labels.nextLabel, icon: 'arrow-right', by: 1, isAtEnd: active === count - 1 },
  ] as const;
  return (
    <div {...root} className="grid grid-cols-[minmax(0,1fr)_auto]">
      <div className="col-span-2 lg:max-xl:col-span-1">{head}</div>
      <div className="col-span-2 mt-8 mb-3 sm:hidden no-script:hidden failed:invisible">
        <SelectField
          label={labels.selectLabel}
          value={tabs[active]?.id}
          onChange={(event) => select(event.target.selectedIndex)}
          className="max-md:text-[length:min(1em,6vw)]"
        >
          {tabs.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {/* Four tabs and the arrows; on a smaller desktop the arrows are beside the heading. */}
      <div className="col-span-2 flex flex-wrap items-end border-line border-b sm:mt-8 lg:max-xl:contents xl:mt-10">
        <div className="max-w-full border-line max-lg:-mb-px xl:-mb-px lg:max-xl:col-span-2 lg:max-xl:mt-10 lg:max-xl:border-b">
          <div
            className={cn(
              'box-content -ml-2 w-tab max-w-full pl-2 sm:w-[calc(theme(spacing.tab)*2)] md:w-[calc(theme(spacing.tab-wide)*2)] lg:w-full lg:max-w-[calc(theme(spacing.tab-wide)*4)] lg:max-xl:-mb-px xl:w-[calc(theme(spacing.tab-wide)*4)]',
              // Until scripts move the strip, it scrolls.
              isHydrated ? 'overflow-x-clip' : 'overflow-x-auto [scrollbar-width:none]',
            )}
          >
            <ul {...list} aria-label={labels.tabsLabel} className="flex w-max">
              {tabs.map(({ id, name }, index) => (
                <li key={id} {...item} className="w-tab shrink-0 md:w-tab-wide">
                  <a
                    {...tab(index)}
                    className={cn(
                      'flex h-full min-h-14 flex-col justify-end mr-5 gap-0.5 hyphens-auto border-b-2 pt-2 pb-3 font-semibold leading-snug max-md:text-[length:min(1em,6vw)] md:text-small no-underline',
                      index === active
                        ? 'border-clay text-ink'
                        : 'border-transparent text-muted hover:border-edge hover:text-ink',
                    )}
                  >
                    <span
                      aria-hidden="true"
                      className={cn('text-tiny tabular-nums [letter-spacing:0.025em]', index === active && 'text-clay')}
                    >
                      {(index + 1) * 10}
                    </span>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="ml-auto flex items-center gap-1 pb-2 pl-2 lg:max-xl:self-end lg:max-xl:col-start-2 lg:max-xl:row-start-1 lg:max-xl:pb-0 no-script:hidden failed:invisible">
          {/* Announces what an arrow selects: the tab does not get the focus. */}
          <span role="status" className="order-1 px-1 text-muted text-small tabular-nums">
            <span className="sr-only">
              {hasStepped &&
                `${tabs[active]?.name}, ${labels.placeLabel.replace('{place}', String(active + 1)).replace('{count}', String(count))}`}
            </span>
            <span aria-hidden="true" className="max-[22rem]:hidden">{`${active + 1} / ${count}`}</span>
          </span>
          {arrows.map(({ label, icon, by, isAtEnd }) => (
            <Button
              key={label}
              look="secondary"
              size="icon"
              aria-label={label}
              // Not `disabled`, which would take the focus away.
              aria-disabled={isAtEnd}
              className={by > 0 ? 'order-2' : undefined}
              onClick={() => {
                if (isAtEnd) return;
                setStepped(true);
                setPosition({ offset: offset + by, active: active + by });
              }}
            >
              <Icon name={icon} className="size-5" />
            </Button>
          ))}
        </div>
      </div>
      <div
        className={cn(
          'col-span-2 mt-8 grid min-w-0 grid-cols-[100%] pb-2 *:col-start-1 *:row-start-1 lg:mt-12 no-script:block no-script:*:mb-16',
          // The address may name a panel before scripts arrive.
          !isHydrated && '[&:has(>:target)>:not(:target)]:invisible',
        )}
      >
        {Children.toArray(children).map((content, index) => (
          <div
            key={tabs[index]?.id}
            id={tabs[index]?.id}
            {...panel(index)}
            {...(isHydrated && { tabIndex: index === active ? 0 : -1, inert: index !== active })}
            className={cn(
              'min-w-0 scroll-mt-28 [transition:opacity_200ms]',
              index !== active &&
                'invisible opacity-0 no-script:visible no-script:opacity-100 [&_figure]:[content-visibility:auto] no-script:[&_figure]:[content-visibility:visible]',
              !isHydrated && 'target:visible target:opacity-100',
            )}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
});

/** How many tabs show at once (R4.4). */
const countVisibleTabs = () => (window.innerWidth < 640 ? 1 : window.innerWidth < 1024 ? 2 : 4);

function subscribeToResize(listener: () => void) {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
