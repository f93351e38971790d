'use client';

import type { ReactNode } from 'react';
import type { LoaderStart } from '@/lib/launchers/loader-start';
import type { LauncherWords } from '@/lib/launchers/types';
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
export function PastedFormIsland({ children, isEager, ...props }: PastedFormIslandProps) {
  const { code, ...deferred } = useDeferred(load, props.start !== 'press');
  return (
    <div ref={deferred.root} data-runtime={isEager ? 'eager' : undefined}>
      {children}
      {code && <code.PastedFormBehaviour {...deferred} {...props} />}
    </div>
  );
}
