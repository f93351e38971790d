import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { toolLink } from '@/content/navigation';

/**
 * Floats: as a tab in the page's empty gutter where that is wide enough, as a button in the corner on tablets. On
 * phones it stands in the page's flow above the footer, so it covers nothing. The tooltip is a native hint popover, with a CSS fallback where the platform has no interest
 * invokers yet (see globals.css).
 */
export function ToolLink() {
  const { href, label, tooltip } = toolLink;
  return (
    <aside
      aria-label={tooltip}
      className="tool-link border-line border-t bg-card px-gutter py-5 md:fixed md:right-5 md:bottom-5 md:z-30 xl:right-0 xl:bottom-8 md:border-0 md:bg-transparent md:p-0 print:hidden"
    >
      <Link
        href={href}
        aria-describedby="tool-link-tip"
        {...{ interestfor: 'tool-link-tip' }}
        className="inline-flex min-h-11 items-center gap-2 rounded border border-edge bg-card px-4 py-2 font-semibold text-ink text-small no-underline transition-colors hover:border-teal hover:text-teal md:shadow-float xl:min-h-0 xl:rounded-r-none xl:border-r-0 xl:px-1 xl:py-4 xl:[writing-mode:vertical-rl]"
      >
        <Icon name="lines" className="size-5 text-clay" />
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
