'use client';

import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { island, useIsHydrated, useIslandRoot } from '@/components/ui/island';

type FlipCardProps = {
  /** ends the accessible name of both buttons */
  name: string;
  labels: readonly [front: string, back: string];
  startsTurned?: boolean;
  front: ReactNode;
  back: ReactNode;
};

const looks = [
  {
    // The first column is aligned with the heading.
    side: '@min-[36rem]:pr-6 @min-[36rem]:@max-[56rem]:[li:nth-child(even)_&]:pl-6 @min-[56rem]:[li:not(:nth-child(3n+1))_&]:pl-6',
    button: 'text-teal-pale hover:text-paper',
  },
  // When scripts fail, the back shows while the front's button has the focus.
  {
    side: '[transform:rotateY(180deg)] bg-sand px-4 text-ink @min-[36rem]:px-6 failed:[div:has(button:focus)+&]:visible failed:[div:has(button:focus)+&]:transform-none',
    button: 'text-teal outline-teal',
  },
] as const;

/**
 * Two sides in one grid cell, so that turning does not change the height. The far side is hidden, and inert once scripts
 * can turn the card. Without scripts and in print both sides show.
 */
export const FlipCard = island(function FlipCard({ name, labels, startsTurned = false, ...card }: FlipCardProps) {
  const root = useIslandRoot<HTMLDivElement>();
  const id = useId();
  const isHydrated = useIsHydrated();
  const [isTurned, setTurned] = useState(startsTurned);
  const shown = isTurned ? 1 : 0;

  function turn() {
    flushSync(() => setTurned(!isTurned));
    // The clicked button is now on the far side.
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
            inert={isHydrated && side !== shown}
            className={cn(
              'relative col-start-1 row-start-1 flex flex-col py-7 backface-hidden no-script:visible no-script:transform-none!',
              looks[side]?.side,
              // Hidden only when the 240 ms turn has ended.
              side !== shown && 'invisible [transition:visibility_240ms]',
            )}
          >
            <div id={`${id}${side}`} className="pb-5">
              {face}
            </div>
            {/* Covers its side. On the back the text describes the button, so it is read out when it gets the focus. */}
            <button
              type="button"
              data-await-runtime=""
              // Safari does not focus a clicked button: https://bugs.webkit.org/show_bug.cgi?id=22261
              tabIndex={0}
              aria-label={`${labels[side]}: ${name}`}
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
