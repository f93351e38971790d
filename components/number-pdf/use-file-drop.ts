import { useEffect, useState } from 'react';

/**
 * Takes files that are dropped anywhere on the page, where a browser would otherwise leave the page and show them.
 *
 * @returns whether some are being held over it
 */
export function useFileDrop(onFiles: (files: File[]) => void, onPrepare: () => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (type: 'dragover' | 'dragleave' | 'drop', hear: (event: DragEvent) => void) =>
      document.addEventListener(type, hear, { signal: listening.signal });
    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      onPrepare();
      setOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false));
    listen('drop', (event) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      setOver(false);
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    });
    return () => listening.abort();
  }, [onFiles, onPrepare]);
  return isOver;
}
