'use client';

import { type ReactNode, useEffect } from 'react';
import { island, useIslandRoot } from '@/components/ui/island';
import { prefersReducedMotion } from '@/components/ui/reduced-motion';

type CounterStartProps = { className?: string; children: ReactNode };

/**
 * The style sheet counts at the first paint, which suits a figure on the first screen. One that is below the screen
 * when the runtime arrives is wound back, and counts when it comes into view. One that may have been seen is left
 * alone.
 */
export const CounterStart = island(function CounterStart({ className, children }: CounterStartProps) {
  const root = useIslandRoot<HTMLSpanElement>();
  const { ref } = root;

  useEffect(() => {
    const figure = ref.current;
    if (!figure || prefersReducedMotion() || figure.getBoundingClientRect().top < window.innerHeight) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) start();
    });
    const start = () => {
      observer.disconnect();
      figure.removeAttribute('data-waiting');
    };
    figure.setAttribute('data-waiting', '');
    observer.observe(figure);
    return start;
  }, [ref]);

  return (
    <span {...root} className={className}>
      {children}
    </span>
  );
});
