import { Widget } from '@typeform/embed-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { gate } from '@/content/gate';
import { type FormSettings, formOrigin, formWidgetId, hiddenFields } from '@/lib/form-settings';
import { containMessageListeners } from '@/lib/gate/contain-message-listeners';
import { type FormMessage, formMessage, isFromForm } from '@/lib/gate/form-message';
import type { GateItem } from '@/lib/gate/gate-reducer';

export type GateFormProps = {
  item: GateItem;
  settings: FormSettings;
  /** must keep its identity */
  onMessage: (message: FormMessage) => void;
};

/**
 * The real form library in a box: it hears only the form, and leaves no listener behind. Imported on the first press;
 * a new form is a new key.
 */
export function GateForm({ item, settings, onMessage }: GateFormProps) {
  const box = useRef<HTMLDivElement>(null);
  // The library reloads the form, and the answers are lost, whenever it renders again: the element is made once.
  const [widget] = useState(() => <Widget {...widgetOptions(item, settings)} />);
  const containment = useRef<ReturnType<typeof containMessageListeners>>(null);

  // The library listens from an effect of its own. A parent's layout effects run before its children's effects and a
  // parent's effects after them, so exactly the library's listeners are captured between the two.
  useLayoutEffect(() => {
    const origin = formOrigin(settings, window.location.origin);
    const source = () => ({ frame: box.current?.querySelector('iframe')?.contentWindow, origin });
    const hear = (event: MessageEvent) => {
      const message = formMessage(event, source());
      if (message) onMessage(message);
    };
    window.addEventListener('message', hear);
    const contained = containMessageListeners(window, (event) => isFromForm(event, source()));
    containment.current = contained;
    return () => {
      window.removeEventListener('message', hear);
      contained.stopCapturing();
      contained.removeAll();
    };
  }, [settings, onMessage]);
  useEffect(() => containment.current?.stopCapturing(), []);

  return (
    <div ref={box} className="min-h-[500px]">
      {widget}
    </div>
  );
}

/** The options of specification §7, and those that make them hold on phones and for screen readers (docs/forms.md). */
function widgetOptions(item: GateItem, settings: FormSettings) {
  return {
    id: formWidgetId(settings, new URL(window.location.href)),
    region: settings.region,
    height: 500,
    width: '100%',
    opacity: 100,
    hidden: hiddenFields(item.title),
    hideHeaders: true,
    autoFocus: false,
    enableSandbox: settings.sandbox,
    // Else the library decides from the user agent that the form takes the whole screen.
    inlineOnMobile: true,
    // The library would grant every form the camera and the microphone.
    iframeProps: { title: gate.dialog.frameTitle, allow: '' },
  };
}
