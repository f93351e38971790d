import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/link';
import { gate } from '@/content/gate';
import { pdfLink } from '@/content/pdf-link';
import type { GateItem } from './pdf-link';

/** The dialog's sides, and the margins that take them back for a part that reaches from edge to edge. */
const sides = 'px-5 sm:px-8';
export const edgeToEdge = '-mx-5 sm:-mx-8 md:-mx-5';

type GateDialogProps = {
  isOpen: boolean;
  /** what the form is for */
  item: GateItem;
  /** names what stands in the dialog; a change of it may take away what had the focus */
  content: string;
  onClose: () => void;
  /** the form */
  children: ReactNode;
};

/** A native modal dialog. What stands in it stays mounted while it is closed, so a form keeps its answers. */
export function GateDialog({ isOpen, item, content, onClose, children }: GateDialogProps) {
  const { title: heading, text, closeLabel } = gate.dialog;
  const headingId = useId();
  const textId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const backdrop = useBackdropPress(isOpen, onClose);

  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && !dialog?.open) {
      // A scrollbar that takes room leaves its room behind (globals.css), or the page would jump to the right.
      const root = document.documentElement;
      root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
      dialog?.showModal();
    }
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);

  // The pressed button may have gone with its panel, or the form under one: the heading takes the focus they had.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const isLost = !ref.current?.contains(focused) || (focused?.tagName === 'IFRAME' && !content.startsWith('open'));
    if (isOpen && isLost) headingRef.current?.focus({ preventScroll: true });
  }, [isOpen, content]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={headingId}
      aria-describedby={textId}
      {...backdrop}
      onClose={onClose}
      className="gate-dialog m-auto max-h-[calc(100dvh-1.5rem)] w-[min(60rem,calc(100vw-1.5rem))] max-w-none scroll-pt-18 overflow-y-auto rounded-lg border border-transparent bg-card pb-5 text-ink shadow-float sm:pb-8"
    >
      {/* Stays while the form scrolls: on a phone the way out would go with it. */}
      <div
        className={cn(
          'sticky top-0 z-10 flex items-start justify-between gap-1 border-line border-b bg-card pt-4 pb-1 sm:pt-5 sm:pb-2',
          sides,
        )}
      >
        <Heading ref={headingRef} id={headingId} level={2} size="title" tabIndex={-1} className="outline-none">
          {heading}
        </Heading>
        <Button look="quiet" size="icon" aria-label={closeLabel} onClick={onClose} className="-mt-2 -mr-2">
          <Icon name="close" />
        </Button>
      </div>
      <p id={textId} className={cn('mt-3 mb-5 text-muted', sides)}>
        {/* One text: a space that stands by itself is lost in the description. */}
        {`${text} `}
        <cite className="text-ink">{item.title}</cite>
      </p>
      <div className={cn('gap-x-10 md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,5fr)]', sides)}>
        <GateOffer key={item.slug} item={item} />
        <div className="min-w-0">{children}</div>
      </div>
    </dialog>
  );
}

/** What the reader gets, and what is asked for it: beside the form where there is room, else a row and a sentence. */
function GateOffer({ item }: Pick<GateDialogProps, 'item'>) {
  const [cover] = useState(() => coverOf(item));
  const { privacy } = gate.dialog;
  const { pages, opens, why, mail, answers } = gate.offer;
  const facts = [
    `${item.pages} ${pages[item.pages === 1 ? 'one' : 'many']}`,
    item.scope,
    `${pdfLink.fileType}, ${item.size}`,
    opens,
  ];
  return (
    <div className="mb-5 text-small">
      <div className="flex min-h-14 items-center gap-3 max-md:flex-wrap md:items-start md:gap-5">
        {cover && (
          // biome-ignore lint/performance/noImgElement: a file that the page shows, and no new one
          <img src={cover} alt="" className="h-14 w-auto rounded-sm shadow-float md:h-auto md:w-26" />
        )}
        {/* A dot before each, which is cut off where a line begins. */}
        <ul className="min-w-0 grow max-md:basis-40 max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:[clip-path:inset(0)] border-line md:border-t">
          {facts.map((fact) => (
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
              // In a tab of its own: the answers stand in this one.
              <TextLink href={privacy.href} newTab className="whitespace-nowrap">
                {privacy.label}
              </TextLink>
            )}{' '}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The file of a cover that the page shows: the dialog fetches none. */
function coverOf({ slug }: GateItem): string | undefined {
  return document.querySelector<HTMLImageElement>(`[data-slug="${slug}"] img`)?.currentSrc || undefined;
}

/** Milliseconds in which a second press belongs to the first, as a system counts a double click. */
const doublePress = 500;

/**
 * Closes a modal dialog by a press that begins and ends on its backdrop: `closedby` is unknown to Safari and Chromium
 * before 134, and takes the second half of a double click on the opening button for such a press.
 *
 * @returns handlers for the <dialog>; the backdrop's events are its own, outside of its box
 */
function useBackdropPress(isOpen: boolean, onClose: () => void) {
  const openedAt = useRef(0);
  const beganOutside = useRef(false);
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);

  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      beganOutside.current = isOutside(event) && performance.now() - openedAt.current > doublePress;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (beganOutside.current && isOutside(event)) onClose();
      beganOutside.current = false;
    },
  };
}

function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
