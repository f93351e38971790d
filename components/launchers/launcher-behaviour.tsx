'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { libraryForm } from '@/lib/launchers/library-form';
import { marketingCookie } from '@/lib/launchers/marketing-cookie';
import { plainClick } from '@/lib/launchers/plain-click';
import { onTrigger } from '@/lib/launchers/triggers';
import type { ResolvedLauncher } from '@/lib/launchers/types';
import type { Embed, FormOverlayProps } from './form-overlay';
import { PopoverDot } from './popover-dot';
import { PopoverNote } from './popover-note';
import { type DeferredProps, repeatHeld } from './use-deferred';

type LauncherBehaviourProps = DeferredProps & {
  launcher: ResolvedLauncher;
  /** the form library has drawn a button of its own, in the place of the link */
  onReplace: () => void;
};

/** A press on the link, or its trigger, loads the form library and opens the form over the page. */
export function LauncherBehaviour({ launcher, root, held, onReplace }: LauncherBehaviourProps) {
  const { mode, form, options } = launcher;
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
    repeatHeld(held);
    const stopWaiting = onTrigger(options, libraryForm(form), () => load(true).catch(() => undefined));
    return () => {
      element?.removeEventListener('click', onClick);
      stopWaiting();
    };
  }, [root, held, form, options]);

  const hasOwnButton = mode === 'popover' || mode === 'side-tab';
  const isLoaded = overlay !== undefined;
  useEffect(() => {
    if (isLoaded && hasOwnButton) onReplace();
  }, [isLoaded, hasOwnButton, onReplace]);

  if (overlay) {
    const shown = hasNote ? launcher : { ...launcher, options: { ...options, tooltip: undefined } };
    return <overlay.Overlay embed={embed} isTriggered={overlay.isTriggered} launcher={shown} />;
  }
  return (
    <>
      {hasNote && options.tooltip && (
        <PopoverNote text={options.tooltip} label={launcher.words.dismissTooltip} onGone={() => setNote(false)} />
      )}
      {options.notificationDays && <PopoverDot form={form} isAlways={Boolean(options.enableSandbox)} />}
    </>
  );
}
