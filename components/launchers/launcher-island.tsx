'use client';

import { type ReactNode, useState } from 'react';
import { island } from '@/components/ui/island';
import type { ResolvedLauncher } from '@/content/launcher-types';
import { useDeferred } from './use-deferred';

type LauncherIslandProps = {
  launcher: ResolvedLauncher;
  /** the link to the form's own address, which works before this does */
  children: ReactNode;
};

const load = () => import('./launcher-behaviour');

/** Takes over a launcher's link. Any page may carry one, so what it does is fetched by those that do. */
export const LauncherIsland = island(function LauncherIsland({ launcher, children }: LauncherIslandProps) {
  const { open } = launcher.options;
  const hasNote = launcher.mode === 'popover' && Boolean(launcher.options.tooltip ?? launcher.options.notificationDays);
  const { code, root } = useDeferred(load, open !== undefined || hasNote);
  const [isReplaced, setReplaced] = useState(false);
  return (
    // What opens by the clock cannot wait for the visitor's first signal (docs/design.md §6).
    <div {...root} data-runtime={open === 'load' || open === 'time' ? 'eager' : undefined}>
      {!isReplaced && children}
      {code && <code.LauncherBehaviour root={root.ref} launcher={launcher} onReplace={() => setReplaced(true)} />}
    </div>
  );
});
