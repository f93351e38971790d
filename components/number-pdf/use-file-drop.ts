import { useEffect, useState } from 'react';

/**
 * Takes a file that is dropped anywhere on the page, where a browser would otherwise leave the page and show the file.
 *
 * @returns whether one is being held over it
 */
export function useFileDrop(onFile: (file: File) => void, onPrepare: () => void): boolean {
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
      const file = event.dataTransfer?.files[0];
      setOver(false);
      if (!file) return;
      event.preventDefault();
      onFile(file);
    });
    return () => listening.abort();
  }, [onFile, onPrepare]);
  return isOver;
}
