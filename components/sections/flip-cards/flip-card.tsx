'use client';

import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { animate } from '@/components/ui/animate';
import { cn } from '@/components/ui/cn';
import { island, useIslandRoot } from '@/components/ui/island';
import { CardSide, type CardSideProps } from './card-side';

type Words = Pick<CardSideProps, 'children' | 'className' | 'label' | 'context'>;

/** `context` is what the button's words are about; `children` are the face, drawn on the server. */
export type FlipCardProps = { front: Words; back: Words; startsTurned?: boolean };

/**
 * Two sides in one grid cell, so the card is as high as the taller of them at any text size and turning it moves
 * nothing. The third dimension exists only while it turns; at rest the side that is away is hidden, and inert once the
 * runtime is there to bring it back. Where no script runs, and on paper, both sides stand one under the other.
 */
export const FlipCard = island(function FlipCard({ front, back, startsTurned = false }: FlipCardProps) {
  const root = useIslandRoot<HTMLDivElement>();
  const leaf = useRef<HTMLDivElement>(null);
  const latestTurn = useRef(0);
  const [isEnhanced, setEnhanced] = useState(false);
  const [isTurned, setTurned] = useState(startsTurned);
  const [isMoving, setMoving] = useState(false);

  useLayoutEffect(() => setEnhanced(true), []);

  /** A button covers its side, but no side can be hit while the card turns: a press on the card is then one on it. */
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
    // The pressed button leaves with its side; the other side's button takes its place and its focus.
    sides.querySelector<HTMLElement>(':scope > :not([inert]) button')?.focus({ preventScroll: true });
    const [from, to] = isTurned ? ['180deg', '0deg'] : ['0deg', '180deg'];
    await animate(sides, { transform: [`rotateY(${from})`, `rotateY(${to})`] });
    if (thisTurn !== latestTurn.current) return;
    sides.style.removeProperty('transform');
    setMoving(false);
  }

  const shared = { isEnhanced, isMoving, onTurn: turn };
  return (
    // biome-ignore lint/a11y: the buttons are in it; this hears only what they miss
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
