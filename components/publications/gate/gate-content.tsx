import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/link';
import { gate as words } from '@/content/gate';
import { type FormSettings, formAddress } from '@/lib/form-settings';
import type { GateFormProps } from './gate-form';
import type { Failure } from './gate-reducer';
import { importAgain } from './import-again';
import { type GateItem, PdfLink } from './pdf-link';
import type { Gate } from './use-gate';

type GateContentProps = { gate: Gate; settings: FormSettings };

/** What stands in the dialog: the form, what is shown until it is ready, and what is shown in its place. */
export function GateContent({ gate: { state, send, hear }, settings }: GateContentProps) {
  const { name } = state;
  const [Form, setForm] = useState<ComponentType<GateFormProps>>();

  // The form's library is asked for with the first press, and again with every new try.
  useEffect(() => {
    if (name !== 'loading' || Form) return;
    importAgain(() => import('./gate-form')).then(
      ({ GateForm }) => setForm(() => GateForm),
      () => send({ type: 'failed', reason: 'silent' }),
    );
  }, [name, Form, send]);

  // In the order of their sessions: a frame that React moves loads anew.
  const forms = state.form ? [...state.leaving, state.form] : state.leaving;
  return (
    <>
      {name === 'failed' && (
        <Trouble
          reason={state.reason}
          item={state.form.item}
          formHref={formAddress(settings, state.form.item.title)}
          onRetry={() => send({ type: 'retried' })}
        />
      )}
      <div className={cn('relative', name === 'loading' && 'min-h-[500px]', name === 'failed' && 'hidden')}>
        {name === 'loading' && <Loading />}
        {/* Not before it is ready: of one that stays silent nothing could be taken, and answers would be lost. */}
        <div className={cn(name === 'loading' && 'invisible')}>
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
      </div>
    </>
  );
}

/** Lies over the place that the form will take. */
function Loading() {
  return (
    <div role="status" className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-card">
      <span
        aria-hidden="true"
        className="size-8 animate-spin rounded-full border-2 border-line border-t-teal motion-reduce:animate-none"
      />
      {words.loading}
    </div>
  );
}

type TroubleProps = { reason: Failure; item: GateItem; formHref: string; onRetry: () => void };

/** Why there is no form, and what the reader can do instead. */
function Trouble({ reason, item, formHref, onRetry }: TroubleProps) {
  const { title, text } = words.trouble[reason];
  const { retryLabel, newTabLabel, afterNewTab, emailText, emailSubject, email } = words.wayOut;
  // A form in another tab cannot say here that it was submitted: the PDF is offered once that tab was opened.
  const [isElsewhere, setElsewhere] = useState(false);
  const hasAnswer = reason === 'duplicate' || reason === 'closed';
  const mail = `${email.href}?subject=${encodeURIComponent(`${emailSubject} ${item.title}`)}`;
  return (
    <div role="alert" className="grid gap-4 border-clay border-l-2 py-1 pl-5">
      <Heading level={3} size="title">
        {title}
      </Heading>
      <p>{text}</p>
      {hasAnswer ? (
        <PdfLink item={item} />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button onClick={onRetry}>{retryLabel}</Button>
            <TextLink href={formHref} newTab onClick={() => setElsewhere(true)}>
              {newTabLabel}
            </TextLink>
          </div>
          {isElsewhere && (
            <p>
              {afterNewTab} <PdfLink item={item} />
            </p>
          )}
          <p className="text-muted text-small">
            {emailText} <TextLink href={mail}>{email.label}</TextLink>
          </p>
        </>
      )}
    </div>
  );
}
