import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { numberPdf as words } from '@/content/number-pdf';
import { fill } from './fill';
import styles from './number-pdf.module.css';

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
        <p id={id} className={cn('text-small tabular-nums', styles.name)}>
          {fill(label, { name, done: done ?? '', total: total ?? '' })}
        </p>
        <progress aria-labelledby={id} value={done} max={total} className={cn('w-full accent-teal', styles.bar)} />
      </div>
      <Button look="secondary" size="small" onClick={onCancel}>
        {words.progress.cancel}
      </Button>
    </div>
  );
}
