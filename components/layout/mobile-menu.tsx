'use client';

import { type ReactNode, useEffect, useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { island, useIslandRoot } from '@/components/ui/island';

/**
 * A native popover, which opens, closes and returns the focus without scripts. The island adds `aria-expanded`, for tools
 * that do not read `popovertarget`. It closes the menu when a link is followed, so that Back does not show it open, and when
 * the focus leaves it, so that it covers nothing focused (WCAG 2.4.11). Escape always returns the focus to the button.
 * Browsers without popovers show the header's links instead (app/globals.css).
 */
export const MobileMenu = island(function MobileMenu({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const root = useIslandRoot<HTMLDivElement>();
  const [isOpen, setOpen] = useState<boolean>();

  useEffect(() => {
    const panel = document.getElementById(id);
    if (!panel || !('popover' in panel)) return;
    const toggle = panel.previousElementSibling as HTMLElement;
    const isShown = () => panel.matches(':popover-open');
    const onToggle = () => setOpen(isShown());
    const closeIfFocusIsOutside = (focused: EventTarget | null) => {
      if (isShown() && focused instanceof Node && !panel.contains(focused) && focused !== toggle) panel.hidePopover();
    };
    onToggle();
    // The focus may have moved on before scripts arrived.
    if (document.activeElement !== document.body) closeIfFocusIsOutside(document.activeElement);
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('focusin', ({ target }) => closeIfFocusIsOutside(target), { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && isShown() && toggle.focus(), { signal });
    panel.addEventListener('toggle', onToggle, { signal });
    panel.addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('a') && panel.hidePopover(),
      { signal },
    );
    return () => listening.abort();
  }, [id]);

  return (
    <div {...root} className="@min-[52rem]:hidden">
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-label={label}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded px-2 font-semibold text-small"
      >
        <Icon name="menu" className="[:has(+:popover-open)>&]:hidden" />
        <Icon name="close" className="hidden [:has(+:popover-open)>&]:block" />
        <span className="@max-[22rem]:hidden">{label}</span>
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-x-0 top-header bottom-auto m-0 max-h-[calc(100dvh-theme(spacing.header))] w-full overflow-y-auto border-line border-b bg-paper px-gutter pt-2 pb-6 text-ink shadow-float backdrop:top-header backdrop:bg-ink/40"
      >
        {children}
      </div>
    </div>
  );
});
