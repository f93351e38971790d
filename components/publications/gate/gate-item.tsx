import { Picture } from '@/components/ui/picture/picture';
import type { ListedPublication } from '@/content/types';
import { formatSize } from '@/lib/format-size';
import type { GateItem } from './pdf-link';

/**
 * What a download button hands to the dialog.
 *
 * @param coverSizes as the page's own picture of the cover has them: then the dialog shows the file that is there already
 */
export function gateItem(publication: ListedPublication, coverSizes: string): GateItem {
  const { slug, title, description, image, pdfUrl, pdf } = publication;
  return {
    slug,
    title,
    pdfUrl,
    size: formatSize(pdf.bytes),
    pages: pdf.pages,
    scope: description,
    cover: (
      <Picture
        src={image}
        alt=""
        sizes={coverSizes}
        className="h-14 w-auto rounded-sm shadow-float md:h-auto md:w-26"
      />
    ),
  };
}
