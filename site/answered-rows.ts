import type { AnswerRow } from '@/content/types';

type AnsweredRow = AnswerRow & { answer: string };

/** The rows that have an answer; the owner has not answered the others yet. */
export function answeredRows(rows: readonly AnswerRow[]): AnsweredRow[] {
  return rows.filter((row): row is AnsweredRow => Boolean(row.answer));
}
