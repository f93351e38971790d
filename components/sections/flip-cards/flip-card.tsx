'use client';

import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { island, useIsEnhanced, useIslandRoot } from '@/components/ui/island';

type FlipCardProps = {
  /** the card's name, which its buttons say after their own words */
  context: string;
  /** the words of the front's button and of the back's */
  labels: readonly [front: string, back: string];
  startsTurned?: boolean;
  /** the faces, drawn on the server */
  front: ReactNode;
  back: ReactNode;
};

const looks = [
  {
    // The first column's words start where the heading starts.
    side: '@min-[36rem]:pr-6 @min-[36rem]:@max-[56rem]:[li:nth-child(even)_&]:pl-6 @min-[56rem]:[li:not(:nth-child(3n+1))_&]:pl-6',
    button: 'text-teal-pale hover:text-paper',
  },
  // Where scripts have failed, the back shows while the front's button has the focus.
  {
    side: '[transform:rotateY(180deg)] bg-sand px-4 text-ink @min-[36rem]:px-6 failed:[div:has(button:focus)+&]:visible failed:[div:has(button:focus)+&]:transform-none',
    button: 'text-teal outline-teal',
  },
] as const;

/**
 * Two sides in one grid cell, as high as the taller at any text size, so that turning moves nothing. The side that is away
 * is hidden, and inert once scripts can bring it back. Without scripts and on paper both show.
 */
export const FlipCard = island(function FlipCard({ context, labels, startsTurned = false, ...card }: FlipCardProps) {
  const root = useIslandRoot<HTMLDivElement>();
  const id = useId();
  const isEnhanced = useIsEnhanced();
  const [isTurned, setTurned] = useState(startsTurned);
  const shown = isTurned ? 1 : 0;

  function turn() {
    flushSync(() => setTurned(!isTurned));
    // The pressed button leaves with its side: the other side's gets the focus.
    root.ref.current?.querySelectorAll('button')[1 - shown]?.focus({ preventScroll: true });
  }

  return (
    <div {...root} className="h-full perspective-distant">
      <div
        className={cn(
          'grid h-full grid-cols-1 transform-3d [transition:transform_240ms] no-script:block no-script:transform-none!',
          isTurned && '[transform:rotateY(180deg)]',
        )}
      >
        {[card.front, card.back].map((face, side) => (
          <div
            key={labels[side]}
            inert={isEnhanced && side !== shown}
            className={cn(
              'relative col-start-1 row-start-1 flex flex-col py-7 backface-hidden no-script:visible no-script:transform-none!',
              looks[side]?.side,
              // It stays in sight until it has turned away.
              side !== shown && 'invisible [transition:visibility_240ms]',
            )}
          >
            <div id={`${id}${side}`} className="pb-5">
              {face}
            </div>
            {/* It covers its side. On the back the words beside it describe it: they are read out as it gets the focus. */}
            <button
              type="button"
              data-await-runtime=""
              // Without it Safari does not focus a pressed button.
              tabIndex={0}
              aria-label={`${labels[side]}: ${context}`}
              aria-describedby={side === 1 ? `${id}${side}` : undefined}
              onClick={turn}
              className={cn(
                'flex cursor-pointer items-center gap-2 self-start mt-auto font-semibold text-small after:absolute after:inset-0 hover:underline hover:underline-offset-4 no-script:hidden',
                looks[side]?.button,
              )}
            >
              {labels[side]}
              <Icon name="turn" className="size-4" />
            </button>
          </div>
        ))}
      </div>
    </div>
  );
}, BothFaces);

function BothFaces({ front, back }: FlipCardProps) {
  return [front, back];
}
