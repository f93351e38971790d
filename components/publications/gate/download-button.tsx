'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button, type ButtonStyleProps } from '@/components/ui/button';
import { island, useIslandRoot } from '@/components/ui/island';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { gate } from '@/content/gate';
import { onUnmodifiedClick } from '@/lib/unmodified-click';
import { countingAttributes } from '@/site/counting-attributes';
import { formPageAddress } from '@/site/form-settings';
import { type DialogState, GateDialog } from './gate-dialog';
import type { GateItem } from './gate-item';
import { PdfLink } from './pdf-link';

type DownloadButtonProps = {
  item: GateItem;
  /** the case at whose page the PDF opens, and what the button says */
  place?: { id: string; page: number; label: string };
} & Pick<ButtonStyleProps, 'look'>;

/** Takes the page's last dialog away: another one's form would go on taking a phone's memory. */
let closeLastDialog = () => {};

/** Slugs of the publications whose form was sent on this page: links to the pages of their cases are plain ones. */
let sentSlugs: readonly string[] = [];
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** A link to the form's own page; a button once scripts listen, which opens the form in a dialog. */
export const DownloadButton = island(
  function DownloadButton({ item: publication, look, place }: DownloadButtonProps) {
    const item = place ? { ...publication, pdfUrl: `${publication.pdfUrl}#page=${place.page}` } : publication;
    const root = useIslandRoot<HTMLDivElement>();
    const trigger = useRef<HTMLElement>(null);
    const status = useRef<HTMLDivElement>(null);
    const pdfLink = useRef<HTMLAnchorElement>(null);
    const [isButton, setButton] = useState(false);
    // A form that is closed by a slip stays, with its answers, until it is sent.
    const [dialog, setDialog] = useState<DialogState>();
    const [tab, setTab] = useState<'opened' | 'blocked'>();
    const isSent = useSyncExternalStore(
      subscribe,
      () => sentSlugs.includes(item.slug),
      () => false,
    );

    useEffect(() => {
      // A link that is clicked or focused, or whose click the loader holds, must not be removed: it acts in place. Some
      // time after the scripts, since Firefox may run them between a click's `pointerdown` and its `mousedown`.
      const timer = setTimeout(() => {
        if (!trigger.current?.matches(':active, :focus, [aria-busy]')) setButton(true);
      }, 100);
      return () => clearTimeout(timer);
    }, []);

    // The platform gives the focus back to what had it: that may be the link that was there, and Safari focuses no button.
    useEffect(() => {
      if (dialog === 'closed' || dialog === 'sent') trigger.current?.focus({ preventScroll: true });
      if (dialog !== 'sent') return;
      // A reader who comes back from the new tab hears what happened, and has the link at hand.
      pdfLink.current?.focus({ preventScroll: true });
      status.current?.scrollIntoView({ block: 'nearest' });
    }, [dialog]);

    function open() {
      closeLastDialog();
      closeLastDialog = () => setDialog(undefined);
      setButton(true);
      setTab(undefined);
      setDialog('open');
    }
    function finish() {
      sentSlugs = [...sentSlugs, item.slug];
      for (const listener of listeners) listener();
      setDialog('sent');
      // Not with 'noopener' among the features: `window.open` then answers null when it worked, too (docs/design.md §8).
      const opened = window.open(item.pdfUrl, '_blank');
      if (opened) opened.opener = null;
      setTab(opened ? 'opened' : 'blocked');
    }
    const setTrigger = (element: HTMLElement | null) => {
      trigger.current = element;
    };
    return (
      <div {...root}>
        {/* After the form was sent: above the button, which stays in line with those of the cards beside it. */}
        <div ref={status} role="status" className="not-empty:my-3 scroll-mb-8 text-small">
          {tab && (
            <p>
              {gate.status[tab]} <PdfLink item={item} ref={pdfLink} />
            </p>
          )}
        </div>
        {place && isSent ? (
          <TextLink {...nameOf(item, place)} href={item.pdfUrl} newTab isTall className="text-small">
            {place.label}
          </TextLink>
        ) : isButton ? (
          <Button {...sharedProps({ item, look, place })} ref={setTrigger} aria-haspopup="dialog" onClick={open}>
            {place?.label ?? gate.buttonLabel}
          </Button>
        ) : (
          <FormLink item={item} look={look} place={place} ref={setTrigger} onClick={onUnmodifiedClick(open)} />
        )}
        {dialog && (
          <GateDialog
            item={item}
            state={dialog}
            onClose={() => setDialog((last) => (last === 'open' ? 'closed' : last))}
            onSubmit={finish}
          />
        )}
      </div>
    );
  },
  (props) => <FormLink {...props} />,
);

/** A name with the publication's or the case's in it: a page has a button for each. */
function nameOf({ slug }: GateItem, place: DownloadButtonProps['place']) {
  const about = place?.id ?? slug;
  return { id: `download-${about}`, 'aria-labelledby': `download-${about} title-${about}` };
}

function sharedProps({ item, look, place }: DownloadButtonProps) {
  return {
    ...nameOf(item, place),
    ...countingAttributes('Download opened', item.slug),
    look,
    size: 'small',
  } as const;
}

type FormLinkProps = DownloadButtonProps & Pick<Parameters<typeof ButtonLink>[0], 'ref' | 'onClick'>;

function FormLink({ item, look, place, ...props }: FormLinkProps) {
  return (
    <ButtonLink
      {...sharedProps({ item, look, place })}
      {...props}
      href={formPageAddress(item.title)}
      data-await-runtime=""
      data-frame={item.form.address}
      data-opening={gate.openingLabel}
    >
      <span>{place?.label ?? gate.buttonLabel}</span>
    </ButtonLink>
  );
}
