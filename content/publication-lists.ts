import type { PublicationListConfig } from './types';

/** The tabs in their order; the first is open by default. Each publication's file names its list. */
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
] as const satisfies readonly PublicationListConfig[];
