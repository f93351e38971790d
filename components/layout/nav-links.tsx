import { Link } from '@/components/ui/link';
import { cn } from '@/lib/cn';

type NavLinksProps = {
  items: ReadonlyArray<{ label: string; href: string }>;
  /** the page being read; its link is marked, or that of the page it belongs to */
  current?: string;
  layout: 'row' | 'column';
};

export function NavLinks({ items, current, layout }: NavLinksProps) {
  return (
    <ul className={cn('flex', layout === 'row' ? 'items-center gap-7' : 'flex-col')}>
      {items.map(({ label, href }) => (
        <li key={href} className={cn(layout === 'column' && 'border-line border-b')}>
          <Link
            href={href}
            aria-current={place(href, current)}
            className={cn(
              'flex min-h-11 items-center font-medium text-ink text-small no-underline decoration-2 decoration-clay underline-offset-8 hover:underline aria-[current]:underline',
              layout === 'column' && 'py-3 font-serif text-title',
            )}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** "true" is ARIA's word for the entry under which the page stands, "page" for the page itself. */
function place(href: string, current = ''): 'page' | 'true' | undefined {
  if (href === current) return 'page';
  return href !== '/' && current.startsWith(`${href}/`) ? 'true' : undefined;
}
