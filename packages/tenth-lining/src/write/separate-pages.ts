import { kidsOf, type Slot, slotsOf } from '../pdf/page-tree';
import { dictionaryText } from '../pdf/syntax';
import type { Changes } from './page-update';

export function separatePages({ reader, put }: Changes, pages: number) {
  const taken = new Set<number>();
  const moved: { slot: Slot; to: number }[] = [];
  let slots: Slot[] | undefined;
  return {
    /**
     * The object that takes a page's place: its own, or a new one where an earlier page is the same object, or both would
     * show both's numbers. Undefined where a branch of the page tree stands there twice, and the page has no place of its own.
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
