'use client';

import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { island, useIsEnhanced, useIslandRoot } from '@/components/ui/island';

type Side = {
  /** the button's words */
  label: string;
  className?: string;
  /** the face, drawn on the server */
  children: ReactNode;
};

type FlipCardProps = {
  /** the card's name, which its buttons say after their own words */
  context: string;
  front: Side;
  back: Side;
  startsTurned?: boolean;
};

/**
 * Two sides in one grid cell, as high as the taller at any text size, so that turning moves nothing. The side that is away
 * is hidden, and inert once scripts can bring it back. Without scripts and on paper both show.
 */
export const FlipCard = island(function FlipCard({ context, front, back, startsTurned = false }: FlipCardProps) {
  const root = useIslandRoot<HTMLDivElement>();
  const buttons = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)] as const;
  const isEnhanced = useIsEnhanced();
  const [isTurned, setTurned] = useState(startsTurned);

  function turn() {
    flushSync(() => setTurned(!isTurned));
    // The pressed button leaves with its side: the other side's gets the focus.
    buttons[isTurned ? 0 : 1].current?.focus({ preventScroll: true });
  }

  const shared = { context, isEnhanced, onTurn: turn };
  return (
    <div {...root} className="h-full perspective-distant">
      <div
        className={cn(
          'card grid h-full grid-cols-1 transform-3d transition-transform duration-240 motion-reduce:transition-none no-script:flex no-script:flex-col no-script:transform-none! print:grid-cols-2 print:gap-x-8 print:transform-none!',
          isTurned && 'rotate-y-180',
        )}
      >
        <CardSide {...front} {...shared} button={buttons[0]} isAway={isTurned} />
        <CardSide {...back} {...shared} button={buttons[1]} isAway={!isTurned} isBack />
      </div>
    </div>
  );
}, BothFaces);

function BothFaces({ front, back }: FlipCardProps) {
  return (
    <>
      {front.children}
      {back.children}
    </>
  );
}

type CardSideProps = Side & {
  context: string;
  button: RefObject<HTMLButtonElement | null>;
  isBack?: boolean;
  isAway: boolean;
  isEnhanced: boolean;
  onTurn: () => void;
};

/** The button covers its side. The back's is described by the words beside it, which are read out as it gets the focus. */
function CardSide({
  label,
  context,
  button,
  isBack = false,
  isAway,
  isEnhanced,
  onTurn,
  className,
  children,
}: CardSideProps) {
  const id = useId();
  return (
    <div
      inert={isEnhanced && isAway}
      className={cn(
        'relative col-start-1 row-start-1 flex flex-col py-7 backface-hidden no-script:visible no-script:transform-none! print:visible print:px-0 print:py-4 print:transform-none!',
        isBack
          ? // Where scripts have failed, the back shows while the front's button has the focus.
            'rotate-y-180 bg-sand text-ink failed:[.card:has(>:first-child_button:focus)_&]:visible failed:[.card:has(>:first-child_button:focus)_&]:transform-none no-script:grow print:col-start-2 print:bg-transparent'
          : 'has-focus-visible:z-10',
        // It stays in sight until it has turned away.
        isAway && 'invisible transition-[visibility] duration-240 motion-reduce:transition-none',
        className,
      )}
    >
      {isBack ? <div id={id}>{children}</div> : children}
      <button
        ref={button}
        type="button"
        data-await-runtime=""
        // Without it Safari does not focus a pressed button.
        tabIndex={0}
        aria-label={`${label}: ${context}`}
        aria-describedby={isBack ? id : undefined}
        onClick={onTurn}
        className={cn(
          'flex cursor-pointer items-center gap-2 self-start mt-auto pt-5 font-semibold text-small after:absolute after:inset-0 hover:underline hover:underline-offset-4 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 print:hidden no-script:hidden',
          isBack
            ? 'text-teal after:outline-teal'
            : // Its words stand at the edge: the ring goes around them.
              'text-teal-pale hover:text-paper after:outline-teal-pale focus-visible:after:-inset-x-3',
        )}
      >
        {label}
        <Icon name="turn" className="size-4" />
      </button>
    </div>
  );
}
