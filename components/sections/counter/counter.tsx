'use client';

import { useEffect } from 'react';
import { island, useIslandRoot } from '@/components/ui/island';
import { countLines } from './count-lines';
import styles from './counter.module.css';

/**
 * A figure that counts up to itself once, by its style sheet, which draws moving digits over the final ones: as the page
 * opens, and where the figure is still below the screen when scripts arrive, as it comes into view. Screen readers get it
 * whole.
 */
export const Counter = island(
  function Counter({ figure }: { figure: string }) {
    const root = useIslandRoot<HTMLSpanElement>();
    const { ref } = root;
    useEffect(() => {
      const element = ref.current;
      // One that may have been seen is left alone.
      if (!element || element.getBoundingClientRect().top < window.innerHeight) return;
      element.dataset.waiting = '';
      const observer = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting) delete element.dataset.waiting;
      });
      observer.observe(element);
      return () => observer.disconnect();
    }, [ref]);
    return (
      <span {...root}>
        <span className="sr-only">{figure}</span>
        <span aria-hidden="true" className={styles.digits} data-lines={countLines(figure).join('\n')}>
          <span className={styles.final}>{figure}</span>
        </span>
      </span>
    );
  },
  ({ figure }) => figure,
);
