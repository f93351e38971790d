import type { GateItem } from '@/components/publications/gate/gate-reducer';
import { TextLink } from '@/components/ui/text-link';
import { previewForm } from '@/content/preview-form';

/** What the form needs of a publication to hand it over in a tab of its own. */
export type PreviewPublication = Pick<GateItem, 'title' | 'pdfUrl' | 'size'>;

/** "Open *title* (PDF, 41 KB)", in a new tab: from a frame it would otherwise open inside the dialog. */
export function PublicationFile({ title, pdfUrl, size }: PreviewPublication) {
  return (
    <TextLink href={pdfUrl} newTab>
      {previewForm.openLabel} <em>{title}</em> (PDF, {size})
    </TextLink>
  );
}
