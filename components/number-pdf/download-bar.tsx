import { Button, buttonStyles } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { numberPdf as words } from '@/content/number-pdf';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import styles from './number-pdf.module.css';
import { isFullyRead, uncheckedPages, type Work, type WorkState } from './work-state';

type DownloadBarProps = {
  state: WorkState;
  saveAs: string;
  onCancel: () => void;
  onSave: () => void;
  onShowPage: (index: number) => void;
};

/**
 * The progress of a file, and the link to the numbered one: in the panel on wide screens, at the bottom edge on phones.
 * The status is never removed, since screen readers announce changes only in a live region that they know.
 */
export function DownloadBar({ state, saveAs, onCancel, onSave, onShowPage }: DownloadBarProps) {
  const { work, opening } = state;
  const name = opening ?? work?.file.name;
  const isBusy = opening !== undefined || (work !== undefined && !isFullyRead(work));
  const isSaved = work?.savedAs !== undefined && opening === undefined;
  // While pages are being corrected, the caption of the page announces each change.
  const isSilent = !isBusy && !isSaved && work !== undefined && (work.version > 1 || work.viewed.size > 0);
  return (
    <>
      {name && <Heading size="title" translate="no" className="wrap-anywhere" text={name} />}
      <div className={cn(name && ['grid justify-items-start gap-3', styles.bar])}>
        <div className={cn('grid w-full min-w-0 grow gap-1.5', styles.grow, work?.savedAs && styles.saved)}>
          <p
            role="status"
            aria-live={isSilent ? 'off' : undefined}
            className={cn('wrap-anywhere min-w-0 text-small', name && 'font-semibold tabular-nums')}
          >
            <span className={cn(isSaved && styles.savedAs)}>{statusOf(state)}</span>
            {isSaved && <span className="font-normal"> {words.download.next}</span>}
            {work?.result && !opening && !isSilent && <span className="sr-only"> {words.download.ready}</span>}
          </p>
          {isBusy && <Progress name={name} work={opening === undefined ? work : undefined} />}
          {work && !isBusy && !isSaved && <NextDoubt work={work} onShowPage={onShowPage} />}
        </div>
        {isBusy && (
          <Button look="secondary" size="small" onClick={onCancel}>
            {words.progress.cancel}
          </Button>
        )}
        {work && !isBusy && <DownloadLink url={work.result?.url} name={saveAs} onSave={onSave} />}
      </div>
    </>
  );
}

/** Goes to the next page in doubt, after the last one to the first. */
function NextDoubt({ work, onShowPage }: { work: Work; onShowPage: (index: number) => void }) {
  const unchecked = uncheckedPages(work);
  const next = unchecked.find((index) => index > work.pageIndex) ?? unchecked[0];
  if (next === undefined) return null;
  return (
    <Button look="quiet" size="small" onClick={() => onShowPage(next)} className="w-fit">
      {fillPlaceholders(words.doubts.next, { page: next + 1 })}
    </Button>
  );
}

/** Without `work` the file is being opened, and its number of pages is not known. */
function Progress({ name = '', work }: { name?: string; work?: Work }) {
  const values = work && { done: work.pagesRead, total: work.facts.pages };
  return (
    <progress
      aria-label={
        values ? fillPlaceholders(words.progress.read, values) : fillPlaceholders(words.progress.opening, { name })
      }
      value={values?.done}
      max={values?.total}
      className={cn('w-full accent-teal', styles.progress)}
    />
  );
}

/** While the numbers are written again there is no link, so that nobody downloads an outdated file. */
function DownloadLink({ url, name, onSave }: { url?: string; name: string; onSave: () => void }) {
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

function statusOf({ work, opening, busyPage, wasCancelled }: WorkState): string {
  const { progress, download } = words;
  if (wasCancelled) return progress.cancelled;
  if (busyPage !== undefined) return fillPlaceholders(progress.busy, { page: busyPage + 1 });
  if (opening !== undefined) return fillPlaceholders(progress.opening, { name: opening });
  if (!work) return '';
  if (work.savedAs) return fillPlaceholders(download.saved, { name: work.savedAs });
  const total = work.facts.pages;
  if (!isFullyRead(work)) return total === 1 ? progress.readingOne : fillPlaceholders(progress.reading, { total });
  const pages = total === 1 ? progress.page : fillPlaceholders(progress.pages, { total });
  const doubts = uncheckedPages(work).length;
  return fillPlaceholders(doubts === 0 ? progress.doneClear : progress.done, { pages, doubts });
}
