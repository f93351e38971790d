'use client';

import { island, useIslandRoot } from '@/components/ui/island';
import { numberPdf as words } from '@/content/number-pdf';
import { Announcement } from './announcement';
import { ChooseFile } from './choose-file';
import { FileProblem } from './file-problem';
import { Progress } from './progress';
import { useFileDrop } from './use-file-drop';
import { useWork } from './use-work';
import { WorkView } from './work-view';

type NumberPdfProps = {
  /** the address of the engine's script */
  engine: string;
};

/** The whole tool: choose a file, look through its pages, correct, take the numbered file. */
export const NumberPdf = island(function NumberPdf({ engine }: NumberPdfProps) {
  const root = useIslandRoot<HTMLDivElement>();
  const controls = useWork(engine);
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
