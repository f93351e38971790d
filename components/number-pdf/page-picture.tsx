import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { PageReport } from 'tenth-lining';
import { cn } from '@/components/ui/cn';
import styles from './number-pdf.module.css';
import type { NumberingJob } from './use-numbering-job';

type PagePictureProps = {
  page: PageReport;
  draw: NumberingJob['drawPage'];
  /** width of the picture in widths of its box */
  zoom?: number;
  /** SVG drawn over the page, in the page's units */
  children?: ReactNode;
};

/** A page with its numbers, hidden from assistive technology: the caption and the list of lines say what it shows. */
export function PagePicture({ page, draw, zoom = 1, children }: PagePictureProps) {
  const { index, width, height, scale, numbers } = page;
  const canvas = usePicture(index, draw, zoom);
  return (
    <span
      // Not by the style attribute: the page's Content-Security-Policy forbids it.
      ref={(box) => box?.style.setProperty('width', `${zoom * 100}%`)}
      aria-hidden="true"
      className="relative block overflow-hidden border border-line bg-card"
    >
      <canvas
        ref={canvas}
        width={Math.round(width)}
        height={Math.round(height)}
        className={cn('block h-auto w-full', scale !== 1 && styles.shrunk)}
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

// Limits of a picture's pixels, for memory: per CSS pixel, and in all.
const maximumDensity = 2;
const maximumWidth = 2400;

/** Draws a page into a canvas once it is near the viewport. */
function usePicture(index: number, draw: NumberingJob['drawPage'], zoom: number): RefObject<HTMLCanvasElement | null> {
  const ref = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a larger picture needs more pixels
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    let isCancelled = false;
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const width = Math.min(
          maximumWidth,
          Math.ceil(canvas.clientWidth * Math.min(maximumDensity, devicePixelRatio)),
        );
        const picture = await draw(index, Math.max(1, width));
        if (!isCancelled) canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
      },
      { rootMargin: '200px' },
    );
    observer.observe(canvas);
    return () => {
      isCancelled = true;
      observer.disconnect();
    };
  }, [index, draw, zoom]);
  return ref;
}
