import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import type { Crumb } from '@/lib/breadcrumbs';

type BreadcrumbsProps = { label: string; crumbs: readonly Crumb[] };

/** Where the page stands in the site. It lies over the first section's own space, so no page moves because of it. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="absolute inset-x-0 top-0 z-10 print:hidden">
      <Container>
        <ol className="flex items-center text-muted text-small">
          {crumbs.map((crumb, index) => (
            <li
              key={crumb.href}
              className={index === crumbs.length - 1 ? 'flex min-w-0 items-center' : 'flex shrink-0 items-center'}
            >
              {index > 0 && (
                <span aria-hidden="true" className="px-2 text-edge">
                  /
                </span>
              )}
              <Crumbed {...crumb} isCurrent={index === crumbs.length - 1} />
            </li>
          ))}
        </ol>
      </Container>
    </nav>
  );
}

function Crumbed({ label, href, isCurrent }: Crumb & { isCurrent: boolean }) {
  const place = 'flex min-h-11 items-center';
  if (isCurrent) {
    return (
      <span aria-current="page" className="truncate">
        {label}
      </span>
    );
  }
  return (
    <Link href={href} className={`${place} underline decoration-1 decoration-line underline-offset-4 hover:text-ink`}>
      {label}
    </Link>
  );
}
