import { Fragment } from 'react';
import { cn } from '@/components/ui/cn';

type RecordPageProps = {
  lines: readonly string[];
  pageNumber: number;
  firstLine?: number;
  /** number of a line that is left blank; the margin still counts it */
  missing?: number;
  className?: string;
};

export function RecordPage({ lines, pageNumber, firstLine = 1, missing, className }: RecordPageProps) {
  return (
    <div
      aria-hidden="true"
      className={cn(
        'relative font-serif text-[length:min(theme(fontSize.tiny),4.1cqi)] @max-[12rem]:text-[length:3.4cqi] @sm:text-small',
        className,
      )}
    >
      <p className="mb-4 text-right @lg:mb-3 font-sans font-semibold text-small text-clay tabular-nums">{pageNumber}</p>
      <div className="relative">
        <span className="absolute inset-y-0 right-[min(2rem,10.5cqi)] border-line border-l" />
        {/* One element for all lines: thirty would cost thirty boxes of layout. */}
        <p className="whitespace-pre pr-[min(3rem,15cqi)] leading-[1.5] @sm:leading-4.5 @lg:leading-4">
          {lines.map((line, index) => {
            const number = firstLine + index;
            return (
              <Fragment key={line}>
                {number === missing ? (
                  <span className="inline-block w-3/5 border-clay border-b [border-style:dashed]" />
                ) : (
                  line
                )}
                {number % 10 === 0 && (
                  <span
                    data-line-number
                    className="absolute right-0 w-[min(2rem,10.5cqi)] pl-[min(0.5rem,2.6cqi)] font-sans font-semibold text-[length:inherit] text-clay leading-[inherit] tabular-nums"
                  >
                    {number}
                  </span>
                )}
                {'\n'}
              </Fragment>
            );
          })}
        </p>
      </div>
    </div>
  );
}
