import { cn } from '@/components/ui/cn';
import { SampleMark } from '@/components/ui/sample-mark';
import type { Claim } from '@/content/types';

type StatProps = Claim & { onInk?: boolean; className?: string };

/** A claim inside a section, with what it counts. */
export function Stat({ display, countsWhat, sample, onInk = false, className }: StatProps) {
  return (
    <p className={cn('relative flex items-center gap-5', className)}>
      <span className={cn('font-medium font-serif text-display tabular-nums', onInk ? 'text-clay-pale' : 'text-ink')}>
        {display}
      </span>{' '}
      <span className={cn('min-w-0 max-w-xs text-small', onInk ? 'text-mist' : 'text-muted')}>{countsWhat}</span>
      <SampleMark sample={sample} />
    </p>
  );
}
