import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** Where the play control stands: on wide screens in the poster's corner, under its caption and beside its picture. */
export const playPlace =
  'absolute top-[42%] left-1/2 -translate-x-1/2 -translate-y-1/2 sm:top-auto sm:bottom-[14%] sm:left-[3%] sm:translate-0';

/** The large play control, whether it is a button or a link. On phones its words would cover the browser's controls. */
export function PlayBadge({ children }: { children: ReactNode }) {
  return (
    <span className="flex min-h-14 items-center gap-2.5 whitespace-nowrap rounded bg-teal px-4 font-semibold text-card shadow-float transition-colors hover:bg-teal-deep sm:pr-5 sm:text-small">
      <Icon name="play" className="fill-current" />
      <span className="max-sm:sr-only">{children}</span>
    </span>
  );
}
