import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/link';
import { gate } from '@/content/gate';
import { closeOnBack } from '@/lib/close-on-back';
import { GateForm } from './gate-form';
import type { GateItem } from './gate-item';

const sides = 'px-5 sm:px-8';

export type DialogState = 'open' | 'closed' | 'sent';

type GateDialogProps = {
  item: GateItem;
  state: DialogState;
  onClose: () => void;
  onSubmit: () => void;
};

/** A native modal dialog with the form. Closing it keeps the form with its answers; sending removes the form. */
export function GateDialog({ item, state, onClose, onSubmit }: GateDialogProps) {
  const { title, text, closeLabel } = gate.dialog;
  const headingId = useId();
  const textId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The form's key: a retry mounts a new form. */
  const [tries, setTries] = useState(0);
  const isOpen = state === 'open';

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try takes away the button that had the focus
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    const { documentElement: page } = document;
    // Where scrollbars take room, the page keeps it while it does not scroll (publications.css).
    page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
    if (!dialog.current?.open) dialog.current?.showModal();
    heading.current?.focus({ preventScroll: true });
  }, [isOpen, tries]);

  const onBack = useEffectEvent(onClose);
  useEffect(() => (isOpen ? closeOnBack(onBack) : undefined), [isOpen]);

  // Outside the card: its list may be hidden by Back, and the page would stay inert behind a dialog that is not drawn.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the platform's
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      aria-describedby={textId}
      // On the backdrop, and not the second half of a double click on the button, whose place the backdrop has taken.
      onClick={({ target, currentTarget, detail }) => target === currentTarget && detail < 2 && onClose()}
      onClose={onClose}
      className="gate-dialog backdrop:bg-backdrop m-auto max-h-[calc(100dvh-1.5rem)] w-[min(60rem,calc(100vw-1.5rem))] max-w-none scroll-pt-18 overflow-y-auto rounded-lg border border-transparent bg-card text-ink shadow-float"
    >
      {/* Covers the whole dialog, so that a click whose target is the dialog itself was on the backdrop. */}
      <div className="pb-5 sm:pb-8">
        {/* Sticky: on a phone the close button would scroll away with the form. */}
        <div
          className={cn(
            'sticky top-0 z-10 flex items-start justify-between gap-1 border-line border-b bg-card pt-4 pb-1 sm:pt-5 sm:pb-2',
            sides,
          )}
        >
          <Heading ref={heading} id={headingId} size="title" tabIndex={-1} className="outline-none" text={title} />
          <Button look="quiet" size="icon" aria-label={closeLabel} onClick={onClose} className="-mt-2 -mr-2">
            <Icon name="close" />
          </Button>
        </div>
        <p id={textId} className={cn('mt-3 mb-4 text-muted md:mb-5', sides)}>
          {/* One text node: the accessible description drops a node that is only a space. */}
          {`${text} `}
          <cite className="text-ink">{item.title}</cite>
        </p>
        <div className={cn('flex flex-col gap-x-10 md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,5fr)]', sides)}>
          <GateOffer item={item} />
          {state !== 'sent' && (
            <GateForm
              key={tries}
              item={item}
              onSubmit={onSubmit}
              onClose={onClose}
              onRetry={() => setTries(tries + 1)}
            />
          )}
        </div>
      </div>
    </dialog>,
    document.body,
  );
}

/** What the reader gets, and what is asked for it: beside the form where there is room, else a row and a sentence below it. */
function GateOffer({ item }: Pick<GateDialogProps, 'item'>) {
  const { privacy } = gate.dialog;
  const { why, mail, answers } = gate.offer;
  return (
    <div className="text-small max-md:order-last max-md:mt-5">
      <div className="flex min-h-14 items-center gap-3 max-md:flex-wrap md:items-start md:gap-5">
        {item.cover}
        {/* A dot before each item; `clip-path` cuts it off at the beginning of a line. */}
        <ul className="min-w-0 grow max-md:basis-40 max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:[clip-path:inset(0)] border-line md:border-t">
          {item.facts.map((fact) => (
            <li
              key={fact}
              className="tabular-nums max-md:relative max-md:before:absolute max-md:before:-left-2.5 max-md:before:content-['·'] border-line md:border-b md:py-1.5"
            >
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-3 text-muted md:mt-2">
        {[why, mail, answers].map(({ title, text }) => (
          <p key={title} className="max-md:inline md:mt-4">
            <strong className="font-semibold text-ink max-md:hidden md:block">{title}</strong>
            {text}{' '}
            {title === answers.title && (
              // In a new tab: leaving this one would lose the answers.
              <TextLink href={privacy.href} newTab className="whitespace-nowrap" label={privacy.label} />
            )}{' '}
          </p>
        ))}
      </div>
    </div>
  );
}
