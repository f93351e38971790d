import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls `onHash` with the address's hash, without its sign: before the first paint after hydration, and when it changes. */
export function useHash(onHash: (hash: string, isFirst: boolean) => void): void {
  const read = useEffectEvent((change?: Event) => onHash(window.location.hash.slice(1), !change));
  useLayoutEffect(() => {
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
}
