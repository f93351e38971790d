import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { PageReport } from '@/tenth-lining/worker/messages';
import styles from './number-pdf.module.css';
import { usePicture } from './use-picture';
import type { WorkControls } from './use-work';

type PagePictureProps = {
  page: PageReport;
  draw: WorkControls['draw'];
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
