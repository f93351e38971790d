import { cn } from '@/lib/cn';

type MarginNumbersProps = { from: number; count?: number; onInk?: boolean };

/**
 * The margin of a record of appeal: a hairline and a numeral at every tenth line. Decoration, so it is hidden from
 * assistive technology, and absent where the gutter has no room for it beside the tool link. The room is asked of a
 * box laid over the column, which knows the reader's text size; a media query would not. That the section itself be
 * the box asked would lay out all that stands in it twice.
 */
export function MarginNumbers({ from, count = 3, onInk = false }: MarginNumbersProps) {
  const numerals = Array.from({ length: count }, (_, index) => from + index * 10);
  return (
    <div aria-hidden="true" className="@container/margin pointer-events-none absolute inset-0 print:hidden">
      <div
        className={cn(
          'absolute inset-y-0 right-0 hidden w-[calc(theme(spacing.gutter)-0.75rem)] flex-col justify-around border-l pl-2 font-semibold text-tiny tabular-nums tracking-wide @min-[77rem]/margin:flex',
          onInk ? 'border-slate text-clay-pale' : 'border-line text-clay',
        )}
      >
        {numerals.map((numeral) => (
          <span key={numeral}>{numeral}</span>
        ))}
      </div>
    </div>
  );
}
