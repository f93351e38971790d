import { useLayoutEffect, useState } from 'react';

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
function readFormParameters({ search, hash }: Pick<Location, 'search' | 'hash'>): FormParameters {
  const query = new URLSearchParams(search);
  return {
    publication: new URLSearchParams(hash.slice(1)).get('publication') ?? '',
    embedId: query.get('typeform-embed-id') ?? undefined,
    hidesHeader: query.get('embed-hide-headers') === 'true',
    simulate: simulations.find((simulate) => simulate === query.get('simulate')),
  };
}

/** What the address says; undefined in the first render, which is the exported page, and known before the next paint. */
export function useFormParameters(): FormParameters | undefined {
  const [parameters, setParameters] = useState<FormParameters>();
  useLayoutEffect(() => {
    const read = () => setParameters(readFormParameters(window.location));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return parameters;
}
