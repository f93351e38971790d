'use client';

import { type ReactNode, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { cn } from '@/components/ui/cn';
import { island, useIslandRoot } from '@/components/ui/island';
import { useFocusAfterRemoval } from '@/components/ui/use-focus-after-removal';
import { numberPdf as words } from '@/content/number-pdf';
import { ChooseFile, useFileDrop } from './choose-file';
import { DoubtList } from './doubt-list';
import { DownloadBar } from './download-bar';
import { FileNotes } from './file-notes';
import { FileProblem } from './file-problem';
import styles from './number-pdf.module.css';
import { PageEditor } from './page-editor';
import { RecordList } from './record-list';
import { SampleAndTerms } from './sample-and-terms';
import { Settings } from './settings';
import { useNumberingJob } from './use-numbering-job';
import { useRecord } from './use-record';

const wideScreen = '(width >= 64rem)';

function onWidthChange(listener: () => void): () => void {
  const query = matchMedia(wideScreen);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

type NumberPdfProps = {
  /** addresses of the scripts that hold the engine and a sample file */
  engine: string;
  sample: string;
  /** the page's headline and lead, hidden once a file is open */
  children: ReactNode;
  /** shown beside them on wide screens */
  picture: ReactNode;
};

/** The numbering tool: choose a file, check its pages, correct them, download the numbered file. */
export const NumberPdf = island(function NumberPdf({ engine, sample, children, picture }: NumberPdfProps) {
  const { ref, ...root } = useIslandRoot<HTMLDivElement>();
  const input = useRef<HTMLInputElement>(null);
  // Doubts and settings come before the pages on wide screens and after them on others. CSS order would not move the focus.
  const isWide = useSyncExternalStore(
    onWidthChange,
    () => matchMedia(wideScreen).matches,
    () => false,
  );
  const [announcement, setAnnouncement] = useState('');
  useFocusAfterRemoval(ref);
  const job = useNumberingJob(engine);
  const record = useRecord(engine, job);
  const { state, loadEngine, unlock, dispatch, showPage, changeChoices } = job;
  const { replaceFiles, active } = record;
  const choose = useCallback(
    (files: File[]) => {
      // The progress is at the tool's top, which may be scrolled out of sight.
      if ((ref.current?.getBoundingClientRect().top ?? 0) < 0) ref.current?.scrollIntoView({ behavior: 'instant' });
      replaceFiles(files);
    },
    [replaceFiles, ref],
  );
  const isDragOver = useFileDrop(choose, loadEngine);
  const { work, opening } = state;
  const activeProblem = active?.file.problem && { name: active.file.file.name, problem: active.file.problem };
  const problem = state.problem ?? activeProblem;
  const hasFile = work !== undefined || opening !== undefined;
  const isIntroHidden = hasFile || problem !== undefined || record.placedFiles.length > 0;
  const cancel = () => {
    job.cancel();
    // The clicked button is removed, so the focus has to go somewhere.
    input.current?.focus();
  };
  const checksAndSettings = work && (
    <div className="grid gap-6">
      <DoubtList work={work} onShowPage={showPage} onChange={changeChoices} />
      <Settings key={String(isWide)} work={work} isOpen={isWide} onChange={changeChoices} />
    </div>
  );

  return (
    <div
      ref={ref}
      {...root}
      className={cn(
        'print:hidden',
        work ? styles.withFile : ['grid grid-cols-1 gap-x-10 lg:grid-cols-12', styles.intro],
      )}
    >
      <div className={work ? styles.panel : cn('min-w-0 lg:col-span-7', hasFile && 'grid content-start gap-4')}>
        <div className={cn(isIntroHidden && ['contents', styles.hiddenIntro])}>{children}</div>
        <div className={work && 'flex flex-wrap gap-3'}>
          <ChooseFile
            input={input}
            label={hasFile ? words.choose.another : words.choose.label}
            hint={hasFile ? undefined : isDragOver ? words.choose.drop : words.choose.hint}
            isDragOver={isDragOver}
            onChoose={choose}
            onPrepare={loadEngine}
          />
          {work && <ChooseFile label={words.record.add} onChoose={record.addFiles} onPrepare={loadEngine} />}
        </div>
        <DownloadBar
          state={state}
          saveAs={active?.name ?? ''}
          onCancel={cancel}
          onSave={() => active && dispatch({ type: 'saved', name: active.name })}
          onShowPage={showPage}
        />
        {!isIntroHidden && (
          <SampleAndTerms sample={sample} onChoose={(file) => choose([file])} onPrepare={loadEngine} />
        )}
        {problem && <FileProblem {...problem} onPassword={unlock} />}
        <FileNotes
          work={work}
          isRestored={active?.file.isRestored}
          onForget={() => dispatch({ type: 'choicesCleared' })}
        />
        {record.placedFiles.length > 1 && (
          <RecordList engine={engine} record={record} dispatch={dispatch} announce={setAnnouncement} />
        )}
        <p role="status" className="sr-only">
          {announcement}
        </p>
        {isWide && checksAndSettings}
      </div>
      {work ? <PageEditor key={work.id} work={work} job={job} /> : !isIntroHidden && picture}
      {!isWide && checksAndSettings}
    </div>
  );
});
