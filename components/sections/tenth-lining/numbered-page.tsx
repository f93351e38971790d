import { cn } from '@/components/ui/cn';

type NumberedPageProps = { lines: readonly string[]; pageNumber: number };

// One numeral for all three states: between Word and the court it slides from one margin to the other, which is what
// somebody otherwise does by hand. The state is the checked radio of the group around (before-after.tsx).
const numeralByState = cn(
  'left-[calc(100%-1.75rem)] @md:left-[calc(100%-2.25rem)] text-clay transition-[left,opacity,color] duration-300 ease-out',
  'group-has-[[value=typed]:checked]/states:opacity-0',
  'group-has-[[value=word]:checked]/states:left-1 group-has-[[value=word]:checked]/states:text-muted',
);

/** A whole page of a record whose margin follows the choice beside it. Complete, and tenth-lined, with no choice made. */
export function NumberedPage({ lines, pageNumber }: NumberedPageProps) {
  return (
    <div className="mx-auto w-fit border border-line bg-card font-serif text-[length:min(theme(fontSize.tiny),4.2cqi)] shadow-float @sm:text-small @md:text-base">
      <p className="h-12 px-4 py-4 text-right font-sans font-semibold text-clay text-small tabular-nums transition-opacity duration-300 group-has-[[value=typed]:checked]/states:opacity-0 group-has-[[value=word]:checked]/states:opacity-0">
        {pageNumber}
      </p>
      <div className="relative">
        <span className="absolute inset-y-0 right-8 border-line @md:right-10 border-l transition-opacity duration-300 group-has-[[value=typed]:checked]/states:opacity-0 group-has-[[value=word]:checked]/states:opacity-0" />
        {lines.map((line, index) => (
          <p
            key={line}
            className="relative whitespace-nowrap pr-10 pl-6 leading-5 @sm:pl-9 @sm:leading-6 @md:pr-20 @md:pl-16 @md:leading-7"
          >
            {line}
            {(index + 1) % 10 === 0 && (
              <span
                className={cn(
                  'absolute top-0 w-6 font-sans @md:w-8 font-semibold text-tiny leading-[inherit] tabular-nums @md:text-small',
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
      <p className="h-14 py-4 text-center font-sans text-muted text-small tabular-nums opacity-0 transition-opacity duration-300 group-has-[[value=typed]:checked]/states:opacity-100 group-has-[[value=word]:checked]/states:opacity-100">
        {pageNumber}
      </p>
    </div>
  );
}
