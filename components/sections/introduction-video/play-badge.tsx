import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** The large play control, whether it is a button or a link. On phones its words would cover the browser's controls. */
export function PlayBadge({ children }: { children: ReactNode }) {
  return (
    <span className="flex min-h-14 items-center gap-2.5 whitespace-nowrap rounded bg-teal px-4 font-semibold text-card shadow-float transition-colors hover:bg-teal-deep sm:pr-6">
      <Icon name="play" className="fill-current" />
      <span className="max-sm:sr-only">{children}</span>
    </span>
  );
}
