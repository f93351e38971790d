import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { Container } from './container';
import { MarginNumbers } from './margin-numbers';

const section = cva('relative print:border-0', {
  variants: {
    ground: {
      paper: 'bg-paper text-ink',
      card: 'border-line border-y bg-card text-ink',
      ink: 'on-ink bg-ink text-paper print:bg-transparent',
    },
    space: { normal: 'py-section print:py-6', tight: 'py-10 print:py-4', none: '' },
  },
  defaultVariants: { ground: 'paper', space: 'normal' },
});

type SectionProps = ComponentProps<'section'> &
  VariantProps<typeof section> & {
    /** the first numeral of the margin beside this section; the section before it says where that one ended */
    marginFrom?: number;
  };

/** A band of the page. It owns ground, rhythm and the margin; what stands in it owns only itself. */
export function Section({ ground, space, marginFrom, className, children, ...props }: SectionProps) {
  return (
    <section {...props} className={cn(section({ ground, space }), className)}>
      <Container className="relative">
        {children}
        {marginFrom !== undefined && <MarginNumbers from={marginFrom} onInk={ground === 'ink'} />}
      </Container>
    </section>
  );
}
