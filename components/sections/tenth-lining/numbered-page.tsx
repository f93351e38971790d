import { cn } from '@/components/ui/cn';

type NumberedPageProps = { lines: readonly string[]; pageNumber: number };

// One numeral for all three states: it slides from margin to margin. The state is the checked radio of
// before-after.tsx.
const numeralByState = cn(
  'left-[calc(100%-1.75rem)] @md:left-[calc(100%-2.25rem)] text-clay transition-[left,opacity,color] duration-300 ease-out',
  '[.states:has([value=typed]:checked)_&]:opacity-0',
  '[.states:has([value=word]:checked)_&]:left-1 [.states:has([value=word]:checked)_&]:text-muted',
);

// The lines that a phone shows, with two numbers among them, on one screen.
const crop = { first: 8, last: 22 } as const;

/**
 * A page whose margin follows the choice beside it: tenth-lined before one is made, and low enough for a laptop's
 * window.
 */
export function NumberedPage({ lines, pageNumber }: NumberedPageProps) {
  return (
    <div className="mx-auto w-fit border border-line bg-card font-serif text-[length:min(theme(fontSize.tiny),4.2cqi)] shadow-float @sm:text-small @md:text-base lg:@md:text-small [@media(height>=60rem)]:lg:@md:text-base">
      <p className="h-12 px-4 py-4 text-right lg:h-8 lg:py-1.5 font-sans font-semibold text-clay text-small tabular-nums transition-opacity duration-300 [.states:has([value=typed]:checked)_&]:opacity-0 [.states:has([value=word]:checked)_&]:opacity-0">
        {pageNumber}
      </p>
      <div className="relative max-sm:[mask-image:var(--crop)] short:[mask-image:var(--crop)] [--crop:linear-gradient(transparent,black_2rem,black_calc(100%-2rem),transparent)]">
        <span className="absolute inset-y-0 right-8 border-line @md:right-10 border-l transition-opacity duration-300 [.states:has([value=typed]:checked)_&]:opacity-0 [.states:has([value=word]:checked)_&]:opacity-0" />
        {lines.map((line, index) => (
          <p
            key={line}
            className={cn(
              'relative whitespace-nowrap pr-10 pl-6 leading-[1.667] @sm:pl-9 @sm:leading-6 @md:pr-20 @md:pl-16 @md:leading-7 lg:@md:leading-4.5 [@media(height>=60rem)]:lg:@md:leading-6',
              (index + 1 < crop.first || index + 1 > crop.last) && 'max-sm:hidden short:hidden',
            )}
          >
            {line}
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
      <p className="h-14 py-4 text-center lg:h-8 lg:py-1.5 font-sans text-muted text-small tabular-nums opacity-0 transition-opacity duration-300 [.states:has([value=typed]:checked)_&]:opacity-100 [.states:has([value=word]:checked)_&]:opacity-100">
        {pageNumber}
      </p>
    </div>
  );
}
