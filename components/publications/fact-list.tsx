import type { ReactNode } from 'react';

/** Facts by their labels; one without a value has no row. */
export function FactList({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  const known = Object.entries(facts).filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className="border-line border-t text-small">
      {known.map(([label, value]) => (
        <div key={label} className="flex flex-wrap gap-x-4 border-line border-b py-1.5">
          <dt className="w-28 shrink-0 text-muted">{label}</dt>
          {/* With large text the value goes under its label. */}
          <dd className="min-w-0 grow basis-32 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
