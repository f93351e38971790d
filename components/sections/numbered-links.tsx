import { Link } from '@/components/ui/link';
import type { Action } from '@/content/types';

/** Links in a column, numbered by tens in the right margin like the lines of a record. */
export function NumberedLinks({ actions }: { actions: readonly Action[] }) {
  return (
    <ul className="mt-8 max-w-narrow border-line border-t">
      {actions.map(({ href, label }, index) => (
        <li key={href} className="border-line border-b">
          <Link
            href={href}
            className="group flex min-h-12 items-center justify-between gap-6 font-semibold text-teal no-underline hover:text-teal-deep"
          >
            <span className="underline decoration-1 underline-offset-4 group-hover:decoration-2">{label}</span>
            <span aria-hidden="true" className="text-clay text-tiny tabular-nums [letter-spacing:0.025em]">
              {(index + 1) * 10}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
