import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/link';
import { gate as words } from '@/content/gate';
import { readCampaign } from '@/lib/campaign';
import { formPageAddress, publicationField } from '@/site/form-settings';
import type { GateItem } from './gate-item';
import { PdfLink } from './pdf-link';

/** The longest that a form may take until it says that it is ready, in milliseconds. */
const longestLoading = 8000;

type Failure = keyof typeof words.failures;

type GateFormProps = {
  item: GateItem;
  /** once, however often the form says that it was sent */
  onSubmit: () => void;
  /** the form asks for it, as on Escape */
  onClose: () => void;
  /** a new form in the place of this one */
  onRetry: () => void;
};

/** The form in the dialog; a spinner until it is ready, or what went wrong and what to do. */
export function GateForm({ item, onSubmit, onClose, onRetry }: GateFormProps) {
  const [state, setState] = useState<'loading' | 'ready' | Failure>('loading');
  // The library reloads the form, and the answers are lost, when its element changes: it is made once.
  const [widget, setWidget] = useState<ReactNode>();
  const box = useRef<HTMLDivElement>(null);
  const isSent = useRef(false);

  // The library does not ask who sent a message. Only the form's own frame and origin are believed.
  const onMessage = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    const frame = box.current?.querySelector('iframe')?.contentWindow;
    if (!frame || source !== frame || origin !== new URL(item.form.address, window.location.href).origin) return;
    if (data?.type === 'form-ready')
      setState((last) => (data.isClosed ? 'closed' : last === 'duplicate' ? last : 'ready'));
    if (data?.type === 'duplicate-detected') setState('duplicate');
    if (data?.type === 'form-close') onClose();
    if (data?.type === 'form-submit' && !isSent.current) {
      isSent.current = true;
      onSubmit();
    }
  });
  const onOnline = useEffectEvent(() => state === 'offline' && onRetry());
  const loadWidget = useEffectEvent(async ({ signal }: AbortController) => {
    const { Widget } = await import('@typeform/embed-react');
    if (!signal.aborted) setWidget(<Widget {...widgetOptions(item)} />);
  });

  useEffect(() => {
    const fail = (failure: Failure) => setState((last) => (last === 'loading' ? failure : last));
    const listening = new AbortController();
    window.addEventListener('message', onMessage, listening);
    window.addEventListener('online', onOnline, listening);
    window.addEventListener('offline', () => fail('offline'), listening);
    const timer = setTimeout(fail, longestLoading, 'silent');
    if (!navigator.onLine) fail('offline');
    loadWidget(listening).catch(() => fail('silent'));
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, []);

  const isLoading = state === 'loading';
  const isForm = isLoading || state === 'ready';
  return (
    <div className="min-w-0">
      {!isForm && <GateFailure reason={state} item={item} onRetry={onRetry} />}
      <div className={cn('relative', !isForm && 'hidden')}>
        {isLoading && (
          <div role="status" className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-card">
            <span
              aria-hidden="true"
              className="size-8 animate-spin rounded-full border-2 border-line border-t-teal motion-reduce:animate-none"
            />
            {words.loading}
          </div>
        )}
        {/*
         * Invisible until it is ready: answers to a form that has sent no message would be lost. The margins take back the
         * form's own of 20 px. The library resizes a box around its widget, and leaves the widget at its height.
         */}
        <div
          ref={box}
          className={cn(
            '-mx-5 -mt-4 md:-mt-5 min-h-[500px] [&>div]:flex [&>div]:flex-col [&_.tf-v1-widget]:grow',
            isLoading && 'invisible',
          )}
        >
          {widget}
        </div>
      </div>
    </div>
  );
}

/** The options that were asked for (R6.4 to R6.7), and those that make them hold on phones and for screen readers. */
function widgetOptions({ title, form }: GateItem) {
  return {
    // The library takes a whole address as it is.
    id: new URL(form.address, window.location.href).href,
    height: 500,
    // The frame follows the form's height from there, so the dialog alone scrolls.
    autoResize: '500,4000',
    width: '100%',
    opacity: 100,
    hidden: { ...readCampaign(), ...publicationField(title) },
    hideHeaders: true,
    autoFocus: false,
    enableSandbox: form.sandbox,
    // Else the library decides from the user agent that the form takes the whole screen.
    inlineOnMobile: true,
    // The library would grant every form the camera and the microphone.
    iframeProps: { title: `${words.dialog.frameTitle}: ${title}`, allow: '' },
  };
}

/** Why there is no form, and what the reader can do instead. */
function GateFailure({ reason, item, onRetry }: Pick<GateFormProps, 'item' | 'onRetry'> & { reason: Failure }) {
  const { title, text } = words.failures[reason];
  const { retryLabel, newTabLabel, emailText, emailSubject, email } = words.alternatives;
  const hasAnswer = reason === 'duplicate' || reason === 'closed';
  const mail = `${email.href}?subject=${encodeURIComponent(`${emailSubject} ${item.title}`)}`;
  return (
    <div role="alert" className="grid gap-4 border-clay border-l-2 py-1 pl-5">
      <Heading level={3} size="title" text={title} />
      <p>{text}</p>
      {hasAnswer ? (
        <PdfLink item={item} />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button onClick={onRetry}>{retryLabel}</Button>
            <TextLink href={formPageAddress(item.title)} newTab label={newTabLabel} />
          </div>
          <p className="text-muted text-small">
            {emailText} <TextLink href={mail} label={email.label} />
          </p>
        </>
      )}
    </div>
  );
}
