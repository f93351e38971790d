import { cache, type ReactNode } from 'react';
import { Picture } from '@/components/ui/picture/picture';
import { gate, pdfLink } from '@/content/gate';
import type { PublicationWithPdf } from '@/content/types';
import { formSettings } from '@/site/form-settings';
import { sampleExtentText } from '@/site/sample-extent-text';
import { type PdfFile, pdfOf } from './pdf-link';

/** What a download button hands to the dialog. */
export type GateItem = PdfFile & {
  slug: string;
  /** what the reader gets: "38 pages", "31 cases summarised", "PDF, 41 KB", "Opens at once" */
  facts: readonly string[];
  /** for the dialog */
  cover?: ReactNode;
  form: typeof form;
};

// One object for all buttons, so that the page's data has it once.
const form = formSettings();

/**
 * One object for all buttons of a publication, so that the page's data has it once. With the sizes of the page's own picture
 * of the cover, the dialog shows the file that is already loaded.
 */
export const gateItem = cache((publication: PublicationWithPdf, coverSizes: string): GateItem => {
  const { slug, description, image, pdf } = publication;
  const { pages, opens } = gate.offer;
  const file = pdfOf(publication);
  return {
    slug,
    ...file,
    facts: [
      `${pdf.pages} ${pages[pdf.pages === 1 ? 'one' : 'many']}`,
      description,
      sampleExtentText(publication),
      `${pdfLink.fileType}, ${file.size}`,
      opens,
    ].filter((fact) => fact !== undefined),
    cover: (
      <Picture
        src={image}
        alt=""
        sizes={coverSizes}
        className="h-14 w-auto rounded-sm shadow-float md:h-auto md:w-26"
      />
    ),
    form,
  };
});
