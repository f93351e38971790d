import type { AnswerRow } from '@/content/types';

type AnsweredRow = AnswerRow & { answer: string };

/** The rows that have an answer: the others wait for the owner's. */
export function answeredRows(rows: readonly AnswerRow[]): AnsweredRow[] {
  return rows.filter((row): row is AnsweredRow => Boolean(row.answer));
}
