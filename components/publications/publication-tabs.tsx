import { type ReactNode, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/link';
import { useHash } from '@/components/ui/use-hash';
import { useTabs } from '@/components/ui/use-tabs';
import { publicationSearch } from '@/content/publication-search';
import type { PublicationListConfig } from '@/content/types';
import { followEditionsId } from '@/lib/publications/follow-editions-id';

export type EditionList = Pick<PublicationListConfig, 'hash' | 'label'> & {
  cards: ReadonlyArray<{ slug: string; card: ReactNode }>;
};

type PublicationTabsProps = {
  label: string;
  lists: readonly EditionList[];
  /** slugs of those that a search has found; without it all are shown */
  found?: ReadonlySet<string>;
};

/** Links to lists that are all on the page; with scripts ARIA's tabs, the open one in the address's hash. */
export function PublicationTabs({ label, lists, found }: PublicationTabsProps) {
  const counts = lists.map(({ cards }) => found && cards.filter(({ slug }) => found.has(slug)).length);
  const ids = lists.map((list) => list.hash);
  const [active, setActive] = useState(0);
  // A hash that names no list, as a skip link's, leaves the open one.
  useHash((hash) => (hash === '' || ids.includes(hash)) && setActive(Math.max(0, ids.indexOf(hash))));
  const select = (index: number) => {
    if (index === active) return;
    setActive(index);
    // Following the link would make the page jump.
    window.history.pushState(null, '', `#${ids[index]}`);
  };
  const { isHydrated, list, item, tab, panel } = useTabs({ ids, active, select });

  return (
    // Until `data-tabs` is set, the style sheet chooses the list (publications.css).
    <div className="publication-lists" data-tabs={isHydrated ? '' : undefined}>
      <ul
        {...list}
        aria-label={label}
        className="flex gap-x-5 border-line border-b max-sm:text-small has-[>:nth-child(3)]:flex-wrap sm:gap-x-8"
      >
        {lists.map(({ hash: id, label: name }, index) => (
          <li key={id} {...item} className="publication-tab -mb-px min-w-0">
            <a
              {...tab(index)}
              className={cn(
                'flex h-full min-h-12 items-center border-b-2 py-2 font-semibold no-underline hover:text-ink',
                index === active ? 'border-clay text-ink' : 'border-transparent text-muted',
              )}
            >
              {/* A line ends with the dash, and never begins with it. */}
              <span>{name.replaceAll(' - ', '\u00a0- ')}</span>
              {found && <span className="whitespace-pre">{` (${counts[index]})`}</span>}
            </a>
          </li>
        ))}
      </ul>
      <div>
        {lists.map(({ hash: id, label: name, cards }, index) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-heading`}
            {...panel(index)}
            className={cn(
              'publication-list scroll-mt-56 pt-6 lg:pt-8',
              isHydrated && index !== active && 'hidden',
              // Prints all lists but those in which a search found no card.
              counts[index] === 0 ? 'print:hidden' : isHydrated && index !== active && 'no-script:block',
            )}
          >
            <Heading
              id={`${id}-heading`}
              className="absolute mb-8 [clip-path:inset(50%)] no-script:static no-script:[clip-path:none]"
            >
              {name}
            </Heading>
            <TextLink href={`#${followEditionsId}`} className="sr-only focus-visible:not-sr-only">
              {publicationSearch.skipLabel}
            </TextLink>
            <ul className="grid grid-cols-1 gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-2">
              {cards.map(({ slug, card }) => (
                <li
                  key={slug}
                  data-slug={slug}
                  hidden={found && !found.has(slug)}
                  className="@container grid grid-rows-[1fr_auto]"
                >
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
