import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { publicationsPage } from '@/content/publications-page';
import type { PublicationList } from '@/content/types';
import { shelfPath } from '@/lib/publications/shelves';

type ShelfPagesProps = { list: Pick<PublicationList, 'hash' | 'label'>; page: number; pages: number };

const words = publicationsPage.archive;

/**
 * The way to every page of a list: a link each, so that nothing is more than two steps from the publications page. With
 * scripts that page goes on by itself where the button stands (browse/use-shelves.ts).
 */
export function ShelfPages({ list: { hash, label }, page, pages }: ShelfPagesProps) {
  return (
    <nav
      aria-label={`${words.pagesLabel} ${label}`}
      className="mt-14 flex flex-wrap items-center gap-x-8 gap-y-6 print:hidden"
    >
      {page < pages && (
        <ButtonLink href={shelfPath(hash, page + 1)} look="secondary" data-more={page === 1 ? hash : undefined}>
          {words.moreLabel}
        </ButtonLink>
      )}
      <ol className="flex flex-wrap gap-x-1 text-small tabular-nums">
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link
              href={shelfPath(hash, number)}
              aria-label={`${words.pageLabel} ${number}`}
              aria-current={number === page ? 'page' : undefined}
              className="inline-flex min-h-11 min-w-11 items-center justify-center text-teal underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
