'use client';

import { type ReactNode, useEffect } from 'react';
import { prefersStillness } from '@/lib/prefers-stillness';
import { useIslandReady } from '@/lib/use-island-ready';

type CounterStartProps = { className?: string; children: ReactNode };

/**
 * The style sheet counts by itself at the first paint, which is right for a figure on the first screen. One that is
 * still below the screen when the runtime arrives is wound back there, out of sight, and counts when it first comes
 * into view. One that may have been seen is left alone: it never goes back to 0 in front of the reader.
 */
export function CounterStart({ className, children }: CounterStartProps) {
  const ref = useIslandReady<HTMLSpanElement>();

  useEffect(() => {
    const figure = ref.current;
    if (!figure || prefersStillness() || figure.getBoundingClientRect().top < window.innerHeight) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      figure.removeAttribute('data-waiting');
    });
    figure.setAttribute('data-waiting', '');
    observer.observe(figure);
    return () => {
      observer.disconnect();
      figure.removeAttribute('data-waiting');
    };
  }, [ref]);

  return (
    <span ref={ref} className={className}>
      {children}
    </span>
  );
}
