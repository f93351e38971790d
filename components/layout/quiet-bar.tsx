'use client';

import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { island, useIslandRoot } from '@/components/ui/island';
import { useWayUp } from './use-way-up';

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
