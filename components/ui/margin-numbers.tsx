import { cn } from '@/lib/cn';

type MarginNumbersProps = { from: number; count?: number; onInk?: boolean };

/**
 * The margin of a record of appeal: a hairline and a numeral at every tenth line. Decoration, so it is hidden from
 * assistive technology, and absent where the gutter has no room for it beside the tool link. The room is asked of the
 * band around it, which knows the reader's text size; a media query would not.
 */
export function MarginNumbers({ from, count = 3, onInk = false }: MarginNumbersProps) {
  const numerals = Array.from({ length: count }, (_, index) => from + index * 10);
  return (
    <div
      aria-hidden="true"
      className={cn(
        'pointer-events-none absolute inset-y-0 right-0 hidden w-[calc(theme(spacing.gutter)-0.75rem)] flex-col justify-around border-l pl-2 font-semibold text-tiny tabular-nums tracking-wide @min-[77rem]/band:flex print:hidden',
        onInk ? 'border-slate text-clay-pale' : 'border-line text-clay',
      )}
    >
      {numerals.map((numeral) => (
        <span key={numeral}>{numeral}</span>
      ))}
    </div>
  );
}
