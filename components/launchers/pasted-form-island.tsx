'use client';

import type { ReactNode } from 'react';
import { island } from '@/components/ui/island';
import type { LauncherWords } from '@/content/launcher-types';
import type { LoaderStart } from './loader-start';
import { useDeferred } from './use-deferred';

type PastedFormIslandProps = {
  /** where this site keeps the form library's loader */
  folder: string;
  start: LoaderStart;
  /** it opens by the clock, so the page's scripts cannot wait for the visitor's first signal (docs/design.md §6) */
  isEager: boolean;
  words: LauncherWords;
  /** the link to the form, with the `data-tf-…` attributes that the loader looks for */
  children: ReactNode;
};

const load = () => import('./pasted-form-behaviour');

/** Brings the form library's own loader to a page with pasted HTML, once it is needed. */
export const PastedFormIsland = island(function PastedFormIsland({
  children,
  isEager,
  ...props
}: PastedFormIslandProps) {
  const { code, root } = useDeferred(load, props.start !== 'press');
  return (
    <div {...root} data-runtime={isEager ? 'eager' : undefined}>
      {children}
      {code && <code.PastedFormBehaviour root={root.ref} {...props} />}
    </div>
  );
});
