import { useEffect, useId, useState } from 'react';
import { numberPdf as words } from '@/content/number-pdf';
import { readPageRanges, writePageRanges } from './page-ranges';

type SkippedPagesProps = { skipped: readonly number[]; total: number; onChange: (skipped: number[]) => void };

/** Pages that get no numbers, written as people write pages: 1, 4-6. */
export function SkippedPages({ skipped, total, onChange }: SkippedPagesProps) {
  const id = useId();
  const written = writePageRanges(skipped);
  const [text, setText] = useState(written);
  useEffect(() => setText(written), [written]);
  const { label, hint, wrong } = words.settings.skip;
  const isWrong = readPageRanges(text, total) === undefined;
  const settle = () => {
    const pages = readPageRanges(text, total);
    if (pages && writePageRanges(pages) !== written) onChange(pages);
  };
  return (
    <form
      method="dialog"
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
      <input
        id={id}
        value={text}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        aria-invalid={isWrong}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={settle}
        className="min-h-12 w-full rounded border border-edge bg-card px-3 text-base"
      />
      <p id={`${id}-hint`} className={isWrong ? 'text-clay text-small' : 'text-muted text-small'}>
        {isWrong ? wrong : hint}
      </p>
    </form>
  );
}
