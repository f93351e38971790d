import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import styles from './number-pdf.module.css';

type ChooseFileProps = {
  input?: RefObject<HTMLInputElement | null>;
  label: string;
  /** the box has room for it; without it, it is a button above a file at work */
  hint?: string;
  /** a file is being held over the page */
  isOver?: boolean;
  onChoose: (files: File[]) => void;
  /** somebody is about to choose */
  onPrepare: () => void;
};

/** The browser's own file input, as large as the box it stands in: all of it takes a press or files. */
export function ChooseFile({ input, label, hint, isOver, onChoose, onPrepare }: ChooseFileProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const field = input ?? own;

  // Files that were chosen before this script listened.
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
        isOver ? 'bg-teal-soft' : hint && 'bg-card',
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
          // The same file may be chosen again, after Cancel or when it was mended.
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
