/** Ways for tests and demonstrations to see the form misbehave; only the built-in page knows them. */
export const plays = ['slow', 'late', 'never', 'duplicate', 'closed', 'ponder', 'twice', 'redirect'] as const;
export type Play = (typeof plays)[number];

/** What the built-in form's own address says. */
export type Visit = {
  /** the publication's title from the hash, as the library writes its hidden fields; '' without one */
  publication: string;
  /** `typeform-embed-id` of the library that shows this page in a frame; undefined in a tab of its own */
  embedId?: string;
  /** the frame's owner shows a heading of its own */
  hidesHeader: boolean;
  play?: Play;
};

/**
 * Reads the form page's address.
 *
 * @param search `?typeform-embed-id=…&embed-hide-headers=true&play=slow`
 * @param hash `#publication=TAT+Summaries`
 */
export function readVisit({ search, hash }: Pick<Location, 'search' | 'hash'>): Visit {
  const query = new URLSearchParams(search);
  const embedId = query.get('typeform-embed-id') ?? undefined;
  return {
    publication: new URLSearchParams(hash.slice(1)).get('publication') ?? '',
    ...(embedId && { embedId }),
    hidesHeader: query.get('embed-hide-headers') === 'true',
    play: plays.find((play) => play === query.get('play')),
  };
}
