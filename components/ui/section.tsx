import type { ComponentProps } from 'react';
import { cn } from './cn';

// A band's rule lies on the rule of the band above it: two would show as a double line.
const ruledAbove = '-mt-px border-line border-t';
const grounds = {
  paper: 'bg-paper text-ink',
  ruled: cn(ruledAbove, 'bg-paper text-ink'),
  card: cn(ruledAbove, 'border-b bg-card text-ink'),
  // clipped: its own copy of the page's margin ends where it does
  ink: 'on-ink bg-ink text-paper [clip-path:inset(0)]',
};
const spaces = { normal: 'py-section print:py-6', tight: 'py-10 print:py-4', none: '' };

type SectionProps = ComponentProps<'section'> & {
  ground?: keyof typeof grounds;
  space?: keyof typeof spaces;
  /** what stands in it has line numbers of its own: the page's margin pauses */
  isNumbered?: boolean;
  /** classes of the column itself, where it is a grid */
  layout?: string;
};

/**
 * A band of the page: ground and rhythm. Not positioned, so that the margin (MarginNumbers) lies over its ground
 * and under its content.
 */
export function Section({
  ground = 'paper',
  space = 'normal',
  isNumbered = false,
  layout,
  className,
  children,
  ...props
}: SectionProps) {
  return (
    <section {...props} className={cn(grounds[ground], spaces[space], isNumbered && 'isolate', className)}>
      {ground === 'ink' && !isNumbered && <MarginNumbers onInk />}
      <Container className={cn('relative', layout)}>{children}</Container>
    </section>
  );
}

/** The page's column. */
export function Container({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('mx-auto w-full max-w-page px-gutter', className)} />;
}

// More than any page has, and more than any has before the end of its ink band: what lies below an end is cut off.
const numerals = (length: number) => Array.from({ length }, (_, index) => (index + 1) * 10).join('\n');

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
          'absolute inset-y-0 right-0 hidden w-[calc(theme(spacing.gutter)-0.75rem)] whitespace-pre border-l pt-[calc(theme(lineHeight.tenth)*0.45)] pl-2 font-semibold text-tiny leading-tenth tabular-nums [letter-spacing:0.025em] @min-[77rem]/margin:block',
          onInk ? 'border-slate text-clay-pale' : 'border-line text-clay',
        )}
      >
        {numerals(onInk ? 40 : 80)}
      </div>
    </div>
  );
}
