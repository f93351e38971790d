'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { island, useIslandRoot } from '@/components/ui/island';
import { linkOfUnmodifiedClick } from '@/lib/unmodified-click';

type LauncherIslandProps = {
  /** it opens by itself, so scripts cannot wait for the visitor's first touch (docs/design.md §6) */
  isEager: boolean;
  closeLabel: string;
  /** the link to the form, with the `data-tf-…` attributes that say how it opens */
  children: ReactNode;
};

/** Loads the form library with the press. Where it cannot be loaded, the link leads to the form's own address. */
export const LauncherIsland = island(function LauncherIsland({ isEager, closeLabel, children }: LauncherIslandProps) {
  const { ref, ...root } = useIslandRoot<HTMLDivElement>();
  const opener = useRef<Promise<() => Promise<void>>>(undefined);
  const make = (link: HTMLAnchorElement) =>
    (opener.current ??= import('./open-form').then(({ makeForm }) => makeForm(link, closeLabel)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts listen
  useEffect(() => {
    const link = ref.current?.querySelector('a');
    // Triggers, and a popover's tooltip and dot, are the library's: they need it at once.
    const { tfOpen, tfTooltip, tfNotificationDays } = link?.dataset ?? {};
    if (link && (tfOpen ?? tfTooltip ?? tfNotificationDays)) make(link).catch(() => undefined);
  }, []);

  function onClick(event: MouseEvent) {
    const link = linkOfUnmodifiedClick(event.nativeEvent);
    if (!link) return;
    event.preventDefault();
    // Safari does not focus a link that is clicked, so focus could not come back to it.
    link.focus();
    link.ariaBusy = 'true';
    make(link)
      .then((open) => open())
      .catch(() => window.location.assign(link.href))
      .finally(() => link.removeAttribute('aria-busy'));
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the link in it is pressed
    <div {...root} ref={ref} onClick={onClick} data-eager={isEager ? '' : undefined}>
      {children}
    </div>
  );
});
