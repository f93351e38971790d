'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { island, useIslandRoot } from '@/components/ui/island';
import { linkOfUnmodifiedClick } from '@/lib/unmodified-click';

type LauncherIslandProps = {
  /** the form opens automatically, so the page loads its scripts at once (docs/design.md §6) */
  isEager: boolean;
  closeLabel: string;
  /** the link to the form, with its options in `data-tf-…` attributes */
  children: ReactNode;
};

/** Loads the form library on the first click. If that fails, the link is followed to the form's own address. */
export const LauncherIsland = island(function LauncherIsland({ isEager, closeLabel, children }: LauncherIslandProps) {
  const { ref, ...root } = useIslandRoot<HTMLDivElement>();
  const openForm = useRef<Promise<() => Promise<void>>>(undefined);
  const loadForm = (link: HTMLAnchorElement) =>
    (openForm.current ??= import('./make-form').then(({ makeForm }) => makeForm(link, closeLabel)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const link = ref.current?.querySelector('a');
    // The library itself waits for triggers and draws a popover's tooltip and dot, so these need it at once.
    const { tfOpen, tfTooltip, tfNotificationDays } = link?.dataset ?? {};
    if (link && (tfOpen ?? tfTooltip ?? tfNotificationDays)) loadForm(link).catch(() => undefined);
  }, []);

  function onClick(event: MouseEvent) {
    const link = linkOfUnmodifiedClick(event.nativeEvent);
    if (!link) return;
    event.preventDefault();
    // Safari does not focus a clicked link, so the focus could not return to it.
    link.focus();
    link.ariaBusy = 'true';
    loadForm(link)
      .then((open) => open())
      .catch(() => window.location.assign(link.href))
      .finally(() => link.removeAttribute('aria-busy'));
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the link in it is clicked
    <div {...root} ref={ref} onClick={onClick} data-eager={isEager ? '' : undefined}>
      {children}
    </div>
  );
});
