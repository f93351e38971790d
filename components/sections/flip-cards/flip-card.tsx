'use client';

import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { animate } from '@/components/ui/animate';
import { cn } from '@/components/ui/cn';
import { island, useIslandRoot } from '@/components/ui/island';
import { CardSide, type CardSideProps } from './card-side';

/** `children`: the face, drawn on the server. */
type Side = Pick<CardSideProps, 'children' | 'className' | 'label'>;

type FlipCardProps = Pick<CardSideProps, 'context'> & { front: Side; back: Side; startsTurned?: boolean };

/**
 * Two sides in one grid cell, as high as the taller at any text size, so that turning moves nothing. At rest the side
 * that is away is hidden, and inert once the runtime can bring it back. Without script and on paper both show.
 */
export const FlipCard = island(function FlipCard({ context, front, back, startsTurned = false }: FlipCardProps) {
  const root = useIslandRoot<HTMLDivElement>();
  const leaf = useRef<HTMLDivElement>(null);
  const latestTurn = useRef(0);
  const [isEnhanced, setEnhanced] = useState(false);
  const [isTurned, setTurned] = useState(startsTurned);
  const [isMoving, setMoving] = useState(false);

  useLayoutEffect(() => setEnhanced(true), []);

  /** While the card turns no side can be hit: a press on the card counts as one on its button. */
  function pressWhileMoving({ target }: MouseEvent) {
    if (isMoving && !(target as Element).closest('button')) turn();
  }

  async function turn() {
    const sides = leaf.current;
    if (!sides) return;
    latestTurn.current += 1;
    const thisTurn = latestTurn.current;
    flushSync(() => {
      setTurned(!isTurned);
      setMoving(true);
    });
    // The pressed button leaves with its side: the other side's gets the focus.
    sides.querySelector<HTMLElement>(':scope > :not([inert]) button')?.focus({ preventScroll: true });
    const [from, to] = isTurned ? ['180deg', '0deg'] : ['0deg', '180deg'];
    await animate(sides, { transform: [`rotateY(${from})`, `rotateY(${to})`] });
    if (thisTurn !== latestTurn.current) return;
    sides.style.removeProperty('transform');
    setMoving(false);
  }

  const shared = { context, isEnhanced, isMoving, onTurn: turn };
  return (
    // biome-ignore lint/a11y: the buttons are in it; this is for presses that come while the card turns
    <div {...root} onClick={pressWhileMoving} className={cn('h-full', isMoving && 'perspective-distant')}>
      <div
        ref={leaf}
        className={cn(
          'card grid h-full grid-cols-1 no-script:flex no-script:flex-col print:grid-cols-2 print:gap-x-8 print:transform-none!',
          isMoving && 'transform-3d',
        )}
      >
        <CardSide {...front} {...shared} isAway={isTurned} />
        <CardSide {...back} {...shared} isAway={!isTurned} isBack />
      </div>
    </div>
  );
});
