import { type Ref, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { gate } from '@/content/gate';
import type { GateItem } from './gate-item';
import { PdfLink } from './pdf-link';

type GateStatusProps = {
  /** the publication that was submitted for; none, and the region stays silent and empty */
  sent?: { item: GateItem; tab: 'opened' | 'blocked' };
  linkRef: Ref<HTMLAnchorElement>;
  onDismiss: () => void;
};

/** Stays at the foot of the window after a submission: what happened, and a plain link that always works. */
export function GateStatus({ sent, linkRef, onDismiss }: GateStatusProps) {
  const id = useId();
  return (
    <div
      role="status"
      className="on-ink not-empty:border-t fixed inset-x-0 bottom-0 z-30 border-slate bg-ink text-paper shadow-float print:hidden"
    >
      {sent && (
        <div className="mx-auto flex max-w-page items-center gap-4 px-gutter py-4">
          <p id={id} className="flex-1">
            {gate.status[sent.tab]} <PdfLink item={sent.item} ref={linkRef} onInk />
          </p>
          <button
            type="button"
            onClick={onDismiss}
            aria-label={gate.status.dismissLabel}
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
