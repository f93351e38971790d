import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn';
import { Container } from './container';
import { MarginNumbers } from './margin-numbers';

const section = cva('print:border-0', {
  variants: {
    ground: {
      paper: 'bg-paper text-ink',
      card: 'border-line border-y bg-card text-ink',
      // clipped: its own copy of the page's margin ends where it does
      ink: 'on-ink bg-ink text-paper [clip-path:inset(0)] print:bg-transparent print:[clip-path:none]',
    },
    space: { normal: 'py-section print:py-6', tight: 'py-10 print:py-4', none: '' },
  },
  defaultVariants: { ground: 'paper', space: 'normal' },
});

type SectionProps = ComponentProps<'section'> &
  VariantProps<typeof section> & {
    /** what stands in it has line numbers of its own: the page's margin pauses */
    isNumbered?: boolean;
    /** classes of the column itself, where it is a grid */
    layout?: string;
  };

/**
 * A band of the page: ground and rhythm. Not positioned, so that the margin (margin-numbers.tsx) lies over its ground
 * and under its content.
 */
export function Section({ ground, space, isNumbered = false, layout, className, children, ...props }: SectionProps) {
  return (
    <section {...props} className={cn(section({ ground, space }), isNumbered && 'isolate', className)}>
      {ground === 'ink' && !isNumbered && <MarginNumbers onInk />}
      <Container className={cn('relative', layout)}>{children}</Container>
    </section>
  );
}
