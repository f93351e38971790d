'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { libraryForm } from '@/lib/launchers/library-form';
import { marketingCookie } from '@/lib/launchers/marketing-cookie';
import { plainClick } from '@/lib/launchers/plain-click';
import { onTrigger } from '@/lib/launchers/triggers';
import type { ResolvedLauncher } from '@/lib/launchers/types';
import { useIslandReady } from '@/lib/use-island-ready';
import type { Embed, FormOverlayProps } from './form-overlay';
import { PopoverDot } from './popover-dot';
import { PopoverNote } from './popover-note';

type LauncherIslandProps = {
  launcher: ResolvedLauncher;
  /** the link to the form's own address, which works before this does */
  children: ReactNode;
};

/** Takes over a launcher's link: a press, or its trigger, loads the form library and opens the form over the page. */
export function LauncherIsland({ launcher, children }: LauncherIslandProps) {
  const { mode, form, options } = launcher;
  const root = useIslandReady<HTMLDivElement>();
  const embed = useRef<Embed>(undefined);
  const [hasNote, setNote] = useState(options.tooltip !== undefined);
  const [overlay, setOverlay] = useState<{ Overlay: ComponentType<FormOverlayProps>; isTriggered: boolean }>();

  useEffect(() => {
    const element = root.current;
    let isLoading = false;
    const load = async (isTriggered: boolean) => {
      if (isLoading) return;
      isLoading = true;
      const [{ FormOverlay }] = await Promise.all([import('./form-overlay'), options.hubspot && marketingCookie()]);
      setOverlay((loaded) => loaded ?? { Overlay: FormOverlay, isTriggered });
    };
    const onClick = (event: MouseEvent) => {
      const link = plainClick(event);
      if (!link) return;
      event.preventDefault();
      // Safari does not focus a link that is clicked, so focus could not come back to it.
      link.focus();
      if (embed.current) return embed.current.open();
      link.setAttribute('aria-busy', 'true');
      load(false)
        // The library could not be loaded: the form's own address still can.
        .catch(() => window.location.assign(link.href))
        .finally(() => link.removeAttribute('aria-busy'));
    };
    element?.addEventListener('click', onClick);
    const stopWaiting = onTrigger(options, libraryForm(form), () => load(true).catch(() => undefined));
    return () => {
      element?.removeEventListener('click', onClick);
      stopWaiting();
    };
  }, [root, form, options]);

  const hasOwnButton = mode === 'popover' || mode === 'side-tab';
  return (
    <div ref={root}>
      {overlay && hasOwnButton ? null : children}
      {overlay ? (
        <overlay.Overlay
          embed={embed}
          isTriggered={overlay.isTriggered}
          launcher={hasNote ? launcher : { ...launcher, options: { ...options, tooltip: undefined } }}
        />
      ) : (
        <>
          {hasNote && (
            <PopoverNote
              text={String(options.tooltip)}
              label={launcher.words.dismissTooltip}
              onGone={() => setNote(false)}
            />
          )}
          {options.notificationDays !== undefined && (
            <PopoverDot form={form} isAlways={Boolean(options.enableSandbox)} />
          )}
        </>
      )}
    </div>
  );
}
