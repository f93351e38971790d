import { cn } from '@/components/ui/cn';
import { ButtonLink, Link } from '@/components/ui/link';
import { Container } from '@/components/ui/section';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import type { NavigationContent } from '@/content/types';
import { MobileMenu } from './mobile-menu';

// A long name is set smaller and leaves less room for the demo button.
const isLongName = site.name.length > 18;

/**
 * Container queries in rem choose between links and menu, so that a desktop with 200 % text gets the menu. On phones the demo
 * is the header's only button and the log-in is the menu's first link; on the narrowest the demo is in the menu too.
 */
export function Header({ current }: { current?: string }) {
  const { items, menuItems, label, menuLabel, logIn, bookDemo }: NavigationContent = navigation;
  return (
    <header className="sticky top-0 z-40 -mb-px border-line border-b bg-paper arriving:invisible">
      <Container className="@container flex h-header items-center justify-between gap-3">
        <Wordmark />
        <div className="flex items-center gap-3 @min-[52rem]:gap-6">
          <nav aria-label={label} className="hidden @min-[52rem]:block">
            <NavLinks items={items} current={current} layout="row" />
          </nav>
          <Link
            href={logIn.href}
            className="hidden @min-[52rem]:flex min-h-11 items-center whitespace-nowrap font-semibold text-ink text-small no-underline hover:underline"
            label={logIn.label}
          />
          <ButtonLink
            href={bookDemo.href}
            newTab={bookDemo.newTab}
            size="small"
            className={cn(
              // In a narrow header the button's words wrap instead of pushing the menu out.
              '@max-[20rem]:px-2 @min-[20rem]:whitespace-nowrap',
              isLongName ? '@max-[30rem]:hidden' : '@max-[16rem]:hidden',
            )}
            label={bookDemo.label}
          />
          <MobileMenu label={menuLabel}>
            <nav aria-label={label}>
              <NavLinks items={[logIn, ...items, ...menuItems]} current={current} layout="column" />
            </nav>
            <ButtonLink href={bookDemo.href} newTab={bookDemo.newTab} className="mt-5 w-full" label={bookDemo.label} />
            {bookDemo.note && <p className="mt-3 text-muted text-small">{bookDemo.note}</p>}
          </MobileMenu>
        </div>
      </Container>
    </header>
  );
}

function Wordmark() {
  return (
    <Link
      href="/"
      translate="no"
      className={cn(
        'inline-flex min-h-11 items-center gap-2 font-medium font-serif text-title leading-tight no-underline',
        isLongName && '@max-[16rem]:text-small @max-[52rem]:text-base',
      )}
    >
      {site.name}
      <span
        aria-hidden="true"
        className={cn(
          'font-sans font-semibold text-clay text-tiny tabular-nums',
          isLongName ? '@max-[26rem]:hidden' : '@max-[16rem]:hidden',
        )}
      >
        10
      </span>
    </Link>
  );
}

type NavLinksProps = {
  items: ReadonlyArray<{ label: string; href: string }>;
  /** the page's path: its link is marked, or its ancestor's */
  current?: string;
  layout: 'row' | 'column';
};

function NavLinks({ items, current, layout }: NavLinksProps) {
  return (
    <ul className={cn('flex', layout === 'row' ? 'items-center gap-x-7' : 'flex-col')}>
      {items.map(({ label, href }) => (
        <li key={href} className={cn(layout === 'column' && 'border-line border-b')}>
          <Link
            href={href}
            aria-current={ariaCurrentOf(href, current)}
            className={cn(
              'flex min-h-11 items-center font-medium text-ink no-underline decoration-2 decoration-clay underline-offset-8 hover:underline aria-[current]:underline',
              layout === 'row' ? 'whitespace-nowrap text-small' : 'py-3 font-serif text-title',
            )}
            label={label}
          />
        </li>
      ))}
    </ul>
  );
}

/** `page` for the page itself, `true` for an ancestor of it. */
function ariaCurrentOf(href: string, current = ''): 'page' | 'true' | undefined {
  if (href === current) return 'page';
  return href !== '/' && current.startsWith(`${href}/`) ? 'true' : undefined;
}
