import { type RefObject, useEffect, useId } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { numberPdf as words } from '@/content/number-pdf';
import styles from './number-pdf.module.css';

type ChooseFileProps = {
  input: RefObject<HTMLInputElement | null>;
  /** a file is at work: the box is a button above it */
  isSmall: boolean;
  /** a file is being held over the page */
  isOver: boolean;
  onChoose: (files: File[]) => void;
  /** somebody is about to choose */
  onPrepare: () => void;
};

/** The browser's own file input, as large as the box it stands in: all of it takes a press or files. */
export function ChooseFile({ input, isSmall, isOver, onChoose, onPrepare }: ChooseFileProps) {
  const id = useId();

  // Files that were chosen before this script listened.
  useEffect(() => {
    const files = [...(input.current?.files ?? [])];
    if (files.length > 0) onChoose(files);
  }, [input, onChoose]);

  return (
    <div
      onPointerEnter={onPrepare}
      className={cn(
        'no-script:hidden failed:hidden',
        isSmall ? styles.smallBox : styles.box,
        isOver ? 'bg-teal-soft' : !isSmall && 'bg-card',
      )}
    >
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept="application/pdf,.pdf"
        aria-describedby={isSmall ? undefined : `${id}-hint`}
        onClick={({ currentTarget }) => {
          onPrepare();
          // The same file may be chosen again, after Cancel or when it was mended.
          currentTarget.value = '';
        }}
        onChange={({ currentTarget: { files } }) => files?.[0] && onChoose([...files])}
        className={styles.input}
      />
      <label
        htmlFor={id}
        className={cn(isSmall ? buttonStyles({ look: 'secondary', size: 'small' }) : buttonStyles(), styles.choose)}
      >
        {isSmall ? words.choose.another : words.choose.label}
      </label>
      {!isSmall && (
        <p id={`${id}-hint`} className="text-muted text-small">
          {isOver ? words.choose.drop : words.choose.hint}
        </p>
      )}
    </div>
  );
}

/** Files that come after those that are there: then they are a record. */
export function AddFiles({ onAdd }: { onAdd: (files: File[]) => void }) {
  const id = useId();
  return (
    <div className={styles.smallBox}>
      <input
        id={id}
        type="file"
        multiple
        accept="application/pdf,.pdf"
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ currentTarget: { files } }) => files?.[0] && onAdd([...files])}
        className={styles.input}
      />
      <label htmlFor={id} className={cn(buttonStyles({ look: 'secondary', size: 'small' }), styles.choose)}>
        {words.record.add}
      </label>
    </div>
  );
}
