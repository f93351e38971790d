'use client';

import type { createPopup } from '@typeform/embed';
import {
  Popover,
  type PopoverProps,
  PopupButton,
  type PopupButtonProps,
  Sidetab,
  SliderButton,
} from '@typeform/embed-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { ResolvedLauncher } from '@/content/launcher-types';
import { escapeHtml } from './escape-html';
import { boxLibrary } from './library-box';
import { libraryForm } from './library-form';
import { watchOverlays } from './overlay-access';

/** What the library's components put into `embedRef`; the React package's own type leaves out `close` and `focus`. */
export type Embed = ReturnType<typeof createPopup>;

export type FormOverlayProps = {
  launcher: ResolvedLauncher;
  embed: RefObject<Embed | undefined>;
  /** it opens by itself: then the library's own conditions hold (its cookie, other open forms) */
  isTriggered: boolean;
};

/**
 * The form library's component of the launcher's mode. Only this file imports the library, and it is itself imported
 * when a launcher is pressed or its trigger fires, so a page costs nothing until then.
 */
export function FormOverlay({ launcher, embed, isTriggered }: FormOverlayProps) {
  const id = useId();
  // The library reloads the form, and loses its answers, when a prop changes identity: the element is made once.
  const [form] = useState(() => libraryElement(launcher, embed, isTriggered, id));

  const box = useRef<ReturnType<typeof boxLibrary>>(undefined);
  useEffect(() => {
    box.current?.stopCapturing();
    return () => box.current?.removeAll();
  }, []);
  useEffect(() => watchOverlays(launcher.words), [launcher.words]);
  useEffect(() => {
    if (isTriggered) return;
    // The library's own button takes the place of the one that was pressed, and its focus.
    document.querySelector<HTMLElement>(`[data-launcher="${id}"]`)?.focus();
    embed.current?.open();
  }, [embed, isTriggered, id]);

  return (
    <>
      <BeforeLibrary
        onEffect={() => {
          box.current = boxLibrary();
        }}
      />
      {form}
    </>
  );
}

/** The library listens from an effect of its own, and effects run in the order of siblings, their parent's last. */
function BeforeLibrary({ onEffect }: { onEffect: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a mounting, like the library's
  useEffect(onEffect, []);
  return null;
}

function libraryElement(
  launcher: ResolvedLauncher,
  embed: FormOverlayProps['embed'],
  isTriggered: boolean,
  id: string,
) {
  const { form, region, title, label } = launcher;
  const shared: Pick<
    PopupButtonProps,
    'id' | 'region' | 'embedRef' | 'iframeProps' | 'open' | 'openValue' | 'onReady'
  > = {
    id: libraryForm(form),
    region,
    embedRef: embed,
    // The library would grant camera and microphone to every form.
    iframeProps: { title, allow: '' },
    open: isTriggered ? 'load' : undefined,
    openValue: undefined,
    onReady: isTriggered ? undefined : () => embed.current?.focus(),
  };
  // Popup and slider come with a button too, which the page's own makes superfluous.
  const unseen: Pick<PopupButtonProps, 'as' | 'className'> = { as: 'span', className: 'hidden' };
  switch (launcher.mode) {
    case 'popup':
      return <PopupButton {...launcher.options} {...shared} {...unseen} />;
    case 'slider':
      return <SliderButton {...launcher.options} {...shared} {...unseen} />;
    case 'popover': {
      const { tooltip } = launcher.options;
      const note: Pick<PopoverProps, 'tooltip'> = tooltip ? { tooltip: escapeHtml(tooltip) } : {};
      return (
        <Popover
          {...launcher.options}
          {...shared}
          {...note}
          buttonProps={{ ariaLabel: label, dataLauncher: id, dataCornerForm: '' }}
        />
      );
    }
    case 'side-tab':
      return (
        <Sidetab
          {...launcher.options}
          {...shared}
          buttonText={escapeHtml(label)}
          buttonProps={{ ariaLabel: label, dataLauncher: id }}
        />
      );
  }
}
