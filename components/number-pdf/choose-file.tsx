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
  onChoose: (file: File) => void;
  /** somebody is about to choose */
  onPrepare: () => void;
};

/** The browser's own file input, as large as the box it stands in: all of it takes a press or a file. */
export function ChooseFile({ input, isSmall, isOver, onChoose, onPrepare }: ChooseFileProps) {
  const id = useId();

  // A file that was chosen before this script listened.
  useEffect(() => {
    const file = input.current?.files?.[0];
    if (file) onChoose(file);
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
        accept="application/pdf,.pdf"
        aria-describedby={isSmall ? undefined : `${id}-hint`}
        onClick={({ currentTarget }) => {
          onPrepare();
          // The same file may be chosen again, after Cancel or when it was mended.
          currentTarget.value = '';
        }}
        onChange={({ currentTarget: { files } }) => files?.[0] && onChoose(files[0])}
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
