import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type SceneFrameProps = {
  alt: string;
  className?: string;
  isFloating?: boolean;
  /** nobody sees it before a touch: the export keeps it as text until then (scripts/export/late-drawings) */
  isLate?: boolean;
  children: ReactNode;
};

/**
 * The window every scene is drawn in. Scenes reflow by the width they are given, not by the screen's: the frame is a
 * size container. Each drawing is one element that is hidden from assistive technology; the figure's name says what it
 * shows.
 */
export function SceneFrame({ alt, className, isFloating = false, isLate = false, children }: SceneFrameProps) {
  return (
    <figure
      role="img"
      aria-label={alt}
      data-late-drawing={isLate ? '' : undefined}
      className={cn(
        '@container overflow-clip rounded default:border border-line default:bg-card text-left text-ink text-small leading-normal',
        isFloating && 'shadow-float',
        className,
      )}
    >
      {children}
    </figure>
  );
}
