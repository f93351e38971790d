import type { ReactNode } from 'react';

/** The picture beside a page's first words. On wide screens it is shown once it is whole: centred, it would move. */
export function BesideWords({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="min-w-0 lg:arriving:invisible lg:col-span-5 print:col-span-6">{children}</div>
      {/* `arriving` (app/globals.css) waits for an element that follows. */}
      <span hidden />
    </>
  );
}
