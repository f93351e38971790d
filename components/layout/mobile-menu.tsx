'use client';

import { type ReactNode, useEffect, useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { island, useIslandRoot } from '@/components/ui/island';

type MobileMenuProps = { label: string; closeLabel: string; children: ReactNode };

/**
 * A native popover: it opens, closes on Escape and on an outside tap, and returns focus with no script at all. The
 * island adds what the platform leaves out: `aria-expanded` for tools that do not read `popovertarget`, and closing
 * when a link is followed, so that the page is not found covered on the way back.
 *
 * Where there are no popovers the header shows its links instead, in the page's flow.
 */
export const MobileMenu = island(function MobileMenu({ label, closeLabel, children }: MobileMenuProps) {
  const id = useId();
  const root = useIslandRoot<HTMLDivElement>();
  const [isOpen, setOpen] = useState<boolean>();

  useEffect(() => {
    const panel = document.getElementById(id);
    // Without popovers there is nothing to open, and nothing to tell.
    if (!panel || !('popover' in panel)) return;
    const onToggle = () => setOpen(panel.matches(':popover-open'));
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) panel.hidePopover();
    };
    onToggle();
    panel.addEventListener('toggle', onToggle);
    panel.addEventListener('click', onClick);
    return () => {
      panel.removeEventListener('toggle', onToggle);
      panel.removeEventListener('click', onClick);
    };
  }, [id]);

  return (
    <div {...root} className="@min-[52rem]:hidden no-popover:hidden print:hidden">
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded px-2 font-semibold text-small"
      >
        <Icon name="menu" />
        <span className="@max-[16rem]:sr-only">{label}</span>
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-x-0 top-header bottom-auto m-0 max-h-[calc(100dvh-theme(spacing.header))] w-full overflow-y-auto border-line border-b bg-paper px-gutter pt-2 pb-6 text-ink shadow-float"
      >
        {children}
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="mt-4 inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-muted text-small"
        >
          <Icon name="close" className="size-5" />
          {closeLabel}
        </button>
      </div>
    </div>
  );
});
