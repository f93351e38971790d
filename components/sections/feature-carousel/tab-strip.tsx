import { useLayoutEffect, useRef } from 'react';
import { animate } from '@/components/ui/animate';
import { cn } from '@/components/ui/cn';
import type { Carousel } from './use-carousel';

/** As many tabs as fit. Each carries the numeral of a tenth line, which is also its place. */
export function TabStrip({ label, carousel }: { label: string; carousel: Carousel }) {
  const { tabs, active, offset, shift, isEnhanced, pattern } = carousel;
  const list = pattern.list.ref;
  const shown = useRef<{ offset: number; shift: number }>(undefined);

  useLayoutEffect(() => {
    if (!isEnhanced || !list.current) return;
    const transform = `translateX(${-offset * shift}px)`;
    // Only a step slides: the first place, and the place at another width, are taken at once.
    if (shown.current?.shift === shift && shown.current.offset !== offset) animate(list.current, { transform });
    else list.current.style.transform = transform;
    shown.current = { offset, shift };
  }, [list, isEnhanced, offset, shift]);

  return (
    <div className="max-w-full border-line max-lg:-mb-px xl:-mb-px lg:max-xl:col-span-2 lg:max-xl:mt-10 lg:max-xl:border-b no-script:w-full print:hidden">
      <div
        className={cn(
          'box-content -ml-2 w-tab max-w-full pl-2 lg:max-xl:-mb-px [scrollbar-width:none] sm:w-[calc(theme(spacing.tab)*2)] md:w-[calc(theme(spacing.tab-wide)*2)] lg:w-full lg:max-w-[calc(theme(spacing.tab-wide)*4)] xl:w-[calc(theme(spacing.tab-wide)*4)] no-script:w-full no-script:max-w-none',
          isEnhanced ? 'overflow-x-clip' : 'overflow-x-auto',
        )}
      >
        <ul {...pattern.list} aria-label={label} className="flex w-max no-script:w-auto no-script:flex-wrap">
          {tabs.map(({ id, name }, index) => (
            <li key={id} {...pattern.item} className="w-tab shrink-0 md:w-tab-wide">
              <a
                {...pattern.tab(index)}
                className={cn(
                  'flex h-full min-h-14 flex-col justify-end mr-5 gap-0.5 hyphens-auto border-b-2 pt-2 pb-3 font-semibold leading-snug max-md:text-[length:min(1em,6vw)] md:text-small no-underline',
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
