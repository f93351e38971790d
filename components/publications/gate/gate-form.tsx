import { Widget } from '@typeform/embed-react';
import { useEffect, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { gate } from '@/content/gate';
import { campaignOfVisit } from '@/lib/campaign';
import { containMessageListeners, type FormSource, isFromForm } from '@/lib/contain-message-listeners';
import { type FormSettings, formOrigin, formWidgetId, hiddenFields } from '@/lib/form-settings';
import { edgeToEdge } from './gate-dialog';
import type { MountedForm } from './gate-reducer';
import type { GateItem } from './pdf-link';

/** The messages of the form's page that the gate acts on (R7.9). */
const heard = ['form-ready', 'form-submit', 'duplicate-detected', 'form-close'] as const;

export type FormMessage = { type: (typeof heard)[number]; isClosed: boolean };

/** The form's message in an event, or undefined for anything else: other senders, other origins, other messages. */
export function formMessage(
  event: Pick<MessageEvent, 'source' | 'origin' | 'data'>,
  source: FormSource,
): FormMessage | undefined {
  if (!isFromForm(event, source)) return undefined;
  const type = heard.find((known) => known === event.data?.type);
  return type && { type, isClosed: event.data.isClosed === true };
}

export type GateFormProps = {
  form: Pick<MountedForm, 'item' | 'session'>;
  settings: FormSettings;
  /** submitted: it stays for its own last calls, out of sight */
  isLeaving: boolean;
  /** must keep its identity */
  onMessage: (message: FormMessage, session: number) => void;
};

/**
 * The form library, contained (docs/adr/0005): its listeners get the form's messages alone, and go with the form.
 * Imported on the first press; a new form is a new key.
 */
export function GateForm({ form: { item, session }, settings, isLeaving, onMessage }: GateFormProps) {
  const box = useRef<HTMLDivElement>(null);
  // The library reloads the form, and the answers are lost, whenever it renders again: the element is made once.
  const [widget] = useState(() => <Widget {...widgetOptions(item, settings)} />);
  const containment = useRef<ReturnType<typeof containMessageListeners>>(null);

  const [source] = useState(() => {
    const origin = formOrigin(settings, window.location.origin);
    return () => ({ frame: box.current?.querySelector('iframe')?.contentWindow, origin });
  });

  useEffect(() => {
    containment.current?.stopCapturing();
    const hear = (event: MessageEvent) => {
      const message = formMessage(event, source());
      if (message) onMessage(message, session);
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      containment.current?.removeAll();
    };
  }, [source, session, onMessage]);

  const capture = () => {
    containment.current = containMessageListeners(window, (event) => isFromForm(event, source()));
  };
  // A form has a margin of its own, and on a phone two would leave too little. The library resizes a box around its
  // widget, and leaves the widget at its first height.
  return (
    <div
      ref={box}
      className={
        isLeaving ? 'hidden' : cn(edgeToEdge, 'min-h-[500px] [&>div]:flex [&>div]:flex-col [&_.tf-v1-widget]:grow')
      }
    >
      <BeforeWidget onEffect={capture} />
      {widget}
    </div>
  );
}

/**
 * The library listens from an effect of its own. Effects run in one go, siblings in their order and parents last: so
 * exactly the library's listeners are captured between this one and the form's.
 */
function BeforeWidget({ onEffect }: { onEffect: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a mounting, like the widget's
  useEffect(onEffect, []);
  return null;
}

/** The options that were asked for (R6.4 to R6.7), and those that make them hold on phones and for screen readers (docs/forms.md). */
function widgetOptions(item: GateItem, settings: FormSettings) {
  return {
    id: formWidgetId(settings, new URL(window.location.href)),
    region: settings.region,
    height: 500,
    // The frame follows the form's height from there, so the dialog alone scrolls.
    autoResize: '500,4000',
    width: '100%',
    opacity: 100,
    hidden: { ...Object.fromEntries(campaignOfVisit()), ...hiddenFields(item.title) },
    hideHeaders: true,
    autoFocus: false,
    enableSandbox: settings.sandbox,
    // Else the library decides from the user agent that the form takes the whole screen.
    inlineOnMobile: true,
    // The library would grant every form the camera and the microphone.
    iframeProps: { title: `${gate.dialog.frameTitle}: ${item.title}`, allow: '' },
  };
}
