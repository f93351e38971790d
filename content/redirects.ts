/** Permanent redirects from addresses that have moved. */
export const redirects: ReadonlyArray<{ from: string; to: string }> = [
  { from: '/web/cases', to: '/web/publications/subjects' },
];
