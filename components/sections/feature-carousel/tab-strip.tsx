import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { tabForKey } from '@/lib/carousel';
import { cn } from '@/lib/cn';
import { plainClick } from '@/lib/launchers/plain-click';
import { move } from '@/lib/move';
import type { FeatureTab } from './feature-tabs';
import type { Carousel } from './use-carousel';

type TabStripProps = { label: string; tabs: readonly FeatureTab[]; carousel: Carousel };

/**
 * As many tabs as fit, and the rest out of sight to either side. Each carries the numeral of a tenth line, which is
 * also its place in the row.
 */
export function TabStrip({ label, tabs, carousel }: TabStripProps) {
  const { active, offset, shift, isEnhanced, select, before } = carousel;
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef<{ offset: number; shift: number }>(undefined);

  useLayoutEffect(() => {
    if (!isEnhanced || !list.current) return;
    const transform = `translateX(${-offset * shift}px)`;
    // Only a step slides: the strip takes its first place, and its place at another width, at once.
    if (shown.current?.shift === shift && shown.current.offset !== offset) move(list.current, { transform });
    else list.current.style.transform = transform;
    shown.current = { offset, shift };
  }, [isEnhanced, offset, shift]);

  function onClick(event: MouseEvent, tab: number) {
    if (!plainClick(event.nativeEvent)) return;
    event.preventDefault();
    select(tab);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!isEnhanced || event.metaKey || event.ctrlKey || event.altKey) return;
    const next = event.key === ' ' ? active : tabForKey(event.key, active, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    list.current?.querySelectorAll<HTMLElement>('a')[next]?.focus({ preventScroll: true });
  }

  return (
    <div className="max-w-full border-line max-lg:-mb-px lg:col-span-2 lg:mt-10 lg:border-b print:hidden">
      <div
        ref={(element) => {
          before.current.strip = element;
        }}
        className={cn(
          'box-content -ml-2 w-tab max-w-full pl-2 lg:-mb-px [scrollbar-width:none] sm:w-[calc(theme(spacing.tab)*2)] md:w-[calc(theme(spacing.tab-wide)*2)] lg:w-full lg:max-w-[calc(theme(spacing.tab-wide)*4)] no-script:w-full no-script:max-w-none',
          isEnhanced ? 'overflow-x-clip' : 'overflow-x-auto',
        )}
      >
        <ul
          ref={list}
          role={isEnhanced ? 'tablist' : undefined}
          aria-label={label}
          onKeyDown={onKeyDown}
          className="flex w-max no-script:w-auto no-script:flex-wrap"
        >
          {tabs.map(({ id, name }, index) => (
            <li key={id} role={isEnhanced ? 'presentation' : undefined} className="w-tab shrink-0 md:w-tab-wide">
              <a
                id={`${id}-tab`}
                href={`#${id}`}
                {...(isEnhanced && {
                  role: 'tab',
                  'aria-selected': index === active,
                  'aria-controls': id,
                  tabIndex: index === active ? 0 : -1,
                })}
                onClick={(event) => onClick(event, index)}
                className={cn(
                  'flex h-full min-h-14 flex-col justify-end mr-5 gap-0.5 hyphens-auto border-b-2 pt-2 pb-3 font-semibold leading-snug md:text-small no-underline transition-colors',
                  !isEnhanced && 'focus-visible:-outline-offset-2',
                  index === active
                    ? 'border-clay text-ink'
                    : 'border-transparent text-muted hover:border-edge hover:text-ink',
                )}
              >
                <span
                  aria-hidden="true"
                  className={cn('text-tiny tabular-nums tracking-wide', index === active && 'text-clay')}
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
  );
}
