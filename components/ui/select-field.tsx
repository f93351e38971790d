import { type ComponentProps, useId } from 'react';
import { cn } from './cn';
import { Icon } from './icon';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id'> & { label: string };

export function SelectField({ label, className, ...props }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
      <span className="relative block">
        <select
          data-await-runtime=""
          {...props}
          id={id}
          className={cn(
            'min-h-12 w-full cursor-pointer appearance-none rounded border border-edge bg-card hover:border-ink pr-9 pl-3 default:text-base text-ink',
            className,
          )}
        />
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-5 text-teal"
        />
      </span>
    </div>
  );
}
