import type { AnswerRow } from '@/content/types';

type AnsweredRow = AnswerRow & { answer: string };

/** The questions that the owner has answered. */
export function answeredRows(rows: readonly AnswerRow[]): AnsweredRow[] {
  return rows.filter((row): row is AnsweredRow => Boolean(row.answer));
}
