import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(width >= 64rem)');

function listen(onChange: () => void): () => void {
  const wide = query();
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** Whether the panel stands beside the pages: what follows what in the page's order depends on it, not its look alone. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    listen,
    () => query().matches,
    () => false,
  );
