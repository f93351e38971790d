'use client';

import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { island, useIslandRoot } from '@/components/ui/island';
import { type FormSettings, formAddress } from '@/lib/form-settings';
import type { FormMessage } from './form-message';
import { downloadButtonId, GateContext } from './gate-context';
import { GateDialog } from './gate-dialog';
import type { GateFormProps } from './gate-form';
import { GateLoading } from './gate-loading';
import type { GateItem } from './gate-reducer';
import { GateStatus } from './gate-status';
import { GateTrouble } from './gate-trouble';
import { importAgain } from './import-again';
import { openInNewTab } from './open-in-new-tab';
import { useGateClock } from './use-gate-clock';
import { useGateState } from './use-gate-state';

type DownloadGateProps = { settings: FormSettings; children: ReactNode };

/** Around a page's download buttons: the dialog they open, the form in it, and the status line that stays. */
export const DownloadGate = island(function DownloadGate({ settings, children }: DownloadGateProps) {
  const root = useIslandRoot<HTMLDivElement>();
  const { state, latest, send } = useGateState();
  const [Form, setForm] = useState<ComponentType<GateFormProps>>();
  const [item, setItem] = useState<GateItem>();
  const statusLink = useRef<HTMLAnchorElement>(null);

  useGateClock(state, send);

  // The form's library is asked for with the first press, and again with every new try.
  useEffect(() => {
    if (state.name !== 'loading' || Form) return;
    importAgain(() => import('./gate-form')).then(
      ({ GateForm }) => setForm(() => GateForm),
      () => send({ type: 'failed', reason: 'silent' }),
    );
  }, [state.name, Form, send]);

  const hear = useCallback(
    ({ type, isClosed }: FormMessage, session: number) => {
      const { form } = latest();
      // What a form says that has been submitted, or replaced by another, is past.
      if (form?.session !== session) return;
      if (type === 'form-ready') send(isClosed ? { type: 'failed', reason: 'closed' } : { type: 'ready' });
      if (type === 'duplicate-detected') send({ type: 'failed', reason: 'duplicate' });
      if (type === 'form-close') send({ type: 'closed' });
      if (type === 'form-submit') send({ type: 'submitted', tab: openInNewTab(form.item.pdfUrl) });
    },
    [latest, send],
  );

  // In the order of their sessions: a frame that React moves loads anew.
  const forms = state.form ? [...state.leaving, state.form] : state.leaving;
  const isOpen = state.name === 'loading' || state.name === 'open' || state.name === 'failed';
  const isBlocked = state.name === 'submitted' && state.tab === 'blocked';
  // Back to the card's button, which may have taken the place of the link that had the focus; or on to the PDF.
  useEffect(() => {
    if (isOpen || !item) return;
    if (isBlocked) statusLink.current?.focus({ preventScroll: true });
    else focusButton(item);
  }, [isOpen, isBlocked, item]);

  const open = useCallback(
    (pressed: GateItem) => {
      setItem(pressed);
      send({ type: 'pressed', item: pressed });
    },
    [send],
  );

  return (
    <GateContext value={open}>
      <div {...root}>{children}</div>
      <GateDialog
        isOpen={isOpen}
        title={item?.title}
        content={`${state.name} ${state.session}`}
        onClose={() => send({ type: 'closed' })}
      >
        {state.name === 'failed' && (
          <GateTrouble
            reason={state.reason}
            item={state.form.item}
            formHref={formAddress(settings, state.form.item.title)}
            onRetry={() => send({ type: 'retried' })}
          />
        )}
        <div
          className={cn('relative', state.name === 'loading' && 'min-h-[500px]', state.name === 'failed' && 'hidden')}
        >
          {state.name === 'loading' && <GateLoading />}
          {Form &&
            forms.map((form) => (
              <Form
                key={form.session}
                form={form}
                settings={settings}
                isLeaving={form !== state.form}
                onMessage={hear}
              />
            ))}
        </div>
      </GateDialog>
      <GateStatus
        sent={state.name === 'submitted' ? state : undefined}
        linkRef={statusLink}
        onDismiss={() => {
          send({ type: 'cleared' });
          if (item) focusButton(item);
        }}
      />
    </GateContext>
  );
});

function focusButton({ slug }: GateItem): void {
  document.getElementById(downloadButtonId(slug))?.focus({ preventScroll: true });
}
