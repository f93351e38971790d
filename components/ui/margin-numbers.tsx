import { cn } from './cn';

// More tenth lines than any page has: what lies below a page's end is cut off.
const numerals = Array.from({ length: 80 }, (_, index) => (index + 1) * 10).join('\n');

type MarginNumbersProps = { onInk?: boolean };

/**
 * The margin of a record of appeal: a hairline and a numeral at every tenth line of the site's text, counted from the
 * top of the page to its end. It lies over the whole page, whatever box it is written in, so that an ink band's own copy
 * goes on where the page's stops. One text and no element a numeral: a line of it is as high as ten. Decoration, so it
 * is hidden from assistive technology, and absent where the gutter has no room for it beside the tool link. The room is
 * asked of a box laid over the page's column, which knows the reader's text size; a media query would not.
 */
export function MarginNumbers({ onInk = false }: MarginNumbersProps) {
  return (
    <div
      aria-hidden="true"
      // Nor for the excerpts of search engines.
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
