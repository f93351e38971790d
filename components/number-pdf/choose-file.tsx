import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import styles from './number-pdf.module.css';

type ChooseFileProps = {
  input?: RefObject<HTMLInputElement | null>;
  label: string;
  /** shown in a box to drop files on; without it, only a button is shown */
  hint?: string;
  isDragOver?: boolean;
  onChoose: (files: File[]) => void;
  /** called before a file is chosen: the pointer is near, or the chooser opens */
  onPrepare: () => void;
};

/** A file input, transparent and as large as its box, so that the browser handles a click or a drop anywhere in it. */
export function ChooseFile({ input, label, hint, isDragOver, onChoose, onPrepare }: ChooseFileProps) {
  const id = useId();
  const ownInput = useRef<HTMLInputElement>(null);
  const field = input ?? ownInput;

  // Files may have been chosen before hydration.
  useEffect(() => {
    const files = [...(field.current?.files ?? [])];
    if (files.length > 0) onChoose(files);
  }, [field, onChoose]);

  return (
    <div
      onPointerEnter={onPrepare}
      className={cn(
        'no-script:hidden failed:hidden',
        hint ? styles.box : 'relative w-fit rounded',
        isDragOver ? 'bg-teal-soft' : hint && 'bg-card',
      )}
    >
      <input
        ref={field}
        id={id}
        type="file"
        multiple
        accept="application/pdf,.pdf"
        aria-describedby={hint && `${id}-hint`}
        onClick={({ currentTarget }) => {
          onPrepare();
          // Without this, choosing the same file again fires no change event.
          currentTarget.value = '';
        }}
        onChange={({ currentTarget: { files } }) => files?.[0] && onChoose([...files])}
        className={cn('absolute inset-0 size-full cursor-pointer opacity-0', styles.input)}
      />
      <label
        htmlFor={id}
        className={cn('relative', buttonStyles(hint ? {} : { look: 'secondary', size: 'small' }), styles.choose)}
      >
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-small">
          {hint}
        </p>
      )}
    </div>
  );
}

/**
 * Takes files that are dropped anywhere on the page, since a browser would leave the page and show them. Returns whether
 * files are being dragged over it.
 */
export function useFileDrop(onFiles: (files: File[]) => void, onPrepare: () => void): boolean {
  const [isDragOver, setDragOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (type: 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      document.addEventListener(type, handle, { signal: listening.signal });
    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      onPrepare();
      setDragOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setDragOver(false));
    listen('drop', (event) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      setDragOver(false);
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    });
    return () => listening.abort();
  }, [onFiles, onPrepare]);
  return isDragOver;
}
