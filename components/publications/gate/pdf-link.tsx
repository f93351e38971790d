import type { Ref } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { gate } from '@/content/gate';
import type { GateItem } from './gate-reducer';

type PdfLinkProps = { item: GateItem; onInk?: boolean; ref?: Ref<HTMLAnchorElement> };

/** "Open *title* (PDF, 41 KB)": a plain link to the file, in a new tab. */
export function PdfLink({ item, onInk, ref }: PdfLinkProps) {
  return (
    <TextLink ref={ref} href={item.pdfUrl} newTab onInk={onInk}>
      {gate.openLabel} <cite>{item.title}</cite> (PDF, {item.size})
    </TextLink>
  );
}
