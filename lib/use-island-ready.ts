import { type RefObject, useEffect, useRef } from 'react';

/**
 * Marks an island's root element with `data-ready` once React listens to it. The export's late loader keeps a press
 * made before that moment and repeats it afterwards (scripts/export/late-runtime.ts); tests wait for it.
 */
export function useIslandReady<Root extends HTMLElement>(): RefObject<Root | null> {
  const ref = useRef<Root>(null);
  useEffect(() => {
    ref.current?.setAttribute('data-ready', '');
  }, []);
  return ref;
}
