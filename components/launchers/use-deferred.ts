import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIslandRoot } from '@/components/ui/island';
import { holdLinks } from './hold-links';

/** What the fetched code gets: the island's element, with the link in it. */
export type DeferredProps = { root: RefObject<HTMLDivElement | null> };

/**
 * An island that every page knows and few need: its code is fetched at the first press on its link, or at once if
 * `isEager`. The press is held until the code listens.
 *
 * @param load an `import()`, the same function for the life of the page
 */
export function useDeferred<Code>(load: () => Promise<Code>, isEager: boolean) {
  const root = useIslandRoot<HTMLDivElement>();
  const [code, setCode] = useState<Code>();
  const listens = useRef<() => void>(undefined);

  // An effect of the fetched component has run before this one, so it listens.
  useEffect(() => {
    if (code) listens.current?.();
  }, [code]);
  useEffect(() => {
    const element = root.ref.current;
    if (!element || code) return;
    const fetched = () =>
      load().then((loaded) => {
        setCode(loaded);
        return new Promise<void>((resolve) => {
          listens.current = resolve;
        });
      });
    if (isEager) fetched().catch(() => undefined);
    return holdLinks(element, fetched);
  }, [root.ref, code, load, isEager]);

  return { root, code };
}
