import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { toolLink } from '@/content/navigation';

/**
 * Floats as a tab of the page's edge, inside the gutter and never wider than it, so it covers nothing. On phones, which
 * have no gutter to spare, it stands in the page's flow above the footer. The tooltip is a native hint popover, with a
 * CSS fallback where the platform has no interest invokers yet (see globals.css).
 */
export function ToolLink() {
  const { href, label, tooltip } = toolLink;
  return (
    <aside
      aria-label={tooltip}
      className="tool-link border-line border-t bg-card px-gutter py-5 at-edge:fixed at-edge:right-0 at-edge:bottom-8 at-edge:z-30 at-edge:border-0 at-edge:bg-transparent at-edge:p-0 print:hidden"
    >
      <Link
        href={href}
        aria-describedby="tool-link-tip"
        {...{ interestfor: 'tool-link-tip' }}
        className="inline-flex min-h-11 items-center gap-2 rounded border border-edge bg-card px-4 py-2 font-semibold text-ink text-small no-underline transition-colors hover:border-teal hover:text-teal active:bg-teal-soft focus-visible:-outline-offset-4 at-edge:min-h-0 at-edge:rounded-r-none at-edge:border-r-0 at-edge:px-3.5 at-edge:py-1 at-edge:text-[length:min(theme(fontSize.small),calc(theme(spacing.gutter)*0.4))] at-edge:leading-tight at-edge:[writing-mode:vertical-rl]"
      >
        <Icon name="lines" className="size-5 text-clay at-edge:size-[1.1em]" />
        {label}
      </Link>
      <span
        id="tool-link-tip"
        role="tooltip"
        popover="hint"
        className="rounded bg-ink px-3 py-1.5 font-medium text-paper text-small"
      >
        {tooltip}
      </span>
    </aside>
  );
}
