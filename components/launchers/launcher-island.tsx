'use client';

import { type ReactNode, useEffect } from 'react';
import { island, useIslandRoot } from '@/components/ui/island';
import { plainClick } from '@/lib/plain-click';

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
  useEffect(() => {
    const element = ref.current;
    const link = element?.querySelector('a');
    if (!element || !link) return;
    let form: ReturnType<typeof import('./open-form').makeForm> | undefined;
    const make = () => (form ??= import('./open-form').then(({ makeForm }) => makeForm(link, closeLabel)));

    const onClick = (event: MouseEvent) => {
      if (!plainClick(event)) return;
      event.preventDefault();
      // Safari does not focus a link that is clicked, so focus could not come back to it.
      link.focus();
      link.ariaBusy = 'true';
      make()
        .then(({ open }) => open())
        .catch(() => window.location.assign(link.href))
        .finally(() => link.removeAttribute('aria-busy'));
    };
    element.addEventListener('click', onClick);
    // Triggers, and a popover's tooltip and dot, are the library's: they need it at once.
    const { tfOpen, tfTooltip, tfNotificationDays } = link.dataset;
    if (tfOpen ?? tfTooltip ?? tfNotificationDays) make().catch(() => undefined);
    return () => {
      element.removeEventListener('click', onClick);
      form?.then(({ remove }) => remove());
    };
  }, [ref, closeLabel]);
  return (
    <div {...root} ref={ref} data-runtime={isEager ? 'eager' : undefined}>
      {children}
    </div>
  );
});
