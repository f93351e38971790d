import type { Ref } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { pdfLink } from '@/content/pdf-link';
import type { GateItem } from './gate-item';

export type PdfFile = Pick<GateItem, 'title' | 'pdfUrl' | 'size'>;

type PdfLinkProps = { item: PdfFile; onInk?: boolean; ref?: Ref<HTMLAnchorElement> };

/** "Open *title* (PDF, 41 KB)": a plain link to the file, in a new tab. */
export function PdfLink({ item, onInk, ref }: PdfLinkProps) {
  return (
    <TextLink ref={ref} href={item.pdfUrl} newTab onInk={onInk}>
      {pdfLink.openLabel} <em>{item.title}</em> {`(${pdfLink.fileType}, ${item.size})`}
    </TextLink>
  );
}
