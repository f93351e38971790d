import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { PageReport } from 'tenth-lining';
import { cn } from '@/components/ui/cn';
import styles from './number-pdf.module.css';
import type { JobControls } from './use-numbering-job';

type PagePictureProps = {
  page: PageReport;
  draw: JobControls['draw'];
  /** how many times as wide as the place it has */
  times?: number;
  /** more to be drawn over the page, in its own units */
  children?: ReactNode;
};

/** A page's picture under its numbers. It is decoration: what it shows is said in words beside it. */
export function PagePicture({ page, draw, times = 1, children }: PagePictureProps) {
  const { index, width, height, scale, numbers } = page;
  const canvas = usePicture(index, draw, times);
  return (
    <span
      // Through the DOM: the policy refuses the attribute in HTML.
      ref={(paper) => paper?.style.setProperty('width', `${times * 100}%`)}
      aria-hidden="true"
      className="relative block overflow-hidden border border-line bg-card"
    >
      <canvas
        ref={canvas}
        width={Math.round(width)}
        height={Math.round(height)}
        className={cn('block h-auto w-full', scale !== 1 && styles.smaller)}
      />
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full font-serif">
        {children}
        {numbers.map(({ text, x, baseline, size, kind }) => (
          <text
            key={`${kind} ${text}`}
            x={x}
            y={baseline}
            fontSize={size}
            className={cn('font-semibold', styles.number)}
          >
            {text}
          </text>
        ))}
      </svg>
    </span>
  );
}

// A picture is as fine as the screen shows it, up to here: more costs memory and time that nobody sees.
const finest = 2;
const widest = 2400;

/** Draws a page into a canvas when it comes near the screen. */
function usePicture(index: number, draw: JobControls['draw'], times: number): RefObject<HTMLCanvasElement | null> {
  const ref = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is shown larger is drawn anew
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    let isGone = false;
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const width = Math.min(widest, Math.ceil(canvas.clientWidth * Math.min(finest, devicePixelRatio)));
        const picture = await draw(index, Math.max(1, width));
        if (!isGone) canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
      },
      { rootMargin: '200px' },
    );
    observer.observe(canvas);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [index, draw, times]);
  return ref;
}
