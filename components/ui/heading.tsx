import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn';

type HeadingLevel = 1 | 2 | 3 | 4;

const heading = cva('font-medium font-serif', {
  variants: {
    size: {
      hero: 'text-hero',
      beside: 'text-hero xl:text-beside',
      display: 'text-display',
      title: 'text-title',
      small: 'text-base leading-snug',
    },
  },
  defaultVariants: { size: 'display' },
});

type HeadingProps = ComponentProps<'h2'> & VariantProps<typeof heading> & { level: HeadingLevel };

/** Level is the outline, size the look. */
export function Heading({ level, size, className, ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...props} className={cn(heading({ size }), className)} />;
}
