import type { ComponentProps } from 'react';
import { cn } from './cn';

/** The page's column. */
export function Container({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('mx-auto w-full max-w-page px-gutter print:px-0', className)} />;
}
