import { createContext, useContext } from 'react';
import type { GateItem } from './gate-reducer';

type Gate = {
  open: (item: GateItem) => void;
  /** this device has answered the form, and is not asked again for now */
  isRemembered: boolean;
};

export const GateContext = createContext<Gate | null>(null);

export function useGate(): Gate {
  const gate = useContext(GateContext);
  if (!gate) throw new Error('A download button stands inside a <DownloadGate>.');
  return gate;
}

/** The id of a publication's button, to which the focus returns. */
export const downloadButtonId = (slug: string) => `download-${slug}`;
