import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type SceneFrameProps = {
  alt: string;
  className?: string;
  isFloating?: boolean;
  /** it holds text and controls, so it is not one picture to assistive technology */
  isLive?: boolean;
  children: ReactNode;
};

/**
 * Scenes reflow by the width of the frame, a size container. The figure's name says what it shows; its drawing is
 * hidden from assistive technology.
 */
export function SceneFrame({ alt, className, isFloating, isLive, children }: SceneFrameProps) {
  return (
    <figure
      role={isLive ? 'radiogroup' : 'img'}
      aria-label={alt}
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
