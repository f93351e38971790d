import { type ComponentProps, useId } from 'react';
import { Select } from './select';

type SelectFieldProps = Omit<ComponentProps<typeof Select>, 'id' | 'className'> & { label: string };

/** A label and the choices under it. */
export function SelectField({ label, ...props }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
      <Select {...props} id={id} />
    </div>
  );
}
