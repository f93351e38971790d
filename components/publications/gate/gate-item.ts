import type { ListedPublication } from '@/content/types';
import { formatSize } from '@/lib/format-size';

/** What the gate needs to know of a publication. */
export type GateItem = {
  slug: string;
  title: string;
  pdfUrl: string;
  /** "41 KB" */
  size: string;
};

export function gateItem({ slug, title, pdfUrl, pdf }: ListedPublication): GateItem {
  return { slug, title, pdfUrl, size: formatSize(pdf.bytes) };
}
