import { useState } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { numberPdf as words } from '@/content/number-pdf';
import { CorrectPage } from './correct-page';
import { DoubtList } from './doubt-list';
import { Progress } from './progress';
import { Settings } from './settings';
import { Sheets } from './sheets';
import type { JobControls } from './use-numbering-job';
import type { Work } from './work';

type WorkViewProps = { work: Work; controls: JobControls };

/** A file at work: how far it has come, what to look at, what can be set, its pages, and the file to take. */
export function WorkView({ work, controls }: WorkViewProps) {
  const [open, setOpen] = useState<number>();
  const total = work.facts.pages;
  const isRead = work.done === total;
  return (
    <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-12">
      <div className="grid grid-cols-1 content-start gap-8 lg:col-span-4">
        <FileFacts work={work} />
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

/** The numbered file. While it is being made anew there is none to take, so that nobody takes one that is out of date. */
function TakeFile({ result }: Pick<Work, 'result'>) {
  const { label, waiting, note } = words.download;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      {result ? (
        <a href={result.url} download={result.name} className={cn(buttonStyles(), 'wrap-anywhere max-w-full')}>
          <Icon name="download" className="size-5" />
          {label}
        </a>
      ) : (
        <p aria-busy="true" className={buttonStyles({ look: 'secondary' })}>
          {waiting}
        </p>
      )}
      <p className="max-w-measure text-muted text-small">{note}</p>
    </div>
  );
}

/** What the reader should know of the file before taking the numbered one. */
function FileFacts({ work: { name, facts, before } }: { work: Work }) {
  const { signed, encrypted, repaired, numbered, withoutNumbers } = words.facts;
  const notes = [facts.isSigned && signed, facts.isEncrypted && encrypted, facts.isRepaired && repaired].filter(
    (note) => note !== false,
  );
  if (notes.length === 0 && !before) return null;
  return (
    <ul className="grid gap-3">
      {notes.map((note) => (
        <li key={note} className="max-w-measure border-clay border-l-2 pl-4">
          {note}
        </li>
      ))}
      {before && (
        <li className="max-w-measure border-clay border-l-2 pl-4">
          {numbered}{' '}
          <a href={before} download={name.replace(/-numbered(\.pdf)?$/i, '.pdf')} className="underline">
            {withoutNumbers}
          </a>
        </li>
      )}
    </ul>
  );
}
