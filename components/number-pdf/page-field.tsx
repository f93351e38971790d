import { useId } from 'react';
import { numberPdf } from '@/content/number-pdf';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import { parseNumber, useDraft } from './use-draft';

type PageFieldProps = { pageIndex: number; total: number; onShowPage: (index: number) => void };

/** The number of the page that is shown. Enter goes to the number typed; the up and down keys to the next or previous page. */
export function PageField({ pageIndex, total, onShowPage }: PageFieldProps) {
  const id = useId();
  const { page, wrong } = numberPdf.sheets;
  const number = pageIndex + 1;
  const { isInvalid, props } = useDraft({
    value: number,
    format: String,
    parse: (text) => parseNumber(text.trim(), total),
    commitsOnBlur: true,
    onCommit: (typed) => onShowPage(typed - 1),
  });
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
        aria-valuenow={number}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${id}-wrong` : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return props.onKeyDown(event);
          event.preventDefault();
          const next = event.key === 'ArrowUp' ? pageIndex + 1 : pageIndex - 1;
          if (next >= 0 && next < total) onShowPage(next);
        }}
        className="min-h-11 w-16 rounded border border-edge bg-card px-2 text-center text-base aria-invalid:border-clay"
      />
      {isInvalid && (
        <p id={`${id}-wrong`} role="alert" className="order-2 basis-full font-medium text-clay">
          {fillPlaceholders(wrong, { text: props.value, total })}
        </p>
      )}
    </>
  );
}
