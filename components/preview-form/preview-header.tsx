import { Link } from '@/components/ui/link';
import { previewForm } from '@/content/preview-form';

type PreviewHeaderProps = { siteName: string; title?: string };

/** For a tab of its own: whose form this is, and for what. The page around a frame says both itself. */
export function PreviewHeader({ siteName, title }: PreviewHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b pb-4">
      <Link href="/" className="font-medium font-serif text-ink text-title no-underline">
        {siteName}
      </Link>
      {title && (
        <p className="text-muted text-small">
          {previewForm.forLabel} <strong className="font-semibold text-ink">{title}</strong>
        </p>
      )}
    </header>
  );
}
