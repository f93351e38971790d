import { useSyncExternalStore } from 'react';

const changed = 'hashchange';

function subscribe(listen: () => void): () => void {
  window.addEventListener(changed, listen);
  window.addEventListener('popstate', listen);
  return () => {
    window.removeEventListener(changed, listen);
    window.removeEventListener('popstate', listen);
  };
}

/** The address's hash without its sign; '' on the server and in the first render. */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => '',
  );
}

/** Puts a hash into the address as a step that Back undoes, without the jump that following a link makes. */
export function pushHash(hash: string): void {
  const url = new URL(window.location.href);
  url.hash = hash;
  window.history.pushState(null, '', url);
  window.dispatchEvent(new Event(changed));
}
