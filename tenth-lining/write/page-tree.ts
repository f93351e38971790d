import type { ObjectReader } from './object-reader';
import type { Changes } from './page-update';
import { dictionaryText, referenceNumber } from './syntax';

/** Where a page is named: the branch of the page tree that names it, and its place among that branch's kids. */
type Slot = { page: number; branch: number; at: number };

/**
 * Gives each page an object of its own to be written.
 *
 * @param pages how many the file has
 */
export function ownPages({ reader, put }: Changes, pages: number) {
  const taken = new Set<number>();
  const moved: { slot: Slot; to: number }[] = [];
  let slots: Slot[] | undefined;
  return {
    /**
     * The object that takes a page's place: its own, or a new one where an earlier page is the same object, or both would
     * show both's numbers.
     *
     * @returns undefined where it has no place of its own in the page tree: a branch of it stands there twice
     */
    place: (index: number, page: number): number | undefined => {
      if (page !== 0 && !taken.has(page)) {
        taken.add(page);
        return page;
      }
      slots ??= slotsOf(reader, pages);
      const slot = slots[index];
      if (slot?.page !== page) return undefined;
      const to = put('');
      moved.push({ slot, to });
      return to;
    },
    /** Has the page tree name the new objects. */
    settle: (): void => {
      for (const branch of new Set(moved.map(({ slot }) => slot.branch))) {
        const kids = kidsOf(reader, branch);
        for (const { slot, to } of moved) if (slot.branch === branch) kids[slot.at] = `${to} 0 R`;
        const entries = new Map(reader.dictionary(`${branch} 0 R`)).set('Kids', `[${kids.join(' ')}]`);
        put(dictionaryText(entries), branch);
      }
    },
  };
}

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

const kidsOf = (reader: ObjectReader, branch: number): string[] =>
  reader.items(reader.dictionary(`${branch} 0 R`).get('Kids'));
