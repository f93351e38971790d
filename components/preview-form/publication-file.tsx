import { TextLink } from '@/components/ui/text-link';
import { previewForm } from '@/content/preview-form';
import type { PreviewPublication } from './preview-form';

/** "Open *title* (PDF, 41 KB)", in a new tab: from a frame it would otherwise open inside the dialog. */
export function PublicationFile({ title, pdfUrl, size }: PreviewPublication) {
  return (
    <TextLink href={pdfUrl} newTab>
      {previewForm.openLabel} <em>{title}</em> (PDF, {size})
    </TextLink>
  );
}
