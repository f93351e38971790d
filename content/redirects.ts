/**
 * Addresses that have moved, for visitors who come by an old link: `from` is the old path, `to` the new one. Every host
 * answers them with a permanent redirect.
 */
export const redirects: ReadonlyArray<{ from: string; to: string }> = [
  { from: '/web/cases', to: '/web/publications/subjects' },
];
