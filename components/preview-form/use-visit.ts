import { useMemo, useSyncExternalStore } from 'react';
import { readVisit, type Visit } from '@/lib/preview-form/read-visit';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** What the address says; undefined until the browser can be asked, so that the first render is the exported page. */
export function useVisit(): Visit | undefined {
  const address = useSyncExternalStore<string | undefined>(
    subscribe,
    () => window.location.href,
    () => undefined,
  );
  return useMemo(() => (address ? readVisit(new URL(address)) : undefined), [address]);
}
