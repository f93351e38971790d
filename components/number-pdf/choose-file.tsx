import { useEffect, useId, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import { numberPdf as words } from '@/content/number-pdf';
import styles from './number-pdf.module.css';

type ChooseFileProps = {
  hasWork: boolean;
  /** a file is being held over the page */
  isOver: boolean;
  onChoose: (file: File) => void;
  /** somebody is about to choose */
  onPrepare: () => void;
};

/** The browser's own file input, in a frame that says that the whole page takes a file. */
export function ChooseFile({ hasWork, isOver, onChoose, onPrepare }: ChooseFileProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // A file that was chosen before this script listened.
  useEffect(() => {
    const file = input.current?.files?.[0];
    if (file) onChoose(file);
  }, [onChoose]);

  return (
    <div
      onPointerEnter={onPrepare}
      className={cn(
        'grid gap-3 rounded border border-edge border-dashed p-5 sm:p-8',
        isOver ? 'bg-teal-soft' : 'bg-card',
      )}
    >
      <label htmlFor={id} className="font-medium font-serif text-title">
        {hasWork ? words.choose.another : words.choose.label}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept="application/pdf,.pdf"
        aria-describedby={`${id}-hint`}
        onClick={onPrepare}
        onChange={({ currentTarget: { files } }) => files?.[0] && onChoose(files[0])}
        className={cn('w-full max-w-narrow cursor-pointer text-small', styles.file)}
      />
      <p id={`${id}-hint`} className="text-muted text-small">
        {isOver ? words.choose.drop : words.choose.hint}
      </p>
    </div>
  );
}
