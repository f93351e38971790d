import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type KickerProps = { isOnInk?: boolean; className?: string; children: ReactNode };

/** The small line above a heading. */
export function Kicker({ isOnInk = false, className, children }: KickerProps) {
  return (
    <p className={cn('default:mb-4 font-semibold text-small', isOnInk ? 'text-clay-pale' : 'text-clay', className)}>
      {children}
    </p>
  );
}
