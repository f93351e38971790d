import { Container } from '@/components/ui/container';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { ButtonLink } from '../ui/button-link';
import { MobileMenu } from './mobile-menu';
import { NavLinks } from './nav-links';
import { Wordmark } from './wordmark';

type HeaderProps = { current?: string };

/**
 * The row, the menu and the login button are chosen by the room there is for their words, not by the screen: at 200 %
 * text a desktop gets the menu, and a phone finds the login in it.
 */
export function Header({ current }: HeaderProps) {
  const { items, label, menuLabel, closeLabel, logIn } = navigation;
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-line border-b bg-paper print:static">
      <Container className="@container flex h-header items-center justify-between gap-3">
        <Wordmark name={site.name} />
        <div className="flex items-center gap-3 @min-[52rem]:gap-7">
          <nav aria-label={label} className="hidden @min-[52rem]:block print:hidden">
            <NavLinks items={items} current={current} layout="row" />
          </nav>
          <ButtonLink
            href={logIn.href}
            look="secondary"
            size="small"
            className="@max-[16rem]:hidden @max-[20rem]:px-3 whitespace-nowrap print:hidden"
          >
            {logIn.label}
          </ButtonLink>
          <MobileMenu label={menuLabel} closeLabel={closeLabel}>
            <nav aria-label={label}>
              <NavLinks items={items} current={current} layout="column" />
            </nav>
            <ButtonLink href={logIn.href} look="secondary" className="@min-[16rem]:hidden mt-4">
              {logIn.label}
            </ButtonLink>
          </MobileMenu>
        </div>
      </Container>
    </header>
  );
}
