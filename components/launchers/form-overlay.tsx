'use client';

import { Popover, PopupButton, Sidetab, SliderButton } from '@typeform/embed-react';
import { type ComponentType, type RefObject, useEffect, useId, useState } from 'react';
import { escapeHtml } from '@/lib/launchers/escape-html';
import { libraryForm } from '@/lib/launchers/library-form';
import { watchOverlays } from '@/lib/launchers/overlay-access';
import type { LauncherMode, ResolvedLauncher } from '@/lib/launchers/types';

type LibraryProps = { id: string; [option: string]: unknown };

/** What the library's components put into `embedRef`; its own type leaves out `close` and `focus`. */
export type Embed = { open: () => void; close: () => void; focus: () => void; unmount: () => void };

// The library types each component by its own options; here content chooses the mode, and is checked at build.
const components = { popup: PopupButton, slider: SliderButton, popover: Popover, 'side-tab': Sidetab } as Record<
  LauncherMode,
  ComponentType<LibraryProps>
>;

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
  const Component = components[launcher.mode];
  const id = useId();
  // The library reloads the form, and loses its answers, when a prop changes identity: they are made once.
  const [props] = useState(() => libraryProps(launcher, embed, isTriggered, id));

  useEffect(() => watchOverlays(launcher.words), [launcher.words]);
  useEffect(() => {
    if (isTriggered) return;
    // The library's own button takes the place of the one that was pressed, and its focus.
    document.querySelector<HTMLElement>(`[data-launcher="${id}"]`)?.focus();
    embed.current?.open();
  }, [embed, isTriggered, id]);

  return <Component {...props} />;
}

function libraryProps(
  { mode, form, region, title, label, options }: ResolvedLauncher,
  embed: RefObject<Embed | undefined>,
  isTriggered: boolean,
  id: string,
): LibraryProps {
  const { open, openValue, tooltip, ...rest } = options;
  const hasOwnButton = mode === 'popover' || mode === 'side-tab';
  return {
    ...rest,
    ...(tooltip && { tooltip: escapeHtml(tooltip) }),
    ...(mode === 'side-tab' && { buttonText: escapeHtml(label) }),
    id: libraryForm(form),
    region,
    embedRef: embed,
    // The library would grant camera and microphone to every form.
    iframeProps: { title, allow: '' },
    ...(isTriggered ? { open: 'load' } : { onReady: () => embed.current?.focus() }),
    // Popup and slider come with a button too, which the page's own makes superfluous.
    ...(hasOwnButton
      ? { buttonProps: { ariaLabel: label, dataLauncher: id, ...(mode === 'popover' && { dataCornerForm: '' }) } }
      : { as: 'span', className: 'hidden' }),
  };
}
