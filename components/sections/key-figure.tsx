import type { ReactNode } from 'react';
import type { Claim } from '@/content/types';

type KeyFigureProps = {
  claim: Pick<Claim, 'countsWhat'>;
  /** the number itself, still or counting */
  children: ReactNode;
};

/** The one number of a page, ruled off from the words above it, with what it counts beside it. */
export function KeyFigure({ claim, children }: KeyFigureProps) {
  return (
    <div className="grid items-baseline gap-x-12 gap-y-3 border-line border-t pt-8 lg:grid-cols-12">
      <div className="font-medium font-serif text-clay text-figure tabular-nums lg:col-span-7">{children}</div>
      <p className="max-w-narrow text-lead text-muted lg:col-span-5">{claim.countsWhat}</p>
    </div>
  );
}
