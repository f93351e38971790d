import type { AnswerRow } from '@/content/types';
import { yourFiles } from '@/content/your-files';

export type AnsweredRow = AnswerRow & { answer: string };

/** The rows with an answer, or none while there are fewer than needed: half a list reads as the other half refused. */
export function answeredRows({ rows, needed }: { rows: readonly AnswerRow[]; needed: number }): AnsweredRow[] {
  const answered = rows.filter((row): row is AnsweredRow => Boolean(row.answer));
  return answered.length >= needed ? answered : [];
}

/** Whether a page is there to be linked to: the one on files waits for the owner's answers. */
export function isPublished(path: string): boolean {
  return path !== '/your-files' || answeredRows(yourFiles).length > 0;
}
