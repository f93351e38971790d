import type { ReactNode } from 'react';

/** The picture beside a page's first words, in the middle of their height: on wide screens it is shown once it is whole. */
export function BesideWords({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="min-w-0 lg:arriving:invisible lg:col-span-5 print:col-span-6">{children}</div>
      {/* What follows the picture wherever it stands: `arriving` (app/globals.css) waits for it. */}
      <span hidden />
    </>
  );
}
