import { useEffect, useState } from 'react';
import { TextField } from '@/components/ui/text-field';
import { numberPdf as words } from '@/content/number-pdf';
import { fill } from './fill';
import { readPageRanges, writePageRanges } from './page-ranges';

type SkippedPagesProps = {
  skipped: readonly number[];
  total: number;
  name: string;
  onChange: (skipped: number[]) => void;
};

/** Pages that get no numbers, written as people write pages: 1, 4-6. */
export function SkippedPages({ skipped, total, name, onChange }: SkippedPagesProps) {
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
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <TextField
        label={label}
        hint={hint}
        problem={isWrong ? fill(wrong, { name }) : undefined}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={settle}
      />
    </form>
  );
}
