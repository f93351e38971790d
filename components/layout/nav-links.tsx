import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';

type NavLinksProps = {
  items: ReadonlyArray<{ label: string; href: string }>;
  /** the page being read; its link is marked, or that of the page it belongs to */
  current?: string;
  layout: 'row' | 'column';
};

export function NavLinks({ items, current, layout }: NavLinksProps) {
  return (
    <ul
      className={cn(
        'flex',
        layout === 'row' ? 'items-center gap-7 no-popover:flex-wrap no-popover:gap-y-0' : 'flex-col',
      )}
    >
      {items.map(({ label, href }) => (
        <li key={href} className={cn(layout === 'column' && 'border-line border-b')}>
          <Link
            href={href}
            aria-current={place(href, current)}
            className={cn(
              'flex min-h-11 items-center font-medium text-ink no-underline decoration-2 decoration-clay underline-offset-8 hover:underline aria-[current]:underline',
              layout === 'row' ? 'whitespace-nowrap text-small' : 'py-3 font-serif text-title',
            )}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** `page` for the page itself, `true` for the entry it belongs to. */
function place(href: string, current = ''): 'page' | 'true' | undefined {
  if (href === current) return 'page';
  return href !== '/' && current.startsWith(`${href}/`) ? 'true' : undefined;
}
