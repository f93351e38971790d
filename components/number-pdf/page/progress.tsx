import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { numberPdf as words } from '@/content/number-pdf';
import { fill } from './fill';

type ProgressProps = {
  /** a sentence of content/, with `{name}`, `{done}`, `{total}` */
  label: string;
  name: string;
  /** pages; unknown while a file is being opened */
  done?: number;
  total?: number;
  onCancel: () => void;
};

/** How far a file's work has come, counted in pages, and the way out of it. */
export function Progress({ label, name, done, total, onCancel }: ProgressProps) {
  const id = useId();
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="grid grow gap-1.5">
        <p id={id} className="break-words text-small tabular-nums">
          {fill(label, { name, done: done ?? '', total: total ?? '' })}
        </p>
        <progress aria-labelledby={id} value={done} max={total} className="h-2 w-full accent-teal" />
      </div>
      <Button look="secondary" size="small" onClick={onCancel}>
        {words.progress.cancel}
      </Button>
    </div>
  );
}
