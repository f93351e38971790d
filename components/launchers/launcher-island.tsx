'use client';

import { type ReactNode, useState } from 'react';
import type { ResolvedLauncher } from '@/lib/launchers/types';
import { useDeferred } from './use-deferred';

type LauncherIslandProps = {
  launcher: ResolvedLauncher;
  /** the link to the form's own address, which works before this does */
  children: ReactNode;
};

const load = () => import('./launcher-behaviour');

/** Takes over a launcher's link. Any page may carry one, so what it does is fetched by those that do. */
export function LauncherIsland({ launcher, children }: LauncherIslandProps) {
  const { open, tooltip, notificationDays } = launcher.options;
  const { code, ...deferred } = useDeferred(load, Boolean(open ?? tooltip ?? notificationDays));
  const [isReplaced, setReplaced] = useState(false);
  return (
    // What opens by the clock cannot wait for the visitor's first signal (docs/design.md §6).
    <div ref={deferred.root} data-runtime={open === 'load' || open === 'time' ? 'eager' : undefined}>
      {!isReplaced && children}
      {code && <code.LauncherBehaviour {...deferred} launcher={launcher} onReplace={() => setReplaced(true)} />}
    </div>
  );
}
