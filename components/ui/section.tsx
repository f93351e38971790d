import type { ComponentProps } from 'react';
import { cn } from './cn';

// Overlaps the rule of the band above; otherwise two rules would show.
const ruledAbove = '-mt-px border-line border-t';
const grounds = {
  paper: 'bg-paper text-ink',
  ruled: cn(ruledAbove, 'bg-paper text-ink'),
  card: cn(ruledAbove, 'border-b bg-card text-ink'),
  // clips its own MarginNumbers
  ink: 'on-ink bg-ink text-paper [clip-path:inset(0)]',
};
const spaces = { normal: 'py-section print:py-6', tight: 'py-10 print:py-4', none: '' };

type SectionProps = ComponentProps<'section'> & {
  ground?: keyof typeof grounds;
  space?: keyof typeof spaces;
  /** its content has line numbers, so the page's margin shows none here */
  hasOwnNumbers?: boolean;
  /** decoration at its top right, as in a filing */
  pageNumber?: number;
  /** classes of the inner container, such as a grid */
  layout?: string;
};

/** A band of the page. Not positioned, so that MarginNumbers lie above its ground and below its content. */
export function Section({
  ground = 'paper',
  space = 'normal',
  hasOwnNumbers = false,
  pageNumber,
  layout,
  className,
  children,
  ...props
}: SectionProps) {
  return (
    <section {...props} className={cn(grounds[ground], spaces[space], hasOwnNumbers && 'isolate', className)}>
      {ground === 'ink' && !hasOwnNumbers && <MarginNumbers isOnInk />}
      <Container className={cn('relative', layout)}>
        {pageNumber && (
          <span
            aria-hidden="true"
            // In the padding, so that it adds no height.
            className={cn(
              'pointer-events-none absolute top-[calc(1.25rem-theme(spacing.section))] right-gutter font-semibold text-small tabular-nums print:hidden',
              ground === 'ink' ? 'text-clay-pale' : 'text-clay',
            )}
          >
            {pageNumber}
          </span>
        )}
        {children}
      </Container>
    </section>
  );
}

export function Container({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('mx-auto w-full max-w-page px-gutter', className)} />;
}

/**
 * A hairline, and a numeral at every tenth line, as in the margin of a record of appeal. It is positioned against the page's
 * box even inside an ink band, so that the band's light copy continues the page's. The numerals are one text of lines ten
 * lines high. A container query hides it in a narrow gutter: a media query would ignore the reader's text size.
 */
export function MarginNumbers({ isOnInk = false }: { isOnInk?: boolean }) {
  return (
    <div
      aria-hidden="true"
      // Keeps the numerals out of search results.
      data-nosnippet=""
      className="@container/margin pointer-events-none absolute inset-x-0 inset-y-0 mx-auto max-w-page select-none overflow-clip print:hidden"
    >
      <div
        className={cn(
          'absolute inset-y-0 right-0 hidden w-[calc(theme(spacing.gutter)-0.75rem)] whitespace-pre border-l pt-[calc(theme(lineHeight.tenth)*0.45)] pl-2 font-semibold text-tiny leading-tenth tabular-nums [letter-spacing:0.025em] @min-[77rem]/margin:block',
          isOnInk ? 'border-slate text-clay-pale' : 'border-line text-clay',
        )}
      >
        {/* More than the longest page and the last ink band need; `overflow-clip` cuts the rest. */}
        {Array.from({ length: isOnInk ? 40 : 80 }, (_, index) => (index + 1) * 10).join('\n')}
      </div>
    </div>
  );
}
