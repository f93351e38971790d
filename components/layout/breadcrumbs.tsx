import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';
import { Container } from '@/components/ui/section';
import type { Crumb } from '@/site/breadcrumbs';

/** Breadcrumbs, positioned over the first section's padding: they add no height. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className="@container absolute inset-x-0 top-0 z-10">
      <Container>
        <ol className="flex items-center text-muted text-small">
          {crumbs.map(({ label: name, href }, index) => (
            // In a narrow window the page's own name is cut first, then left out: its heading has it in full. With large
            // text only the parent page is left.
            <li
              key={href}
              className={cn(
                // As tall as the link that may still stream in.
                'flex min-h-11 items-center',
                index === 0 && 'shrink-0',
                index !== crumbs.length - 2 && '@max-[16rem]:hidden',
                index > 0 && (index === crumbs.length - 1 ? 'min-w-16 shrink-[9999]' : 'min-w-0'),
                index > 1 && index === crumbs.length - 1 && '@max-[28rem]:hidden',
              )}
            >
              {index > 0 && (
                <span aria-hidden="true" className="@max-[16rem]:hidden px-1.5 text-edge">
                  /
                </span>
              )}
              {index === crumbs.length - 1 ? (
                <span aria-current="page" className="truncate">
                  {name}
                </span>
              ) : (
                <Link
                  href={href}
                  className="flex min-h-11 min-w-0 items-center underline decoration-1 decoration-edge underline-offset-4 hover:text-ink"
                >
                  <span className="truncate">{name}</span>
                </Link>
              )}
            </li>
          ))}
        </ol>
      </Container>
    </nav>
  );
}
