'use client';

import { type ReactNode, useEffect } from 'react';
import { island, useIslandRoot } from '@/components/ui/island';

type TooltipProps = {
  /** a control, and after it the element with role tooltip that describes it */
  children: ReactNode;
};

/**
 * The style sheet shows the tooltip on hover, focus and touch (`.tooltip`, app/globals.css); the island lets Escape put
 * it away without moving pointer or focus (WCAG 1.4.13).
 */
export const Tooltip = island(function Tooltip({ children }: TooltipProps) {
  const root = useIslandRoot<HTMLDivElement>();
  const { ref } = root;

  useEffect(() => {
    const element = ref.current;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && element?.setAttribute('data-dismissed', ''), {
      signal,
    });
    for (const type of ['pointerenter', 'focusin']) {
      element?.addEventListener(type, () => element.removeAttribute('data-dismissed'), { signal });
    }
    return () => listening.abort();
  }, [ref]);

  return (
    <div {...root} className="tooltip contents">
      {children}
    </div>
  );
});
