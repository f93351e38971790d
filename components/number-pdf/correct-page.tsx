import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { numberPdf as words } from '@/content/number-pdf';
import { countedRows } from '@/tenth-lining/lines/number-rows';
import { CorrectRegion } from './correct-region';
import { CorrectRows, RowMarks } from './correct-rows';
import { withToggled } from './corrections';
import { fill } from './fill';
import styles from './number-pdf.module.css';
import { PagePicture } from './page-picture';
import { sheetWords } from './sheet-words';
import { Tick } from './tick';
import type { JobControls } from './use-numbering-job';
import type { Work } from './work';

type CorrectPageProps = { work: Work; index: number; controls: JobControls; onClose: () => void };

/** One page, large, in a native dialog: which of its lines count, and from where to where. */
export function CorrectPage({ work, index, controls, onClose }: CorrectPageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { askRows, change, draw, undo } = controls;
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => askRows(index), [askRows, index]);
  const page = work.pages[index];
  if (!page) return null;
  const { choices } = work;
  const known = work.rows.get(index);
  const counted = new Set(
    known && countedRows({ index, height: page.height, rows: known.rows }, choices, choices.corrections),
  );
  const toggle = (row: number) => change(withToggled(choices, index, row, !counted.has(row)));
  const include = (list: readonly number[], isIn: boolean) =>
    isIn ? [...list, index] : list.filter((other) => other !== index);
  const { title, text, skip, makeRoom, undo: undoLabel, close } = words.correct;

  return (
    <dialog
      ref={dialog}
      aria-labelledby="correct"
      onClose={onClose}
      className={cn('m-auto rounded-lg bg-paper p-5 text-ink shadow-float sm:p-8', styles.dialog)}
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <Heading level={2} size="title" id="correct">
          {fill(title, { page: index + 1 })}
        </Heading>
        <div className="flex gap-3">
          <Button look="secondary" size="small" aria-disabled={work.past.length === 0} onClick={undo}>
            {undoLabel}
          </Button>
          <Button size="small" onClick={() => dialog.current?.close()}>
            {close}
          </Button>
        </div>
      </div>
      <p role="status" className="mt-1 text-small tabular-nums">
        {sheetWords(page)}
      </p>
      <div className={cn('mt-5', styles.pageAndChoices)}>
        <PagePicture key={index} page={page} draw={draw}>
          {known && <RowMarks page={page} rows={known.rows} counted={counted} onToggle={toggle} />}
        </PagePicture>
        <div className="grid content-start gap-5">
          <p className="text-muted text-small">{text}</p>
          {known && <CorrectRegion work={work} page={page} found={known.region} onChange={change} />}
          <div>
            <Tick
              label={makeRoom}
              isTicked={choices.makeRoom.includes(index)}
              onTick={(isOn) => change({ ...choices, makeRoom: include(choices.makeRoom, isOn) })}
            />
            <Tick
              label={skip}
              isTicked={choices.skipped.includes(index)}
              onTick={(isOn) => change({ ...choices, skipped: include(choices.skipped, isOn) })}
            />
          </div>
          {known && <CorrectRows rows={known.rows} counted={counted} onToggle={toggle} />}
        </div>
      </div>
    </dialog>
  );
}
