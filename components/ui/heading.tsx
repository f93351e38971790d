import type { ComponentProps } from 'react';
import { cn } from './cn';

const sizes = {
  hero: 'text-hero',
  beside: 'text-hero xl:text-beside',
  display: 'text-display',
  title: 'text-title',
  small: 'text-base leading-snug',
};

type HeadingProps = ComponentProps<'h2'> & { level?: 1 | 2 | 3 | 4; size?: keyof typeof sizes };

/** `level` is the place in the outline, `size` the look. */
export function Heading({ level = 2, size = 'display', className, ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...props} className={cn('font-medium font-serif', sizes[size], className)} />;
}
