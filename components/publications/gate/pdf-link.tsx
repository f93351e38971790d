import type { Ref } from 'react';
import { TextLink } from '@/components/ui/link';
import { pdfLink } from '@/content/gate';
import type { PublicationWithPdf } from '@/content/types';
import { formatSize } from '@/lib/format-size';

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

/** "Open *title* (PDF, 41 KB)": a plain link to the file, in a new tab. */
export function PdfLink({ item, ref }: { item: PdfFile; ref?: Ref<HTMLAnchorElement> }) {
  return (
    <TextLink ref={ref} href={item.pdfUrl} newTab>
      {pdfLink.openLabel} <em>{item.title}</em> {`(${pdfLink.fileType}, ${item.size})`}
    </TextLink>
  );
}
