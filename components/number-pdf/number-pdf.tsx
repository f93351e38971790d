'use client';

import { island, useIslandRoot } from '@/components/ui/island';
import { numberPdf as words } from '@/content/number-pdf';
import { ChooseFile } from './choose-file';
import { FileProblem } from './file-problem';
import { fill } from './fill';
import { Progress } from './progress';
import { useFileDrop } from './use-file-drop';
import { useNumberingJob } from './use-numbering-job';
import type { WorkState } from './work';
import { WorkView } from './work-view';

type NumberPdfProps = {
  /** the address of the engine's script */
  engine: string;
};

/** The whole tool: choose a file, look through its pages, correct, take the numbered file. */
export const NumberPdf = island(function NumberPdf({ engine }: NumberPdfProps) {
  const root = useIslandRoot<HTMLDivElement>();
  const controls = useNumberingJob(engine);
  const { state, prepare, choose, unlock, cancel } = controls;
  const isOver = useFileDrop(choose, prepare);
  const { work, opening, problem } = state;

  return (
    <div {...root} className="no-script:hidden failed:hidden print:hidden">
      <ChooseFile hasWork={work !== undefined} isOver={isOver} onChoose={choose} onPrepare={prepare} />
      <Announcement state={state} />
      {opening !== undefined && <Progress label={words.progress.opening} name={opening} onCancel={cancel} />}
      {problem && <FileProblem {...problem} onPassword={unlock} />}
      {work && <WorkView key={work.id} work={work} controls={controls} />}
    </div>
  );
});

/** What a screen reader is told as it happens: the stations of the way, not each page of it. */
function Announcement({ state }: { state: WorkState }) {
  return (
    <p role="status" className={state.wasCancelled ? 'mt-4 text-muted text-small' : 'sr-only'}>
      {announcementOf(state)}
    </p>
  );
}

function announcementOf({ work, opening, wasCancelled }: WorkState): string {
  const { progress, download } = words;
  if (wasCancelled) return progress.cancelled;
  if (opening !== undefined) return fill(progress.opening, { name: opening });
  if (!work) return '';
  const total = work.facts.pages;
  if (work.done < total) return fill(progress.reading, { done: 0, total });
  const doubts = work.pages.filter((page) => page.doubts.length > 0).length;
  const read = fill(total === 1 ? progress.doneOne : progress.done, { name: work.name, total, doubts });
  return work.result ? `${read} ${download.label}.` : read;
}
