/** A list of publications: everything that differs from one to another stands here, and nowhere else. */
type ListEntry = {
  /** what a publication's file says under `list` */
  id: string;
  /** the tab's words */
  label: string;
  /** the tab's hash in the address */
  hash: string;
  jurisdiction: string;
  /** who decided its cases, in full; `short` is what titles call it, and search results spell out */
  tribunal?: { name: string; short?: string };
};

/** The tabs in their order; the first is open by default. Which publication stands where is told by its own file. */
export const publicationLists = [
  {
    id: 'TAT summaries',
    label: 'TAT summaries - Kenya',
    hash: 'tat-summaries',
    jurisdiction: 'Kenya',
    tribunal: { name: 'Kenya Tax Appeals Tribunal', short: 'TAT' },
  },
  {
    id: 'whitepapers',
    label: 'TAT Cases - Namibia',
    hash: 'whitepapers',
    jurisdiction: 'Namibia',
    // There is no Namibian TAT: docs/facts.md.
    tribunal: { name: 'Namibia’s tax courts and tribunal' },
  },
] as const satisfies readonly ListEntry[];

export type PublicationListWords = ListEntry & { id: (typeof publicationLists)[number]['id'] };
