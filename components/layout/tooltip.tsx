'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { island, useIslandRoot } from '@/components/ui/island';

type TooltipProps = {
  className: string;
  /** a control, followed by its element with role `tooltip` */
  children: ReactNode;
};

/**
 * The tooltip's `group-hover:` and `group-focus-within:` classes show it. Escape removes `group`, which hides it until the
 * pointer or the focus comes back (https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus).
 */
export const Tooltip = island(function Tooltip({ className, children }: TooltipProps) {
  const root = useIslandRoot<HTMLDivElement>();
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    const show = () => setDismissed(false);
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && setDismissed(true), listening);
    root.ref.current?.addEventListener('pointerenter', show, listening);
    root.ref.current?.addEventListener('focusin', show, listening);
    return () => listening.abort();
  }, [root.ref]);

  return (
    <div {...root} className={cn(className, !isDismissed && 'group')}>
      {children}
    </div>
  );
});
