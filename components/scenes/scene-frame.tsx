import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

type SceneFrameProps = { alt: string; className?: string; isFloating?: boolean; children: ReactNode };

/**
 * The window every scene is drawn in. Scenes reflow by the width they are given, not by the screen's: the frame is a
 * size container. Contents are hidden from assistive technology; the figure's name says what they show.
 */
export function SceneFrame({ alt, className, isFloating = false, children }: SceneFrameProps) {
  return (
    <figure
      role="img"
      aria-label={alt}
      className={cn(
        '@container overflow-clip rounded border border-line bg-card text-left text-ink text-small leading-normal',
        isFloating && 'shadow-float',
        className,
      )}
    >
      <div aria-hidden="true" className="h-full">
        {children}
      </div>
    </figure>
  );
}
