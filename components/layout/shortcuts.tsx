import { Icon } from '@/components/ui/icon';
import { ButtonLink, Link } from '@/components/ui/link';
import { navigation, shortcutsLabel, toolLink } from '@/content/navigation';
import { QuietBar } from './quiet-bar';
import { Tooltip } from './tooltip';

type ShortcutsProps = {
  /** the page being read: it has no link to itself */
  path?: string;
};

/**
 * On wide screens the tool link hangs in the gutter, where it covers nothing. On phones it stands above the footer, and
 * in the bar on the way up (quiet-bar.tsx). The writing mode is the box's own: WebKit miscounts the width of a box
 * around upright words.
 */
export function Shortcuts({ path }: ShortcutsProps) {
  const { href, label, tooltip } = toolLink;
  const { bookDemo } = navigation;
  // Nothing floats over the tool itself, which has a bar of its own.
  if (path?.startsWith(`${href}/`)) return null;
  const isThere = path === href;
  return (
    <QuietBar label={shortcutsLabel} isEmptyAtRest={isThere}>
      {!isThere && (
        <div className="tool-link at-edge:fixed at-edge:right-0 at-edge:bottom-8 at-edge:z-30 at-edge:[writing-mode:vertical-rl]">
          <Tooltip>
            <Link
              href={href}
              aria-describedby="tool-link-tip"
              className="wrap-anywhere inline-flex min-h-11 items-center gap-2 rounded border border-edge bg-card px-4 py-2 font-semibold text-ink text-small leading-tight no-underline hover:border-teal hover:text-teal active:bg-teal-soft focus-visible:-outline-offset-4 at-edge:min-h-0 at-edge:rounded-r-none at-edge:border-r-0 at-edge:px-3.5 at-edge:py-1 at-edge:text-[length:min(theme(fontSize.small),calc(theme(spacing.gutter)*0.4))]"
            >
              <Icon name="lines" className="size-5 text-clay at-edge:size-[1.1em]" />
              {label}
            </Link>
            <span
              id="tool-link-tip"
              role="tooltip"
              className="rounded [writing-mode:horizontal-tb] bg-ink px-3 py-1.5 text-paper text-small"
            >
              {tooltip}
            </span>
          </Tooltip>
        </div>
      )}
      <ButtonLink
        href={bookDemo.href}
        newTab={bookDemo.newTab}
        size="small"
        className="quiet-bar-only whitespace-nowrap"
      >
        {bookDemo.label}
      </ButtonLink>
    </QuietBar>
  );
}
