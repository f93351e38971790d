'use client';

import { type ReactNode, useLayoutEffect } from 'react';
import { island, useIslandRoot } from '@/components/ui/island';
import { useTabs } from '@/components/ui/use-tabs';
import { pushHash, useHash } from './use-hash';

type PublicationTabsProps = {
  label: string;
  tabs: ReadonlyArray<{ hash: string; label: string }>;
  /** one <Shelf> per tab, its id the tab's hash */
  children: ReactNode;
};

/** Links to lists that are all on the page; with scripts ARIA's tabs, the open one in the address's hash. */
export const PublicationTabs = island(function PublicationTabs({ label, tabs, children }: PublicationTabsProps) {
  const root = useIslandRoot<HTMLDivElement>();
  const hash = useHash();
  const active = Math.max(
    0,
    tabs.findIndex((tab) => tab.hash === hash),
  );

  // The CSS that chose the list until now lets go in the same moment (`data-tabs`, publications.css).
  const { isEnhanced, list, item, tab, panel } = useTabs({
    ids: tabs.map((one) => one.hash),
    active,
    select: (index) => {
      if (index !== active) pushHash(tabs[index]?.hash ?? '');
    },
  });

  // The panels are server-rendered children; what a tab does to them is an attribute each.
  useLayoutEffect(() => {
    if (!isEnhanced) return;
    for (const [index, { hash: id }] of tabs.entries()) {
      const element = document.getElementById(id);
      for (const [name, value] of Object.entries(panel(index))) element?.setAttribute(name, value);
      element?.toggleAttribute('hidden', index !== active);
    }
  });

  return (
    <div {...root} className="publication-lists" {...(isEnhanced && { 'data-tabs': '' })}>
      <ul
        {...list}
        aria-label={label}
        className="flex gap-x-5 border-line max-sm:text-small sm:gap-x-8 border-b print:hidden"
      >
        {tabs.map(({ hash: id, label: name }, index) => (
          <li key={id} {...item} className="publication-tab -mb-px min-w-0">
            <a
              {...tab(index)}
              className="flex h-full min-h-12 items-center py-2 border-[var(--tab-line,transparent)] border-b-2 font-semibold text-[var(--tab-ink,theme(colors.muted))] no-underline hover:text-ink"
            >
              {name}
              {/* How many of its publications a search has found (browse/cards.ts). */}
              <span data-hits={id} className="whitespace-pre" />
            </a>
          </li>
        ))}
      </ul>
      <div>{children}</div>
    </div>
  );
});
