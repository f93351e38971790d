'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { island, useIslandRoot } from '@/components/ui/island';
import type { FormSettings } from '@/lib/form-settings';
import { focusDownloadButton, GateContext } from './download-button';
import { GateContent } from './gate-content';
import { GateDialog } from './gate-dialog';
import type { GateItem } from './gate-item';
import { GateStatus } from './gate-status';
import { useGate } from './use-gate';

type DownloadGateProps = { settings: FormSettings; children: ReactNode };

/** Around a page's download buttons: the dialog they open, the form in it, and the status line that stays. */
export const DownloadGate = island(function DownloadGate({ settings, children }: DownloadGateProps) {
  const root = useIslandRoot<HTMLDivElement>();
  const gate = useGate();
  const { state, send } = gate;
  const [item, setItem] = useState<GateItem>();
  const statusLink = useRef<HTMLAnchorElement>(null);

  const open = useCallback(
    (pressed: GateItem) => {
      setItem(pressed);
      send({ type: 'pressed', item: pressed });
    },
    [send],
  );

  const isOpen = state.name === 'loading' || state.name === 'open' || state.name === 'failed';
  const isBlocked = state.name === 'submitted' && state.tab === 'blocked';
  // Back to the card's button, which may have taken the place of the link that had the focus; or on to the PDF.
  useEffect(() => {
    if (isOpen || !item) return;
    if (isBlocked) statusLink.current?.focus({ preventScroll: true });
    else focusDownloadButton(item);
  }, [isOpen, isBlocked, item]);

  return (
    <GateContext value={open}>
      <div {...root}>{children}</div>
      <GateDialog
        isOpen={isOpen}
        title={item?.title}
        content={`${state.name} ${state.session}`}
        onClose={() => send({ type: 'closed' })}
      >
        <GateContent gate={gate} settings={settings} />
      </GateDialog>
      <GateStatus
        sent={state.name === 'submitted' ? state : undefined}
        linkRef={statusLink}
        onDismiss={() => {
          send({ type: 'cleared' });
          if (item) focusDownloadButton(item);
        }}
      />
    </GateContext>
  );
});
