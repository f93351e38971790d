import { SceneFrame } from '@/components/scenes/scene-frame';
import { cn } from '@/components/ui/cn';
import type { MarginDetailContent } from '@/content/types';

/** The numbered line is the third of a passage. */
const numberedIndex = 2;

/**
 * The margin enlarged: the ends of the lines around each numbered one. Sizes follow the frame's width, not the reader's
 * text size, so that nothing is cut off.
 */
export function MarginDetail({ alt, pageNumber, lines }: MarginDetailContent & { lines: readonly string[] }) {
  const passages = [10, 20, 30].map((number) => ({
    number,
    around: lines.slice(number - 1 - numberedIndex, number + 1),
  }));
  return (
    <SceneFrame alt={alt} isFloating className="max-w-narrow lg:max-w-none">
      <div
        aria-hidden="true"
        className="relative font-serif text-[length:min(theme(fontSize.lead),5.7cqi)] leading-snug"
      >
        <p className="border-line border-b px-6 py-3 text-right font-sans font-semibold text-base text-clay tabular-nums">
          {pageNumber}
        </p>
        <div className="relative space-y-8 py-6 [mask-image:linear-gradient(to_right,transparent,black_4rem)]">
          <span className="absolute inset-y-0 right-[min(5.5rem,31cqi)] m-0 border-line border-l" />
          {passages.map(({ number, around }, passage) => (
            <div key={number} className="relative">
              {/* Drawn: few serif faces have a vertical ellipsis, and looking for one delays the first paint. */}
              {passage > 0 && (
                <span className="absolute -top-7 right-[min(3rem,17cqi)] h-4 border-muted border-l-3 [border-style:dotted]" />
              )}
              {around.map((line, index) => (
                <p
                  key={line}
                  className={cn(
                    'seen-line mr-[min(5.5rem,31cqi)] -ml-[min(6rem,33cqi)] whitespace-nowrap @md:-ml-6',
                    index !== numberedIndex && 'text-muted',
                  )}
                >
                  <span className="inline-block max-w-full overflow-x-clip align-top">{line}</span>
                  {index === numberedIndex && (
                    <span
                      data-line-number
                      className="arrives absolute right-0 w-[min(5.5rem,31cqi)] pl-[min(1rem,5.5cqi)] font-medium text-[length:min(theme(fontSize.display),11.5cqi)] text-clay leading-[0.7] tabular-nums"
                    >
                      {number}
                    </span>
                  )}
                </p>
              ))}
            </div>
          ))}
        </div>
      </div>
    </SceneFrame>
  );
}
