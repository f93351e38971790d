import type { ReactNode } from 'react';

type FactListProps = { facts: ReadonlyArray<{ label: string; value: ReactNode }> };

/** A ruled schedule of what is known; a row without a value is none. */
export function FactList({ facts }: FactListProps) {
  const known = facts.filter(({ value }) => value);
  if (known.length === 0) return null;
  return (
    <dl className="border-line border-t text-small">
      {known.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 border-line border-b py-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
