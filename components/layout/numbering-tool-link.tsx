import type { Route } from 'next';
import { launchersOn } from '@/components/launchers/launcher';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { numberingToolLink, shortcutsLabel } from '@/content/navigation';
import { Tooltip } from './tooltip';

/**
 * A link to the numbering tool, on every page but the tool's own: in the gutter of a wide screen, where it covers no text, else
 * above the footer. It moves to the left gutter where a form's button takes the right one. The writing mode is set on the
 * fixed box, since WebKit miscounts the width of a box around vertical text; in Firefox `w-fit` would be endless there.
 *
 * @param path the page that shows it
 */
export function NumberingToolLink({ path }: { path?: Route }) {
  const { href, label, tooltip } = numberingToolLink;
  if (path?.startsWith(href)) return null;
  const isLeft = launchersOn(path).floating.length > 0;
  return (
    <aside
      aria-label={shortcutsLabel}
      className="tool-link border-line border-t bg-card px-gutter py-5 arriving:invisible at-edge:contents"
    >
      <Tooltip
        className={cn(
          'relative w-fit at-edge:fixed at-edge:bottom-8 at-edge:z-30 at-edge:w-auto at-edge:[writing-mode:vertical-rl]',
          isLeft ? 'at-edge:left-0' : 'at-edge:right-0',
        )}
      >
        <Link
          href={href}
          aria-describedby="tool-link-tip"
          className={cn(
            'wrap-anywhere inline-flex min-h-11 items-center gap-2 rounded border border-edge bg-card px-4 py-2 font-semibold text-ink text-small leading-tight no-underline hover:border-teal hover:text-teal active:bg-teal-soft focus-visible:-outline-offset-4 at-edge:min-h-0 at-edge:rounded-r-none at-edge:border-r-0 at-edge:px-3.5 at-edge:py-1 at-edge:text-[length:min(theme(fontSize.small),calc(theme(spacing.gutter)*0.4))]',
            isLeft && 'at-edge:rotate-180',
          )}
        >
          <Icon name="lines" className="size-5 text-clay at-edge:size-[1.1em]" />
          {label}
        </Link>
        {/* The transparent border keeps it hovered while the pointer crosses the gap. */}
        <span
          id="tool-link-tip"
          role="tooltip"
          className={cn(
            'invisible absolute inset-x-0 bottom-full rounded border-4 border-transparent bg-ink bg-clip-padding px-3 py-1.5 text-paper text-small [writing-mode:horizontal-tb] group-focus-within:visible group-hover:visible at-edge:bottom-0 at-edge:w-max',
            isLeft ? 'at-edge:right-auto at-edge:left-full' : 'at-edge:right-full at-edge:left-auto',
          )}
        >
          {tooltip}
        </span>
      </Tooltip>
    </aside>
  );
}
