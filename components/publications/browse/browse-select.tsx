import type { ReactNode } from 'react';

type BrowseSelectProps = { label: string; name: string; onChange: () => void; children: ReactNode };

export function BrowseSelect({ label, name, onChange, children }: BrowseSelectProps) {
  return (
    <label className="grid gap-1.5">
      <span className="font-semibold text-small">{label}</span>
      <select
        name={name}
        onChange={onChange}
        className="min-h-11 w-full cursor-pointer rounded border border-edge bg-card px-3 text-base"
      >
        {children}
      </select>
    </label>
  );
}
