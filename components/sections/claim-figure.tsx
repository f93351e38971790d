import { cn } from '@/components/ui/cn';
import type { Claim } from '@/content/types';

type ClaimFigureProps = Claim & { isOnInk?: boolean; className?: string };

export function ClaimFigure({ display, countsWhat, isOnInk = false, className }: ClaimFigureProps) {
  return (
    <p className={cn('flex items-center gap-5', className)}>
      <span className={cn('font-medium font-serif text-display tabular-nums', isOnInk ? 'text-clay-pale' : 'text-ink')}>
        {display}
      </span>{' '}
      <span className={cn('min-w-0 max-w-xs text-small', isOnInk ? 'text-mist' : 'text-muted')}>{countsWhat}</span>
    </p>
  );
}
