import { cn } from '@/components/ui/cn';

// One numeral for all three states: it slides between the margins by the variables that before-after.tsx sets.
const numeralByState =
  'left-[calc(0.25rem+var(--right)*(100%-2rem))] @md:left-[calc(0.25rem+var(--right)*(100%-2.5rem))] text-[var(--numeral,theme(colors.clay))] opacity-(--numbered) [transition:left_300ms,opacity_300ms,color_300ms]';
/** Visible only in the tenth-lined state. */
const onlyTenthLined = 'opacity-[calc(var(--numbered)*var(--right))] [transition:opacity_300ms]';

// What fits on a phone's screen, upright or sideways; it holds two numbers.
const crop = { first: 8, last: 22 } as const;

/** A page whose margin shows the chosen state, at first the tenth-lined one. It is low enough for a laptop's window. */
export function NumberedPage({ lines, pageNumber }: { lines: readonly string[]; pageNumber: number }) {
  return (
    <div
      aria-hidden="true"
      className="mx-auto w-fit max-w-full border border-line bg-card font-serif text-[length:min(theme(fontSize.tiny),4.2cqi)] shadow-float @sm:text-small @md:text-base lg:@md:text-small [@media(height>=60rem)]:lg:@md:text-base"
    >
      <p
        className={cn(
          'h-12 px-4 py-4 text-right lg:h-8 lg:py-1.5 font-sans font-semibold text-clay text-small tabular-nums',
          onlyTenthLined,
        )}
      >
        {pageNumber}
      </p>
      <div className="relative [@media(width<40rem),(height<28rem)]:[mask-image:linear-gradient(transparent,black_2rem,black_calc(100%-2rem),transparent)]">
        <span className={cn('absolute inset-y-0 right-8 border-line @md:right-10 border-l', onlyTenthLined)} />
        {lines.map((line, index) => (
          <p
            key={line}
            className={cn(
              'relative whitespace-nowrap pr-10 pl-6 leading-[1.667] @sm:pl-9 @sm:leading-6 @md:pr-20 @md:pl-16 @md:leading-7 lg:@md:leading-4.5 [@media(height>=60rem)]:lg:@md:leading-6',
              (index + 1 < crop.first || index + 1 > crop.last) && '[@media(width<40rem),(height<28rem)]:hidden',
            )}
          >
            <span className="block overflow-x-clip">{line}</span>
            {(index + 1) % 10 === 0 && (
              <span
                className={cn(
                  'seen-line absolute top-0 w-6 font-sans @md:w-8 font-semibold text-tiny leading-[inherit] tabular-nums @md:text-small',
                  numeralByState,
                )}
              >
                <span data-line-number className="arrives inline-block">
                  {index + 1}
                </span>
              </span>
            )}
          </p>
        ))}
      </div>
      <p className="h-14 py-4 text-center lg:h-8 lg:py-1.5 font-sans text-muted text-small tabular-nums opacity-[calc(1-var(--numbered)*var(--right))] [transition:opacity_300ms]">
        {pageNumber}
      </p>
    </div>
  );
}
