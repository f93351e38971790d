import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { useTabs } from '@/components/ui/use-tabs';
import { pushHash, useHash } from './use-hash';

export type ShelfList = {
  hash: string;
  label: string;
  cards: ReadonlyArray<{ slug: string; card: ReactNode }>;
};

type PublicationTabsProps = {
  label: string;
  /** `found`: slugs of those that a search has found; none, and all are shown */
  lists: ReadonlyArray<ShelfList & { found?: ReadonlySet<string> }>;
};

/** Links to lists that are all on the page; with scripts ARIA's tabs, the open one in the address's hash. */
export function PublicationTabs({ label, lists }: PublicationTabsProps) {
  const hash = useHash();
  const active = Math.max(
    0,
    lists.findIndex((list) => list.hash === hash),
  );

  // The CSS that chose the list until now lets go in the same moment (`data-tabs`, publications.css).
  const { isEnhanced, list, item, tab, panel } = useTabs({
    ids: lists.map((one) => one.hash),
    active,
    select: (index) => {
      if (index !== active) pushHash(lists[index]?.hash ?? '');
    },
  });

  return (
    <div className="publication-lists" {...(isEnhanced && { 'data-tabs': '' })}>
      <ul
        {...list}
        aria-label={label}
        className="flex gap-x-5 border-line max-sm:text-small sm:gap-x-8 border-b print:hidden"
      >
        {lists.map(({ hash: id, label: name, found }, index) => (
          <li key={id} {...item} className="publication-tab -mb-px min-w-0">
            <a
              {...tab(index)}
              className="flex h-full min-h-12 items-center py-2 border-[var(--tab-line,transparent)] border-b-2 font-semibold text-[var(--tab-ink,theme(colors.muted))] no-underline hover:text-ink"
            >
              <span>{name}</span>
              {found && <span className="whitespace-pre">{` (${found.size})`}</span>}
            </a>
          </li>
        ))}
      </ul>
      <div>
        {lists.map(({ hash: id, label: name, cards, found }, index) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-heading`}
            {...panel(index)}
            hidden={isEnhanced && index !== active}
            className="publication-list scroll-mt-56 pt-6 lg:pt-8"
          >
            <Heading id={`${id}-heading`} level={2} className="mb-8">
              {name}
            </Heading>
            <ul className="grid grid-cols-1 gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-2 print:gap-y-6">
              {cards.map(({ slug, card }) => (
                <li key={slug} data-slug={slug} hidden={found && !found.has(slug)} className="@container">
                  {card}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
