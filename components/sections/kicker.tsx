import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type KickerProps = { onInk?: boolean; className?: string; children: ReactNode };

/** The small line above a heading. */
export function Kicker({ onInk = false, className, children }: KickerProps) {
  return (
    <p className={cn('default:mb-4 font-semibold text-small', onInk ? 'text-clay-pale' : 'text-clay', className)}>
      {children}
    </p>
  );
}
