import { numberPdf as words } from '@/content/number-pdf';
import { fill } from './fill';
import type { WorkState } from './work';

/** What a screen reader is told as it happens: the stations of the way, not each page of it. */
export function Announcement({ state }: { state: WorkState }) {
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
