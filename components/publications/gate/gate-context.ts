import { createContext, useContext } from 'react';
import type { GateItem } from './gate-reducer';

type OpenGate = (item: GateItem) => void;

export const GateContext = createContext<OpenGate | null>(null);

/** How a download button opens the form for its publication. */
export function useOpenGate(): OpenGate {
  const open = useContext(GateContext);
  if (!open) throw new Error('A download button stands inside a <DownloadGate>.');
  return open;
}

/** The id of a publication's button, to which the focus returns. */
export const downloadButtonId = (slug: string) => `download-${slug}`;
