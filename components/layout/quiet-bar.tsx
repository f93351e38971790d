'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { island, useIslandRoot } from '@/components/ui/island';

type QuietBarProps = {
  label: string;
  /** nothing in it but what only the bar shows */
  isEmptyAtRest?: boolean;
  children: ReactNode;
};

/**
 * A bar in the page's flow, above the footer. On a phone held upright it follows the reader's way up the page along the
 * window's lower edge, and keeps out of the way down (globals.css). It sticks instead of floating, so nothing moves when
 * it comes or goes, and without script it stays where it stands.
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

/** CSS pixels in one direction before it counts as one: less is a trembling thumb. */
const turn = 24;

/**
 * here: on the way up; leaving: on the way down, after that; away: on the way down, or in the first screen, where it has
 * not been; rest: the end of the page is in sight
 */
type Place = 'here' | 'leaving' | 'away' | 'rest';

/**
 * Where a bar belongs while a page is read. The end is the closing call, where the page has one, or the footer.
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
