import { useMemo, useSyncExternalStore } from 'react';

/** Ways for tests and demonstrations to see the form misbehave; only the built-in page knows them. */
const simulations = ['slow', 'late', 'never', 'duplicate', 'closed', 'ponder', 'redirect'] as const;
export type Simulation = (typeof simulations)[number];

/** What the built-in form's own address says. */
export type FormParameters = {
  /** the publication's title from the hash, as the library writes its hidden fields; '' without one */
  publication: string;
  /** `typeform-embed-id` of the library that shows this page in a frame; undefined in a tab of its own */
  embedId?: string;
  /** the frame's owner shows a heading of its own */
  hidesHeader: boolean;
  simulate?: Simulation;
};

/**
 * Reads the form page's address.
 *
 * @param search `?typeform-embed-id=…&embed-hide-headers=true&simulate=slow`
 * @param hash `#publication=TAT+Summaries`
 */
export function readFormParameters({ search, hash }: Pick<Location, 'search' | 'hash'>): FormParameters {
  const query = new URLSearchParams(search);
  const embedId = query.get('typeform-embed-id') ?? undefined;
  return {
    publication: new URLSearchParams(hash.slice(1)).get('publication') ?? '',
    ...(embedId && { embedId }),
    hidesHeader: query.get('embed-hide-headers') === 'true',
    simulate: simulations.find((simulate) => simulate === query.get('simulate')),
  };
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** What the address says; undefined until the browser can be asked, so that the first render is the exported page. */
export function useFormParameters(): FormParameters | undefined {
  const address = useSyncExternalStore<string | undefined>(
    subscribe,
    () => window.location.href,
    () => undefined,
  );
  return useMemo(() => (address ? readFormParameters(new URL(address)) : undefined), [address]);
}
