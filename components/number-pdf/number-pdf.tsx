'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { island, useIslandRoot } from '@/components/ui/island';
import { useFocusAfterRemoval } from '@/components/ui/use-focus-after-removal';
import { numberPdf as words } from '@/content/number-pdf';
import { ChooseFile, useFileDrop } from './choose-file';
import { DoubtList } from './doubt-list';
import { FileFacts } from './file-facts';
import { FileProblem } from './file-problem';
import styles from './number-pdf.module.css';
import { Offer } from './offer';
import { PageDesk } from './page-desk';
import { RecordList } from './record-list';
import { Settings } from './settings';
import { TakeBar } from './take-bar';
import { useNumberingJob } from './use-numbering-job';
import { useRecord } from './use-record';

/** Whether the panel stands beside the pages: what follows what in the page's order depends on it, not its look alone. */
function useWideScreen(): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const query = matchMedia('(width >= 64rem)');
    const look = () => setWide(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return isWide;
}

type NumberPdfProps = {
  /** addresses of the scripts that hold the engine and a sample file */
  engine: string;
  sample: string;
  /** what the page says before a file is at work */
  children: ReactNode;
  /** beside it on wide screens */
  picture: ReactNode;
};

/**
 * The whole tool, and the one owner of its work: choose a file, look through its pages, correct, take the numbered file.
 * With a file on its way the page's first words fold away, and the box becomes the head of the work's own place.
 */
export const NumberPdf = island(function NumberPdf({ engine, sample, children, picture }: NumberPdfProps) {
  const { ref, ...root } = useIslandRoot<HTMLDivElement>();
  const input = useRef<HTMLInputElement>(null);
  const isWide = useWideScreen();
  const [said, say] = useState('');
  useFocusAfterRemoval(ref);
  const job = useNumberingJob(engine);
  const record = useRecord(engine, job);
  const { state, prepare, unlock, tell, look, change } = job;
  const { choose: open, atWork } = record;
  const choose = useCallback(
    (files: File[]) => {
      // What comes of it stands at the top.
      if ((ref.current?.getBoundingClientRect().top ?? 0) < 0) ref.current?.scrollIntoView({ behavior: 'instant' });
      open(files);
    },
    [open, ref],
  );
  const isOver = useFileDrop(choose, prepare);
  const { work, opening } = state;
  const failed = atWork?.file.problem && { name: atWork.file.file.name, problem: atWork.file.problem };
  const problem = state.problem ?? failed;
  const isSmall = work !== undefined || opening !== undefined;
  const isFolded = isSmall || problem !== undefined || record.placed.length > 0;
  const cancel = () => {
    job.cancel();
    // The button goes with what it ends.
    input.current?.focus();
  };
  const lists = work && (
    <div className="grid gap-6">
      <DoubtList work={work} onLook={look} onChange={change} />
      <Settings key={String(isWide)} work={work} isOpen={isWide} onChange={change} />
    </div>
  );

  return (
    <div
      ref={ref}
      {...root}
      className={cn('print:hidden', work ? styles.desk : ['grid grid-cols-1 gap-x-10 lg:grid-cols-12', styles.first])}
    >
      <div className={work ? styles.panel : 'min-w-0 lg:col-span-7'}>
        <div className={cn(isFolded && ['contents', styles.folded])}>{children}</div>
        <div className={work && 'flex flex-wrap gap-3'}>
          <ChooseFile
            input={input}
            label={isSmall ? words.choose.another : words.choose.label}
            hint={isSmall ? undefined : isOver ? words.choose.drop : words.choose.hint}
            isOver={isOver}
            onChoose={choose}
            onPrepare={prepare}
          />
          {work && <ChooseFile label={words.record.add} onChoose={record.add} onPrepare={prepare} />}
        </div>
        <TakeBar
          state={state}
          saveAs={atWork?.name ?? ''}
          onCancel={cancel}
          onSave={() => atWork && tell({ type: 'saved', name: atWork.name })}
          onLook={look}
        />
        {!isFolded && <Offer sample={sample} onChoose={(file) => choose([file])} onPrepare={prepare} />}
        {problem && <FileProblem name={problem.name} problem={problem.problem} onPassword={unlock} />}
        {work && (
          <FileFacts work={work} isRecalled={atWork?.file.isRecalled} onForget={() => tell({ type: 'forget' })} />
        )}
        {record.placed.length > 1 && <RecordList engine={engine} record={record} tell={tell} say={say} />}
        <p role="status" className="sr-only">
          {said}
        </p>
        {isWide && lists}
      </div>
      {work ? <PageDesk key={work.id} work={work} controls={job} /> : !isFolded && picture}
      {!isWide && lists}
    </div>
  );
});
