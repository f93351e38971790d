'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { tabForKey } from '@/lib/carousel';
import { plainClick } from '@/lib/launchers/plain-click';
import { pushHash, useHash } from '@/lib/use-hash';
import { useIslandReady } from '@/lib/use-island-ready';

type PublicationTabsProps = {
  label: string;
  tabs: ReadonlyArray<{ hash: string; label: string }>;
  /** one <PublicationShelf> per tab, its id the tab's hash */
  children: ReactNode;
};

/**
 * Links to the lists, which are all on the page; with scripts the tabs of the ARIA pattern, in the same place. The
 * open tab stands in the address's hash, so it can be shared, reloaded and gone back from.
 */
export function PublicationTabs({ label, tabs, children }: PublicationTabsProps) {
  const ref = useIslandReady<HTMLDivElement>();
  const list = useRef<HTMLUListElement>(null);
  const hash = useHash();
  const [isEnhanced, setEnhanced] = useState(false);
  // Before the next picture is drawn: the CSS that chose the list until now lets go in the same moment.
  useLayoutEffect(() => setEnhanced(true), []);
  const active = Math.max(
    0,
    tabs.findIndex((tab) => tab.hash === hash),
  );

  // The panels are server-rendered children; what a tab does to them is an attribute each.
  useLayoutEffect(() => {
    if (!isEnhanced) return;
    for (const [index, tab] of tabs.entries()) {
      const panel = document.getElementById(tab.hash);
      panel?.setAttribute('role', 'tabpanel');
      panel?.setAttribute('aria-labelledby', `${tab.hash}-tab`);
      panel?.toggleAttribute('hidden', index !== active);
    }
  }, [isEnhanced, active, tabs]);

  function onClick(event: MouseEvent, index: number) {
    if (!plainClick(event.nativeEvent)) return;
    event.preventDefault();
    if (index !== active) pushHash(tabs[index]?.hash ?? '');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isEnhanced || event.metaKey || event.ctrlKey || event.altKey) return;
    const next = event.key === ' ' ? active : tabForKey(event.key, active, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    if (next !== active) pushHash(tabs[next]?.hash ?? '');
    list.current?.querySelectorAll('a')[next]?.focus({ preventScroll: true });
  }

  return (
    <div ref={ref} className="publication-lists" {...(isEnhanced && { 'data-tabs': '' })}>
      <ul
        ref={list}
        role={isEnhanced ? 'tablist' : undefined}
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-x-5 border-line max-sm:text-small sm:gap-x-8 border-b print:hidden"
      >
        {tabs.map((tab, index) => (
          <li key={tab.hash} role={isEnhanced ? 'presentation' : undefined} className="publication-tab -mb-px min-w-0">
            <a
              id={`${tab.hash}-tab`}
              href={`#${tab.hash}`}
              {...(isEnhanced && {
                role: 'tab',
                'aria-selected': index === active,
                'aria-controls': tab.hash,
                tabIndex: index === active ? 0 : -1,
              })}
              onClick={(event) => onClick(event, index)}
              className="flex h-full min-h-12 items-center py-2 border-[var(--tab-line,transparent)] border-b-2 font-semibold text-[var(--tab-ink,theme(colors.muted))] no-underline transition-colors hover:text-ink"
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
      <div>{children}</div>
    </div>
  );
}
