'use client';

import { useState } from 'react';
import { cn } from '@/components/ui/cn';
import { island, useIslandRoot } from '@/components/ui/island';

type TurnButtonProps = {
  id: string;
  /** its name on each side */
  names: readonly [front: string, back: string];
  /** the back's id: its words are read out as it comes to show */
  back: string;
  startsTurned?: boolean;
};

/** Covers its card and keeps the focus as the card turns: the sides, which follow it, go by `data-turned`. */
export const TurnButton = island(function TurnButton({ id, names, back, startsTurned = false }: TurnButtonProps) {
  const root = useIslandRoot<HTMLButtonElement>();
  const [isTurned, setTurned] = useState(startsTurned);
  return (
    <button
      {...root}
      type="button"
      id={id}
      data-await-runtime=""
      data-turned={isTurned ? '' : undefined}
      aria-label={names[isTurned ? 1 : 0]}
      aria-describedby={isTurned ? back : undefined}
      onClick={() => setTurned(!isTurned)}
      className={cn(
        'absolute inset-0 z-1 w-full cursor-pointer focus-visible:-outline-offset-4 no-script:hidden',
        isTurned && 'outline-teal',
      )}
    />
  );
});
