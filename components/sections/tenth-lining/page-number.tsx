import { cn } from '@/components/ui/cn';

/** Decoration: a page number at a band's top right, as in a filing. It is in the padding and adds no height. */
export function PageNumber({ number, isOnInk = false }: { number: number; isOnInk?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'pointer-events-none absolute top-[calc(1.25rem-theme(spacing.section))] right-gutter font-semibold text-small tabular-nums print:hidden',
        isOnInk ? 'text-clay-pale' : 'text-clay',
      )}
    >
      {number}
    </span>
  );
}
