import { Button, buttonStyles } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { numberPdf as words } from '@/content/number-pdf';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import styles from './number-pdf.module.css';
import { isRead, type Work, type WorkState, waitingPages } from './work';

type TakeBarProps = {
  state: WorkState;
  /** the name of the numbered file */
  saveAs: string;
  onCancel: () => void;
  onSave: () => void;
  onLook: (index: number) => void;
};

/**
 * How far a file has come, and the numbered one to take: in the panel on wide screens, at a phone's lower edge on others.
 * The line of words is there from the beginning: a screen reader is told of its stations as they come.
 */
export function TakeBar({ state, saveAs, onCancel, onSave, onLook }: TakeBarProps) {
  const { work, opening } = state;
  const name = opening ?? work?.file.name;
  const isBusy = opening !== undefined || (work !== undefined && !isRead(work));
  const isSaved = work?.saved !== undefined && opening === undefined;
  // Once the reader corrects the pages, what a press does is said with the page.
  const isSaidBelow = !isBusy && !isSaved && work !== undefined && (work.version > 1 || work.seen.size > 0);
  return (
    <>
      {name && (
        <Heading level={2} size="title" translate="no" className="wrap-anywhere">
          {name}
        </Heading>
      )}
      <div className={cn(name && ['grid justify-items-start gap-3', styles.bar])}>
        <div className={cn('grid w-full min-w-0 grow gap-1.5', styles.grow, work?.saved && styles.saved)}>
          <p
            role="status"
            aria-live={isSaidBelow ? 'off' : undefined}
            className={cn('wrap-anywhere min-w-0 text-small', name && 'font-semibold tabular-nums')}
          >
            <span className={cn(isSaved && styles.as)}>{statusOf(state)}</span>
            {isSaved && <span className="font-normal"> {words.download.next}</span>}
            {work?.result && !opening && !isSaidBelow && <span className="sr-only"> {words.download.ready}</span>}
          </p>
          {isBusy && <Progress name={name} work={opening === undefined ? work : undefined} />}
          {work && !isBusy && !isSaved && <NextPage work={work} onLook={onLook} />}
        </div>
        {isBusy && (
          <Button look="secondary" size="small" onClick={onCancel}>
            {words.progress.cancel}
          </Button>
        )}
        {work && !isBusy && <TakeFile url={work.result?.url} name={saveAs} onSave={onSave} />}
      </div>
    </>
  );
}

/** From one page in doubt to the next, and around. */
function NextPage({ work, onLook }: { work: Work; onLook: (index: number) => void }) {
  const waiting = waitingPages(work);
  const next = waiting.find((index) => index > work.at) ?? waiting[0];
  if (next === undefined) return null;
  return (
    <Button look="quiet" size="small" onClick={() => onLook(next)} className={cn('px-0', styles.start)}>
      {fillPlaceholders(words.doubts.next, { page: next + 1 })}
    </Button>
  );
}

/** Pages read of those there are; while a file is being opened nobody knows how many. */
function Progress({ name = '', work }: { name?: string; work?: Work }) {
  const values = work && { done: work.done, total: work.facts.pages };
  return (
    <progress
      aria-label={
        values ? fillPlaceholders(words.progress.read, values) : fillPlaceholders(words.progress.opening, { name })
      }
      value={work?.done}
      max={work?.facts.pages}
      className={cn('w-full accent-teal', styles.progress)}
    />
  );
}

/** The numbered file. While it is being made anew there is none to take, so that nobody takes one that is out of date. */
function TakeFile({ url, name, onSave }: { url?: string; name: string; onSave: () => void }) {
  const { label, what, waiting } = words.download;
  if (!url)
    return (
      <p aria-busy="true" className={buttonStyles({ look: 'secondary' })}>
        {waiting}
      </p>
    );
  return (
    <a href={url} download={name} onClick={onSave} className={cn(buttonStyles(), 'max-w-full flex-wrap')}>
      <Icon name="download" className="size-5" />
      {label}
      <span className="sr-only"> {what}</span>
    </a>
  );
}

function statusOf({ work, opening, busy, wasCancelled }: WorkState): string {
  const { progress, download } = words;
  if (wasCancelled) return progress.cancelled;
  if (busy !== undefined) return fillPlaceholders(progress.busy, { page: busy + 1 });
  if (opening !== undefined) return fillPlaceholders(progress.opening, { name: opening });
  if (!work) return '';
  if (work.saved) return fillPlaceholders(download.saved, { name: work.saved });
  const total = work.facts.pages;
  if (work.done < total) return total === 1 ? progress.readingOne : fillPlaceholders(progress.reading, { total });
  const pages = total === 1 ? progress.page : fillPlaceholders(progress.pages, { total });
  const doubts = waitingPages(work).length;
  return fillPlaceholders(doubts === 0 ? progress.doneClear : progress.done, { pages, doubts });
}
