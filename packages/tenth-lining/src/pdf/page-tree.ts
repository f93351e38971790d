import type { ObjectReader } from './object-reader';
import { referenceNumber } from './syntax';

/** Where a page is named: the branch of the page tree that names it, and its place among that branch's kids. */
export type Slot = { page: number; branch: number; at: number };

/** The slots of a file's pages, in their order (PDF 32000-1, 7.7.3): each branch once, and no more slots than there are pages. */
export function slotsOf(reader: ObjectReader, pages: number): Slot[] {
  const slots: Slot[] = [];
  const branches = new Set<number>();
  const visit = (branch: number): void => {
    branches.add(branch);
    for (const [at, kid] of kidsOf(reader, branch).entries()) {
      const page = referenceNumber(kid);
      if (slots.length >= pages) return;
      if (page === undefined || branches.has(page)) continue;
      if (reader.dictionary(kid).has('Kids')) visit(page);
      else slots.push({ page, branch, at });
    }
  };
  const root = referenceNumber(reader.dictionary(reader.trailer.get('Root')).get('Pages'));
  if (root !== undefined) visit(root);
  return slots;
}

export const kidsOf = (reader: ObjectReader, branch: number): string[] =>
  reader.items(reader.dictionary(`${branch} 0 R`).get('Kids'));
