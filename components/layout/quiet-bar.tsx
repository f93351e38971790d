'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { island, useIslandRoot } from '@/components/ui/island';

type QuietBarProps = {
  label: string;
  /** it holds nothing but what only the bar shows */
  isEmptyAtRest?: boolean;
  children: ReactNode;
};

/**
 * A bar above the footer. On a phone held upright it sticks to the window's lower edge while one scrolls up, and is
 * gone while one scrolls down (globals.css). It is in the flow, so nothing moves when it comes or goes; without script
 * it stays.
 */
export const QuietBar = island(function QuietBar({ label, isEmptyAtRest, children }: QuietBarProps) {
  const root = useIslandRoot<HTMLElement>();
  const place = useWayUp();
  return (
    <aside
      {...root}
      aria-label={label}
      data-bar={place}
      className={cn(
        'quiet-bar border-line border-t bg-card px-gutter py-5 arriving:invisible print:hidden',
        isEmptyAtRest && 'quiet-bar-empty',
      )}
    >
      {children}
    </aside>
  );
});

/** Scrolled less than this, in CSS pixels, is no change of direction. */
const turn = 24;

/**
 * here: scrolling up; leaving: scrolling down after that; away: scrolling down, or still on the first screen; rest: the
 * end of the page is in sight
 */
type Place = 'here' | 'leaving' | 'away' | 'rest';

/**
 * The end is the closing call, where the page has one, or the footer.
 *
 * @returns undefined until the page is scrolled
 */
function useWayUp(): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    const end = document.querySelector('[data-closing], body > footer');
    let last = window.scrollY;
    const onScroll = () => {
      const { scrollY, innerHeight } = window;
      const moved = scrollY - last;
      if (Math.abs(moved) < turn) return;
      last = scrollY;
      if (end && end.getBoundingClientRect().top < innerHeight) setPlace('rest');
      else if (moved < 0 && scrollY > innerHeight) setPlace('here');
      else setPlace((was) => (was === 'here' || was === 'leaving' ? 'leaving' : 'away'));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return place;
}
