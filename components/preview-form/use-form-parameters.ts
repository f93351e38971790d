import { useMemo, useSyncExternalStore } from 'react';
import { type FormParameters, readFormParameters } from './read-form-parameters';

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
