'use client';

import { type ReactNode, type Ref, useCallback, useEffect, useId, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { island, useIslandRoot } from '@/components/ui/island';
import { gate as words } from '@/content/gate';
import type { FormSettings } from '@/lib/form-settings';
import { focusDownloadButton, GateContext } from './download-button';
import { GateContent } from './gate-content';
import { GateDialog } from './gate-dialog';
import { type GateItem, PdfLink } from './pdf-link';
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

  const close = useCallback(() => send({ type: 'closed' }), [send]);

  const isOpen = state.name === 'loading' || state.name === 'open' || state.name === 'failed';
  const isBlocked = state.name === 'submitted' && state.tab === 'blocked';
  // Back to the card's button, which may have taken the place of the link that had the focus; or on to the PDF.
  useEffect(() => {
    if (isOpen || !item) return;
    if (isBlocked) statusLink.current?.focus({ preventScroll: true });
    else focusDownloadButton(item);
  }, [isOpen, isBlocked, item]);
  // Back may go to another list of the page: who sees no change presses it again, and has left the form.
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [isOpen, close]);

  return (
    <GateContext value={open}>
      <div {...root}>{children}</div>
      {item && (
        <GateDialog isOpen={isOpen} item={item} content={`${state.name} ${state.session}`} onClose={close}>
          <GateContent gate={gate} settings={settings} />
        </GateDialog>
      )}
      {/* The loader shows it (scripts/export/late-runtime). */}
      <p hidden role="alert" data-offline="" className={cn(footLine, 'border-t px-gutter py-4')}>
        {words.offline}
      </p>
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

const footLine = 'on-ink fixed inset-x-0 bottom-0 z-40 border-slate bg-ink text-paper shadow-float print:hidden';

type GateStatusProps = {
  /** the publication that was submitted for; none, and the region stays silent and empty */
  sent?: { item: GateItem; tab: 'opened' | 'blocked' };
  linkRef: Ref<HTMLAnchorElement>;
  onDismiss: () => void;
};

/** Stays at the foot of the window after a submission: what happened, and a plain link that always works. */
function GateStatus({ sent, linkRef, onDismiss }: GateStatusProps) {
  const id = useId();
  return (
    <div role="status" className={cn(footLine, 'gate-status not-empty:border-t')}>
      {sent && (
        <div className="mx-auto flex max-w-page items-center gap-4 px-gutter py-4">
          <p id={id} className="flex-1">
            {words.status[sent.tab]} <PdfLink item={sent.item} ref={linkRef} onInk />
          </p>
          <button
            type="button"
            onClick={onDismiss}
            aria-label={words.status.dismissLabel}
            aria-describedby={id}
            className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded text-mist hover:text-paper"
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
