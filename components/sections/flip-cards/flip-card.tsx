'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cn } from '@/lib/cn';
import { move } from '@/lib/move';
import { useIslandReady } from '@/lib/use-island-ready';
import { CardSide, type CardSideProps } from './card-side';

type Words = Pick<CardSideProps, 'children' | 'className' | 'label' | 'context'>;

/** `context` is what the button's words are about; `children` are the face, drawn on the server. */
export type FlipCardProps = { front: Words; back: Words };

/**
 * Two sides in one grid cell, so the card is as high as the taller of them at any text size and turning it moves
 * nothing. The third dimension exists only while it turns; at rest the side that is away is hidden, and inert once the
 * runtime is there to bring it back. Where no script runs, and on paper, both sides stand one under the other.
 */
export function FlipCard({ front, back }: FlipCardProps) {
  const ref = useIslandReady<HTMLDivElement>();
  const leaf = useRef<HTMLDivElement>(null);
  const latestTurn = useRef(0);
  const [isEnhanced, setEnhanced] = useState(false);
  const [isTurned, setTurned] = useState(false);
  const [isMoving, setMoving] = useState(false);

  useLayoutEffect(() => setEnhanced(true), []);

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
    await move(sides, { transform: [`rotateY(${from})`, `rotateY(${to})`] });
    if (thisTurn !== latestTurn.current) return;
    sides.style.removeProperty('transform');
    setMoving(false);
  }

  const shared = { isEnhanced, isMoving, onTurn: turn };
  return (
    <div ref={ref} className={cn('h-full', isMoving && 'perspective-distant')}>
      <div
        ref={leaf}
        className={cn(
          'grid h-full grid-cols-1 no-script:flex no-script:flex-col print:grid-cols-2 print:gap-x-8 print:transform-none!',
          isMoving && 'transform-3d',
        )}
      >
        <CardSide {...front} {...shared} isAway={isTurned} />
        <CardSide {...back} {...shared} isAway={!isTurned} isBack />
      </div>
    </div>
  );
}
