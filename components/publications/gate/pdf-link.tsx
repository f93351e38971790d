import type { ReactNode, Ref } from 'react';
import { TextLink } from '@/components/ui/link';
import { pdfLink } from '@/content/gate';
import type { PublicationWithPdf } from '@/content/types';
import { formatSize } from '@/lib/format-size';
import type { FormSettings } from '@/site/form-settings';

export type PdfFile = {
  title: string;
  pdfUrl: string;
  /** "41 KB" */
  size: string;
};

export const pdfOf = ({ title, pdfUrl, pdf }: PublicationWithPdf): PdfFile => ({
  title,
  pdfUrl,
  size: formatSize(pdf.bytes),
});

/** What the gate needs to know of a publication. */
export type GateItem = PdfFile & {
  slug: string;
  /** what the reader gets: "38 pages", "31 cases summarised", "PDF, 41 KB", "Opens at once" */
  facts: readonly string[];
  /** for the dialog */
  cover?: ReactNode;
  form: FormSettings;
};

/** "Open *title* (PDF, 41 KB)": a plain link to the file, in a new tab. */
export function PdfLink({ item, ref }: { item: PdfFile; ref?: Ref<HTMLAnchorElement> }) {
  return (
    <TextLink ref={ref} href={item.pdfUrl} newTab>
      {pdfLink.openLabel} <em>{item.title}</em> {`(${pdfLink.fileType}, ${item.size})`}
    </TextLink>
  );
}
