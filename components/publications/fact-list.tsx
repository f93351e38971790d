import type { ReactNode } from 'react';

type FactListProps = { facts: ReadonlyArray<{ label: string; value: ReactNode }> };

/** A ruled schedule of what is known; a row without a value is none. */
export function FactList({ facts }: FactListProps) {
  const known = facts.filter(({ value }) => value);
  if (known.length === 0) return null;
  return (
    <dl className="border-line border-t text-small">
      {known.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap gap-x-4 border-line border-b py-1.5">
          <dt className="w-28 shrink-0 text-muted">{label}</dt>
          {/* Where large text leaves it no room it stands under its label. */}
          <dd className="min-w-0 grow basis-32 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
