'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ResolvedLauncher } from '@/content/launcher-types';
import type { Embed, FormOverlayProps } from './form-overlay';
import { holdLinks } from './hold-links';
import { libraryForm } from './library-form';
import { marketingCookie } from './marketing-cookie';
import { PopoverDot } from './popover-dot';
import { PopoverNote } from './popover-note';
import { onTrigger } from './triggers';
import type { DeferredProps } from './use-deferred';

type LauncherBehaviourProps = DeferredProps & {
  launcher: ResolvedLauncher;
  /** the form library has drawn a button of its own, in the place of the link */
  onReplace: () => void;
};

/** A press on the link, or its trigger, loads the form library and opens the form over the page. */
export function LauncherBehaviour({ launcher, root, onReplace }: LauncherBehaviourProps) {
  const { mode, form, options } = launcher;
  const embed = useRef<Embed>(undefined);
  const { tooltip, notificationDays } = launcher.mode === 'popover' ? launcher.options : {};
  const [hasNote, setNote] = useState(tooltip !== undefined);
  const [overlay, setOverlay] = useState<{ Overlay: ComponentType<FormOverlayProps>; isTriggered: boolean }>();

  useEffect(() => {
    let loading: Promise<void> | undefined;
    const load = (isTriggered: boolean) => {
      loading ??= Promise.all([import('./form-overlay'), options.hubspot && marketingCookie()]).then(
        ([{ FormOverlay }]) => setOverlay((loaded) => loaded ?? { Overlay: FormOverlay, isTriggered }),
      );
      return loading;
    };
    // The overlay opens by itself when it is first drawn, and at every press after that.
    const stopHolding = root.current
      ? holdLinks(
          root.current,
          () => load(false),
          () => embed.current?.open(),
        )
      : undefined;
    const stopWaiting = onTrigger(options, libraryForm(form), () => load(true).catch(() => undefined));
    return () => {
      stopHolding?.();
      stopWaiting();
    };
  }, [root, form, options]);

  const hasOwnButton = mode === 'popover' || mode === 'side-tab';
  const isLoaded = overlay !== undefined;
  useEffect(() => {
    if (isLoaded && hasOwnButton) onReplace();
  }, [isLoaded, hasOwnButton, onReplace]);

  if (overlay) {
    const shown =
      launcher.mode !== 'popover' || hasNote
        ? launcher
        : { ...launcher, options: { ...launcher.options, tooltip: undefined } };
    return <overlay.Overlay embed={embed} isTriggered={overlay.isTriggered} launcher={shown} />;
  }
  return (
    <>
      {hasNote && tooltip && (
        <PopoverNote text={tooltip} label={launcher.words.dismissTooltip} onGone={() => setNote(false)} />
      )}
      {notificationDays && <PopoverDot form={form} isAlways={Boolean(options.enableSandbox)} />}
    </>
  );
}
