'use client';

import { useEffect } from 'react';
import { cn } from '@/components/ui/cn';
import { island, useIslandRoot } from '@/components/ui/island';
import styles from './counter.module.css';
import { counterTexts } from './counter-texts';

/**
 * A figure that CSS counts up once: when the page opens, or, if it is still below the screen when scripts arrive, when it
 * scrolls into view. Screen readers get the final figure.
 */
export const Counter = island(
  function Counter({ figure }: { figure: string }) {
    const root = useIslandRoot<HTMLSpanElement>();
    useEffect(() => {
      const element = root.ref.current;
      // It may have been seen already: do not count again.
      if (!element || element.getBoundingClientRect().top < window.innerHeight) return;
      element.dataset.waiting = '';
      const observer = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting) delete element.dataset.waiting;
      });
      observer.observe(element);
      return () => observer.disconnect();
    }, [root.ref]);
    return (
      <span {...root}>
        <span className="sr-only">{figure}</span>
        <span
          aria-hidden="true"
          className={cn('relative inline-block tabular-nums', styles.digits)}
          data-lines={counterTexts(figure).join('\n')}
        >
          {/* Reserves the final figure's width and baseline. */}
          <span className="invisible">{figure}</span>
        </span>
      </span>
    );
  },
  ({ figure }) => figure,
);
