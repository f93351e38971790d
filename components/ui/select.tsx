import type { ComponentProps } from 'react';
import { cn } from './cn';
import { Icon } from './icon';

export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...props}
        className={cn(
          'min-h-12 w-full cursor-pointer appearance-none rounded border border-edge bg-card hover:border-ink pr-9 pl-3 default:text-base text-ink',
          className,
        )}
      />
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-2.5 size-5 -translate-y-1/2 text-teal"
      />
    </span>
  );
}
