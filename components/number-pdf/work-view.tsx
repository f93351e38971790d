import { useState } from 'react';
import { numberPdf as words } from '@/content/number-pdf';
import { CorrectPage } from './correct-page';
import { DoubtList } from './doubt-list';
import { FileFacts } from './file-facts';
import { Progress } from './progress';
import { Settings } from './settings';
import { Sheets } from './sheets';
import { TakeFile } from './take-file';
import type { WorkControls } from './use-work';
import type { Work } from './work';

type WorkViewProps = { work: Work; controls: WorkControls };

/** A file at work: how far it has come, what to look at, what can be set, its pages, and the file to take. */
export function WorkView({ work, controls }: WorkViewProps) {
  const [open, setOpen] = useState<number>();
  const total = work.facts.pages;
  const isRead = work.done === total;
  return (
    <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-12">
      <div className="grid grid-cols-1 content-start gap-8 lg:col-span-4">
        <FileFacts {...work.facts} />
        {isRead ? (
          <TakeFile result={work.result} />
        ) : (
          <Progress
            label={words.progress.reading}
            name={work.name}
            done={work.done}
            total={total}
            onCancel={controls.cancel}
          />
        )}
        <DoubtList work={work} isRead={isRead} onOpen={setOpen} onChange={controls.change} />
        <Settings work={work} onChange={controls.change} onUndo={controls.undo} />
      </div>
      <Sheets work={work} draw={controls.draw} onOpen={setOpen} />
      {open !== undefined && (
        <CorrectPage work={work} index={open} controls={controls} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}
