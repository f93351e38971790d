import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import type { PageReport } from '@/tenth-lining/worker/messages';
import styles from './number-pdf.module.css';
import type { JobControls } from './use-numbering-job';

type PagePictureProps = {
  page: PageReport;
  draw: JobControls['draw'];
  /** more to be drawn over the page, in its own units */
  children?: ReactNode;
};

/** A page's picture under its numbers. It is decoration: what it shows is said in words beside it. */
export function PagePicture({ page, draw, children }: PagePictureProps) {
  const { index, width, height, scale, numbers } = page;
  const canvas = usePicture(index, draw);
  return (
    <div aria-hidden="true" className="relative self-start overflow-hidden border border-line bg-card shadow-float">
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
    </div>
  );
}

// A picture is as fine as the screen shows it, up to here: more costs memory and time that nobody sees.
const finest = 2;

/** Draws a page into a canvas when it comes near the screen. */
function usePicture(index: number, draw: JobControls['draw']): RefObject<HTMLCanvasElement | null> {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    let isGone = false;
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const width = Math.ceil(canvas.clientWidth * Math.min(finest, devicePixelRatio));
        const picture = await draw(index, Math.max(1, width));
        if (picture && !isGone) canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
      },
      { rootMargin: '200px' },
    );
    observer.observe(canvas);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [index, draw]);
  return ref;
}
