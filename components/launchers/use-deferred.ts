import { type RefObject, useEffect, useRef, useState } from 'react';
import { plainClick } from '@/lib/launchers/plain-click';
import { useIslandReady } from '@/lib/use-island-ready';

/** What the fetched code gets: the island's element, and the link that was pressed while it was being fetched. */
export type DeferredProps = {
  root: RefObject<HTMLDivElement | null>;
  held: RefObject<HTMLAnchorElement | undefined>;
};

/**
 * An island that every page knows and few need: its code is fetched at the first press on its link, or at once if
 * `isEager`. The press is held until the code listens; the code repeats it. If it cannot be fetched, the link leads
 * where it leads.
 *
 * @param load an `import()`, the same function for the life of the page
 */
export function useDeferred<Code>(load: () => Promise<Code>, isEager: boolean): DeferredProps & { code?: Code } {
  const root = useIslandReady<HTMLDivElement>();
  const held = useRef<HTMLAnchorElement>(undefined);
  const [code, setCode] = useState<Code>();

  useEffect(() => {
    const element = root.current;
    if (!element || code) return;
    const onClick = (event: MouseEvent) => {
      const link = plainClick(event);
      if (!link) return;
      event.preventDefault();
      held.current = link;
      link.setAttribute('aria-busy', 'true');
      load().then(setCode, () => window.location.assign(link.href));
    };
    element.addEventListener('click', onClick);
    if (isEager) load().then(setCode, () => undefined);
    return () => element.removeEventListener('click', onClick);
  }, [root, code, load, isEager]);

  return { root, held, code };
}

/** Repeats the press that was held, once the code listens. */
export function repeatHeld(held: DeferredProps['held']): void {
  const link = held.current;
  held.current = undefined;
  link?.removeAttribute('aria-busy');
  link?.click();
}
