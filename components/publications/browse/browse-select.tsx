import { type ReactNode, useId } from 'react';
import { Select } from '@/components/ui/select';

type BrowseSelectProps = { label: string; name: string; onChange: () => void; children: ReactNode };

export function BrowseSelect({ label, name, onChange, children }: BrowseSelectProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
      <Select id={id} name={name} onChange={onChange}>
        {children}
      </Select>
    </div>
  );
}
