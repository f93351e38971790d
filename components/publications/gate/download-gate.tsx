'use client';

import { type ReactNode, type Ref, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { island, useIslandRoot } from '@/components/ui/island';
import { gate as words } from '@/content/gate';
import type { FormSettings } from '@/lib/form-settings';
import { downloadButtonId, GateContext } from './download-button';
import { GateDialog } from './gate-dialog';
import { GateForm } from './gate-form';
import { type GateItem, PdfLink } from './pdf-link';

type DownloadGateProps = { settings: FormSettings; children: ReactNode };

/** The publication whose button was pressed last. A retry or another publication gets a new form, with the next number. */
type Asked = { item: GateItem; form: number; isSent?: boolean };

/** Around a page's download buttons: the dialog they open, the form in it, and the status line that stays. */
export const DownloadGate = island(function DownloadGate({ settings, children }: DownloadGateProps) {
  const root = useIslandRoot<HTMLDivElement>();
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState<'opened' | 'blocked'>();
  const statusLink = useRef<HTMLAnchorElement>(null);

  const open = useCallback((item: GateItem) => {
    setStatus(undefined);
    // A form that was closed by a slip is found as it was left.
    setAsked((last) => (last?.item.slug === item.slug && !last.isSent ? last : { item, form: (last?.form ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  const retry = useCallback(() => setAsked((last) => last && { ...last, form: last.form + 1 }), []);

  function finish({ pdfUrl }: GateItem) {
    setStatus(openInNewTab(pdfUrl));
    setAsked((last) => last && { ...last, isSent: true });
    setOpen(false);
  }

  // After the dialog has given the focus back to its button.
  useEffect(() => {
    if (status === 'blocked') statusLink.current?.focus({ preventScroll: true });
  }, [status]);

  return (
    <GateContext value={open}>
      <div {...root}>{children}</div>
      {asked && (
        <GateDialog isOpen={isOpen} item={asked.item} form={asked.form} onClose={close}>
          <GateForm
            key={asked.form}
            item={asked.item}
            settings={settings}
            onSubmit={() => finish(asked.item)}
            onClose={close}
            onRetry={retry}
          />
        </GateDialog>
      )}
      <GateStatus
        tab={status}
        item={asked?.item}
        linkRef={statusLink}
        onDismiss={() => {
          setStatus(undefined);
          if (asked) document.getElementById(downloadButtonId(asked.item))?.focus({ preventScroll: true });
        }}
      />
    </GateContext>
  );
});

/** Not with 'noopener' among the features: `window.open` then answers null when it worked, too (docs/design.md §8). */
function openInNewTab(url: string): 'opened' | 'blocked' {
  const tab = window.open(url, '_blank');
  if (!tab) return 'blocked';
  tab.opener = null;
  return 'opened';
}

type GateStatusProps = {
  /** what became of the new tab; nothing was sent, and the region stays silent and empty */
  tab?: 'opened' | 'blocked';
  item?: GateItem;
  linkRef: Ref<HTMLAnchorElement>;
  onDismiss: () => void;
};

/** Stays at the foot of the window after a submission: what happened, and a plain link that always works. */
function GateStatus({ tab, item, linkRef, onDismiss }: GateStatusProps) {
  const id = useId();
  return (
    <div
      role="status"
      className="gate-status on-ink fixed inset-x-0 bottom-0 z-40 border-slate bg-ink text-paper shadow-float not-empty:border-t print:hidden"
    >
      {tab && item && (
        <div className="mx-auto flex max-w-page items-center gap-4 px-gutter py-4">
          <p id={id} className="flex-1">
            {words.status[tab]} <PdfLink item={item} ref={linkRef} onInk />
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
