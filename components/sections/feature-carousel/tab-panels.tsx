import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { animate } from '@/components/ui/animate';
import { cn } from '@/components/ui/cn';
import type { Carousel } from './use-carousel';

/** The stage gives a drawing its size: the browser need not lay out those out of sight. */
const unseen =
  '[&_figure]:[content-visibility:auto] no-script:[&_figure]:[content-visibility:visible] print:[&_figure]:[content-visibility:visible]';

/**
 * Before the runtime the panels stand in a row that scrolls sideways; with it they lie in one grid cell, all but the
 * selected one inert. In both the row is as high as the tallest. On paper and without script they follow one another.
 */
export function TabPanels({ carousel }: { carousel: Carousel }) {
  const { tabs, active, isEnhanced, pattern, step } = carousel;
  const viewport = useRef<HTMLDivElement>(null);
  const shown = useRef<number>(undefined);
  useSwipe(viewport, step);

  useEffect(() => {
    if (!isEnhanced) return;
    const panel = viewport.current?.children[active];
    if (shown.current !== undefined && shown.current !== active && panel instanceof HTMLElement) {
      animate(panel, { opacity: ['0', '1'] });
    }
    shown.current = active;
  }, [active, isEnhanced]);

  return (
    <div
      ref={viewport}
      className={cn(
        'col-span-2 mt-8 grid min-w-0 pb-2 lg:mt-12 no-script:block no-script:overflow-visible no-script:*:mb-16 print:block print:overflow-visible print:*:mb-10',
        isEnhanced
          ? 'touch-pan-y grid-cols-[100%] *:col-start-1 *:row-start-1'
          : // Positioned, or visually hidden words would widen the page.
            'relative snap-x snap-mandatory auto-cols-[100%] grid-flow-col gap-x-10 overflow-x-auto overscroll-x-contain [scrollbar-width:none] *:snap-start',
      )}
    >
      {tabs.map(({ id, panel }, index) => (
        <div
          key={id}
          id={id}
          {...pattern.panel(index)}
          {...(isEnhanced && {
            tabIndex: index === active ? 0 : -1,
            inert: index !== active,
          })}
          className={cn(
            'min-w-0 scroll-mt-28 print:visible print:break-inside-avoid',
            isEnhanced && index !== active && 'invisible',
            index !== active && unseen,
          )}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

/** A swipe goes at least this far, in CSS pixels, and is this many times wider than high. */
const distance = 48;
const flatness = 2;

/** Sideways swipes on touch screens: 1 for the next, −1 for the previous. */
function useSwipe(target: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void): void {
  const swipe = useEffectEvent(onSwipe);

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    let from: Touch | undefined;
    const onStart = (event: TouchEvent) => {
      from = event.touches.length === 1 ? event.touches[0] : undefined;
    };
    const onEnd = ({ changedTouches: [to] }: TouchEvent) => {
      if (!from || !to) return;
      const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
      from = undefined;
      if (Math.abs(x) >= distance && Math.abs(x) >= Math.abs(y) * flatness) swipe(x < 0 ? 1 : -1);
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchend', onEnd);
    };
  }, [target]);
}
