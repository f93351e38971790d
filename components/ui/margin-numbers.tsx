import { cn } from './cn';

// More than any page has: what lies below a page's end is cut off.
const numerals = Array.from({ length: 80 }, (_, index) => (index + 1) * 10).join('\n');

type MarginNumbersProps = { onInk?: boolean };

/**
 * A hairline and a numeral at every tenth line of the page's text, as in the margin of a record of appeal. It lies over
 * the whole page whatever box it is written in, so that an ink band's own copy goes on where the page's stops. One
 * text, ten lines high each: no element a numeral. Absent where the gutter has no room for it; the container query,
 * unlike a media query, knows the reader's text size.
 */
export function MarginNumbers({ onInk = false }: MarginNumbersProps) {
  return (
    <div
      aria-hidden="true"
      // Nor for search engines' excerpts.
      data-nosnippet=""
      className="@container/margin pointer-events-none absolute inset-x-0 inset-y-0 mx-auto max-w-page select-none overflow-clip print:hidden"
    >
      <div
        className={cn(
          'absolute inset-y-0 right-0 hidden w-[calc(theme(spacing.gutter)-0.75rem)] whitespace-pre border-l pt-[calc(theme(lineHeight.tenth)*0.45)] pl-2 font-semibold text-tiny leading-tenth tabular-nums tracking-wide @min-[77rem]/margin:block',
          onInk ? 'border-slate text-clay-pale' : 'border-line text-clay',
        )}
      >
        {numerals}
      </div>
    </div>
  );
}
