import { cn } from '@/components/ui/cn';
import type { Claim } from '@/content/types';

type StatProps = Claim & { onInk?: boolean; className?: string };

/** One claim: its figure, and what that counts. */
export function Stat({ display, countsWhat, onInk = false, className }: StatProps) {
  return (
    <p className={cn('flex items-center gap-5', className)}>
      <span className={cn('font-medium font-serif text-display tabular-nums', onInk ? 'text-clay-pale' : 'text-ink')}>
        {display}
      </span>{' '}
      <span className={cn('min-w-0 max-w-xs text-small', onInk ? 'text-mist' : 'text-muted')}>{countsWhat}</span>
    </p>
  );
}
