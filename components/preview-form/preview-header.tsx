import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';
import { previewForm } from '@/content/preview-form';

type PreviewHeaderProps = { siteName: string; title?: string; className?: string };

/**
 * For a tab of its own: whose form this is, and for what. The page around a frame says both itself. The title comes with
 * the script; its line is there from the start.
 */
export function PreviewHeader({ siteName, title, className }: PreviewHeaderProps) {
  return (
    <header
      className={cn(
        'mb-6 flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b pb-4',
        className,
      )}
    >
      <Link href="/" className="font-medium font-serif text-ink text-title no-underline">
        {siteName}
      </Link>
      <p className="min-h-[1lh] max-sm:basis-full text-muted text-small">
        {title && (
          <>
            {previewForm.forLabel} <strong className="font-semibold text-ink">{title}</strong>
          </>
        )}
      </p>
    </header>
  );
}
