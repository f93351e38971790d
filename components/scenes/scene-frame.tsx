import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type SceneFrameProps = {
  alt: string;
  className?: string;
  isFloating?: boolean;
  /** it contains controls, so its role is not `img` */
  isInteractive?: boolean;
  children: ReactNode;
};

/** The frame of a scene: a size container, named by `alt`. The drawing in it is hidden from assistive technology. */
export function SceneFrame({ alt, className, isFloating, isInteractive, children }: SceneFrameProps) {
  return (
    <figure
      role={isInteractive ? 'radiogroup' : 'img'}
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
