import { useId } from 'react';
import { cn } from '@/components/ui/cn';
import { numberPdf } from '@/content/number-pdf';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import styles from './number-pdf.module.css';
import { useDraft, wholeNumber } from './use-draft';

type PageFieldProps = { at: number; total: number; onLook: (index: number) => void };

/** The number of the page that is shown: typed, then Enter; an arrow key goes on by one. */
export function PageField({ at, total, onLook }: PageFieldProps) {
  const id = useId();
  const { page, wrong } = numberPdf.sheets;
  const read = (text: string) => wholeNumber(text.trim(), total);
  const { isWrong, props } = useDraft({
    value: at + 1,
    write: String,
    read,
    settlesLate: true,
    onSettle: (number) => onLook(number - 1),
  });
  const step = { ArrowUp: 1, ArrowDown: -1 };
  return (
    <>
      <label htmlFor={id}>{page}</label>
      <input
        {...props}
        id={id}
        role="spinbutton"
        inputMode="numeric"
        aria-valuemin={1}
        aria-valuemax={total}
        aria-valuenow={at + 1}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onKeyDown={(event) => {
          const by = step[event.key as keyof typeof step];
          if (!by) return props.onKeyDown(event);
          event.preventDefault();
          if (read(String(at + 1 + by))) onLook(at + by);
        }}
        className="min-h-11 w-16 rounded border border-edge bg-card px-2 text-center text-base aria-invalid:border-clay"
      />
      {isWrong && (
        <p id={`${id}-wrong`} role="alert" className={cn('font-medium text-clay', styles.refused)}>
          {fillPlaceholders(wrong, { text: props.value, total })}
        </p>
      )}
    </>
  );
}
